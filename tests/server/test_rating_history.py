"""How a rating came to be what it is, over HTTP: in order, and without telling strangers about private tables."""

import itertools
from typing import Any

import pytest

from goudkoorts.tables.people.ratings import Rating, rate
from server.visitor import Server, Visitor

GOLD_FOR_TWO = "game=gold&players=2"


def give_up(loser: Visitor, winner: Visitor, **order: Any) -> str:
    """Let one give up a rated game against the other, and return its table once it is rated."""
    before = len(points_of(loser, winner))
    table: str = loser.open_table(rated=True, **order)["id"]
    winner.do(table, {"type": "sit", "seat": 1})
    loser.do(table, {"type": "start"})
    loser.do(table, {"type": "resign"})
    wait_for_points(winner, before + 1)
    return table


def rate_often(server: Server, persons: list[str], times: int) -> None:
    """Rate as many matches of some people, without playing them: the first wins them all."""
    for match in range(times):
        assert server.run(server.app.people.rate_table(f"t{match}", "gold", len(persons), persons, first_wins))


def first_wins(before: list[Rating]) -> list[Rating]:
    """Return the ratings after a match that the first has won."""
    return rate(before, [[seat] for seat in range(len(before))])


def points_of(asker: Visitor, person: Visitor) -> list[dict[str, Any]]:
    """Return what somebody is told about the rating of another."""
    reply = asker.get(f"/api/people/{person.me['id']}/ratings?{GOLD_FOR_TWO}")
    assert reply.status == 200, reply
    points: list[dict[str, Any]] = reply.json()["points"]
    return points


def wait_for_points(person: Visitor, count: int) -> None:
    """Wait until so many matches of somebody are rated, which is done beside everything else."""
    for _ in range(200):
        if len(points_of(person, person)) == count:
            return
    raise AssertionError(f"there are never {count} points")


def test_a_history_is_told_oldest_first_and_ends_at_the_rating_of_now(server: Server) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")
    tables = [give_up(anne, carl), give_up(anne, carl), give_up(carl, anne)]

    points = points_of(carl, carl)

    assert [point["table"] for point in points] == tables
    assert [point["at"] for point in points] == sorted(point["at"] for point in points)
    assert 1500 < points[0]["rating"] < points[1]["rating"] > points[2]["rating"]
    now = carl.get(f"/api/people/{carl.me['id']}").json()["ratings"][0]
    assert (points[-1]["rating"], points[-1]["plus_minus"]) == (now["rating"], now["plus_minus"])


def test_everybody_begins_with_1500_and_nothing_to_tell(server: Server) -> None:
    anne = server.guest("Anne")

    told = server.stranger().get(f"/api/people/{anne.me['id']}/ratings?{GOLD_FOR_TWO}").json()

    assert told == {"before": 1500, "points": []}


def test_a_rating_for_another_number_of_players_is_another_one(server: Server) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")
    give_up(anne, carl)

    told = carl.get(f"/api/people/{carl.me['id']}/ratings?game=gold&players=3").json()

    assert told["points"] == []


def test_a_private_table_is_named_only_to_those_who_played_there(server: Server) -> None:
    anne, carl, marc = server.guest("Anne"), server.guest("Carl"), server.guest("Marc")
    private = give_up(anne, carl)
    listed = give_up(anne, carl, access="open")
    give_up(marc, anne)  # somebody with ratings of his own is a stranger at the tables of others all the same

    assert [point["table"] for point in points_of(anne, carl)] == [private, listed]
    assert [point["table"] for point in points_of(carl, carl)] == [private, listed]
    assert [point["table"] for point in points_of(marc, carl)] == [None, listed]
    assert [point["table"] for point in points_of(server.stranger(), carl)] == [None, listed]


def test_only_the_latest_points_are_told_and_what_was_before_them(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")
    monkeypatch.setattr("goudkoorts.tables.people.people.now_ms", itertools.count(1).__next__)
    rate_often(server, [anne.me["id"], carl.me["id"]], 205)

    told = anne.get(f"/api/people/{anne.me['id']}/ratings?{GOLD_FOR_TWO}").json()

    assert len(told["points"]) == 200
    assert told["points"][-1]["table"] == "t204"
    assert 1500 < told["before"] <= told["points"][0]["rating"] <= told["points"][-1]["rating"]


def test_nobodys_history_is_not_found_like_nobody(server: Server) -> None:
    stranger = server.stranger()

    missing = stranger.get(f"/api/people/nobody/ratings?{GOLD_FOR_TWO}")

    assert (missing.status, missing.body) == (404, stranger.get("/api/people/nobody").body)


@pytest.mark.parametrize(
    "query", ["", "?game=gold", "?game=gold&players=0", "?game=gold&players=x", "?game=chess&players=2"]
)
def test_a_question_that_makes_no_sense_is_refused(server: Server, query: str) -> None:
    anne = server.guest("Anne")

    assert anne.get(f"/api/people/{anne.me['id']}/ratings{query}").status == 422
