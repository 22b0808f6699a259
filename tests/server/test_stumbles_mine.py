"""My games: how each ended, and what they come to."""

from server.visitor import Server, Visitor


def resigned(me: Visitor, *seats: str, game: str = "gold") -> str:
    """Play a game and give it up."""
    table = me.open_table(game, ("me", *seats))["id"]
    assert me.do(table, {"type": "resign"}).status == 200
    return str(table)


def test_stumble_20_a_finished_game_says_how_it_ended(server: Server) -> None:
    me = server.guest()
    table = resigned(me, "beginner")

    (row,) = me.get("/api/tables/mine").json()["tables"]

    assert (row["id"], row["status"]) == (table, "over")
    assert row["result"]["ranking"] == [[1], [0]]
    assert row["result"]["why"] == "resigned"
    assert [seat["level"] for seat in row["seats"]] == [None, "beginner"]


def test_stumble_20_how_a_game_ended_is_kept_over_a_restart(server: Server) -> None:
    me = server.guest()
    resigned(me, "beginner")
    before = me.get("/api/tables/mine").json()

    server.restart()

    assert me.get("/api/tables/mine").json() == before


def test_stumble_20_totals_are_by_game_and_level(server: Server) -> None:
    me, other = server.guest(), server.guest("Carl")
    resigned(me, "beginner")
    resigned(me, "beginner")
    resigned(me, "player")
    table = me.open_table("gold", ("me", "open"))["id"]
    other.do(table, {"type": "sit", "seat": 1})
    me.do(table, {"type": "start"})
    other.do(table, {"type": "resign"})
    me.open_table("gold", ("me", "beginner"))

    totals = me.get("/api/me/totals").json()["totals"]

    found = {(total["game"], total["level"]): (total["won"], total["played"]) for total in totals}
    assert found == {("gold", "beginner"): (0, 2), ("gold", "player"): (0, 1), ("gold", None): (1, 1)}


def test_stumble_19_a_game_that_was_put_away_is_no_longer_mine(server: Server) -> None:
    me = server.guest()
    table = me.open_table("gold", ("me", "beginner"))["id"]

    answer = me.do(table, {"type": "put_away"})

    assert answer.status == 200
    assert me.get("/api/tables/mine").json()["tables"] == []
    assert me.get("/api/me/totals").json()["totals"] == []
