"""Reviews over HTTP: after the end only, piece by piece, for whoever may see the game."""

from typing import Any

import pytest

from goudkoorts.tables.thinking.bot_pool import BotPool
from server.visitor import Server, Visitor

UNKNOWN = "A" * 22


def finished_table(anne: Visitor, moves: int = 3) -> str:
    """Return a table of Gold! where Anne made some moves against a bot and gave up."""
    table: str = anne.open_table("gold", ("me", "beginner"))["id"]
    with anne.connect(table) as line:
        made = 0
        while made < moves:
            game = line.until("game")
            if game["legal"]:
                play = {"type": "play", "action": game["legal"][0]["action"], "ply": game["ply"]}
                line.send({"type": "do", "id": f"m{made}", "command": play})
                made += 1
    assert anne.do(table, {"type": "resign"}).status == 200
    return table


def whole_review(visitor: Visitor, table: str) -> tuple[list[Any], Any]:
    """Ask until all is judged; return the judgements and the last answer."""
    judgements: list[Any] = []
    while True:
        answer = visitor.get(f"/api/tables/{table}/review?known={len(judgements)}")
        assert answer.status == 200, answer
        piece = answer.json()
        judgements += piece["judgements"]
        assert piece["judged"] == len(judgements)
        if piece["seats"] is not None:
            return judgements, piece


def test_every_decision_of_a_finished_game_is_judged(server: Server) -> None:
    anne = server.guest("Anne")
    table = finished_table(anne)

    judgements, last = whole_review(anne, table)
    record = anne.get(f"/api/tables/{table}/record").json()

    assert last["decisions"] == len(judgements) >= 3
    assert {each["seat"] for each in judgements} == {0, 1}
    for each in judgements:
        assert each["played"]["action"] == record["actions"][each["ply"]]
        if each["mark"] is None:
            assert each["weighed"] == []
        else:
            assert sum(each["chances"]) == pytest.approx(1)
            assert each["played"]["action"] in [weighed["move"]["action"] for weighed in each["weighed"]]
            assert all(0 <= weighed["win"] <= 1 for weighed in each["weighed"])
    assert [seat["seat"] for seat in last["seats"]] == [0, 1]


def test_a_review_is_found_once_and_given_again(server: Server) -> None:
    anne = server.guest("Anne")
    table = finished_table(anne)

    first, _ = whole_review(anne, table)
    again = server.stranger().get(f"/api/tables/{table}/review").json()

    assert again["judgements"] == first


def test_a_game_that_goes_on_is_not_judged(server: Server) -> None:
    anne = server.guest("Anne")
    table = anne.open_table("gold", ("me", "beginner"))["id"]

    refused = anne.get(f"/api/tables/{table}/review")

    assert (refused.status, refused.json()["code"]) == (409, "not_over")
    assert anne.get(f"/api/tables/{UNKNOWN}/review").status == 404
    assert anne.get(f"/api/tables/{table}/review?known=-1").status == 422


def test_who_asks_before_the_bots_are_compiled_is_told_to_ask_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne = server.guest("Anne")
    table = finished_table(anne, moves=1)
    monkeypatch.setattr(BotPool, "can_review", lambda *_: False)

    refused = anne.get(f"/api/tables/{table}/review")

    assert (refused.status, refused.json()["code"]) == (503, "warming_up")
    assert refused.json()["facts"]["seconds"] > 0
