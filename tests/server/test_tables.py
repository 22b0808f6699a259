"""Tables over HTTP and sockets: every command, two people, what each may see, and what cannot be found."""

import asyncio
from typing import Any

import pytest

from goudkoorts.tables.thinking.bot_pool import BotPool
from server.visitor import Line, Server, Visitor

UNKNOWN = "A" * 22


def seated(server: Server, **order: Any) -> tuple[Visitor, Visitor, str]:
    """Return two people at a table where the game has begun."""
    anne, carl = server.guest("Anne"), server.guest("Carl")
    table = anne.open_table(**order)["id"]
    assert carl.do(table, {"type": "sit", "seat": 1}).status == 200
    assert anne.do(table, {"type": "start"}).status == 200
    return anne, carl, table


def on_turn(*lines: Line) -> tuple[Line, Any]:
    """Return whose turn it is, and the game as they see it; each line has a game message waiting."""
    games = [(line, line.until("game")) for line in lines]
    return next((line, game) for line, game in games if game["legal"])


def test_against_bots_the_game_begins_at_once_and_ends(server: Server) -> None:
    anne = server.guest()
    table = anne.open_table("zevenspel", ("me", "beginner"))

    with anne.connect(table["id"]) as line:
        end = play_to_the_end(line)

    assert table["status"] == "playing"
    assert end["truth"] is not None
    view = anne.get(f"/api/tables/{table['id']}").json()
    assert (view["status"], view["result"]["why"]) == ("over", "played")
    assert view["fairness"]["seed"] is not None


def test_record_and_replay_come_after_the_end_only(server: Server) -> None:
    anne = server.guest()
    table = anne.open_table("zevenspel", ("me", "beginner"))["id"]

    before = [anne.get(f"/api/tables/{table}/{what}").status for what in ("record", "replay", "replay?eyes=truth")]
    with anne.connect(table) as line:
        play_to_the_end(line)
    record = anne.get(f"/api/tables/{table}/record").json()
    replay = anne.get(f"/api/tables/{table}/replay?eyes=0").json()
    again = server.stranger().post("/api/replay", {"record": record, "eyes": "onlooker"}).json()

    assert before == [409, 409, 409]
    assert record["format"] == "goudkoorts/1"
    assert record["fairness"]["table"] == table
    assert len(replay["frames"]) == len(again["frames"]) == len(record["actions"]) + 1
    assert anne.get(f"/api/tables/{table}/replay?eyes=7").status == 422
    assert anne.get(f"/api/tables/{table}/replay?eyes=all").status == 422


def test_one_can_play_on_from_a_finished_game(server: Server) -> None:
    anne = server.guest()
    table = anne.open_table("zevenspel", ("me", "beginner"))["id"]
    with anne.connect(table) as line:
        play_to_the_end(line)

    wanted = {"game": "zevenspel", "players": 2, "seats": ["me", "player"], "start_from": {"table": table, "ply": 3}}
    opened = anne.post("/api/tables", wanted)
    other = anne.post("/api/tables", wanted | {"game": "gold"})

    assert opened.status == 201, opened
    assert other.json()["code"] == "other_game"


def test_lists_show_open_tables_mine_and_those_to_watch(server: Server) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")
    waiting = anne.open_table(access="open")["id"]
    private = anne.open_table(access="private")["id"]
    playing = anne.open_table(seats=("me", "beginner"), access="open")["id"]

    assert ids(carl, "/api/tables") == {waiting}
    assert ids(carl, "/api/tables?game=elfengold") == set()
    assert ids(carl, "/api/tables/watch") == {playing}
    assert ids(anne, "/api/tables/mine") == {waiting, private, playing}
    assert ids(carl, "/api/tables/mine") == set()


def test_a_private_table_is_found_by_its_link_alone(server: Server) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")
    table = anne.open_table(access="private")["id"]

    unknown = carl.get(f"/api/tables/{UNKNOWN}")

    assert len(table) == 22
    assert ids(carl, "/api/tables") | ids(carl, "/api/tables/watch") == set()
    assert carl.get(f"/api/tables/{table}").status == 200
    assert (unknown.status, unknown.json()["code"]) == (404, "not_found")
    assert carl.do(UNKNOWN, {"type": "resign"}).body == unknown.body
    assert carl.get(f"/api/tables/{UNKNOWN}/record").body == unknown.body
    with carl.connect(UNKNOWN) as line:
        assert line.receive() == {"type": "close", "code": 4404}


def test_a_socket_needs_somebody(server: Server) -> None:
    table = server.guest().open_table()["id"]

    with server.stranger().connect(table) as line:
        assert line.receive() == {"type": "close", "code": 4401}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"players": 9, "seats": ["me"] + ["open"] * 8}, "bad_players"),
        ({"seats": ["me", "me"]}, "already_seated"),
        ({"seats": ["me", "genius"]}, "no_such_level"),
        ({"options": {"no_such_option": 1}}, "bad_option"),
        ({"rated": True, "seats": ["me", "beginner"]}, "rated_bots"),
    ],
)
def test_an_order_that_makes_no_table_is_refused(server: Server, change: dict[str, Any], code: str) -> None:
    anne = server.guest()

    answer = anne.post("/api/tables", {"game": "gold", "players": 2, "seats": ["me", "open"], **change})

    assert (answer.status, answer.json()["code"]) == (422, code)
    assert ids(anne, "/api/tables/mine") == set()


def test_before_the_start_the_host_arranges_the_table(server: Server) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")
    table = anne.open_table(seats=("me", "open", "open"))["id"]

    with anne.connect(table) as host, carl.connect(table) as guest:
        assert host.do({"type": "add_bot", "seat": 1, "level": "expert"})["type"] == "done"
        assert guest.do({"type": "sit", "seat": 1})["code"] == "seat_taken"
        assert guest.do({"type": "remove_bot", "seat": 1})["code"] == "not_host"
        assert host.do({"type": "remove_bot", "seat": 1})["type"] == "done"
        assert guest.do({"type": "sit", "seat": 1})["type"] == "done"
        assert host.do({"type": "kick", "seat": 1})["type"] == "done"
        assert guest.do({"type": "sit", "seat": 2})["type"] == "done"
        assert guest.do({"type": "leave"})["type"] == "done"
        assert host.do({"type": "set_options", "chat": "free", "access": "open"})["type"] == "done"
        assert host.do({"type": "start"})["type"] == "refused"
        assert host.do({"type": "close"})["type"] == "done"
        assert guest.do({"type": "sit", "seat": 2})["type"] == "refused"


def test_two_people_play_undo_and_talk(server: Server) -> None:
    anne, carl, table = seated(server)

    with anne.connect(table) as one, carl.connect(table) as two:
        mover, game = on_turn(one, two)
        other = two if mover is one else one
        stale = mover.do({"type": "play", "action": game["legal"][0]["action"], "ply": game["ply"] - 1})
        illegal = mover.do({"type": "play", "action": "dance", "ply": game["ply"]})
        early = other.do({"type": "play", "action": game["legal"][0]["action"], "ply": game["ply"]})
        mover.send({"type": "why", "id": "w", "action": "take nothing"})
        reason = mover.until("why")
        assert mover.do({"type": "play", "action": game["legal"][0]["action"], "ply": game["ply"]})["type"] == "done"
        assert other.until("game")["seq"] > game["seq"]
        undone = mover.do({"type": "undo", "ply": game["ply"]})
        answered = other.do({"type": "answer_undo", "yes": True})
        assert mover.do({"type": "say", "phrase": "hello"})["type"] == "done"
        said = other.until("said")
        free = other.do({"type": "say", "text": "no free chat here"})

    assert (stale["code"], early["type"]) == ("stale", "refused")
    assert illegal["rule"] is not None
    assert reason["reason"]["rule"] is not None
    assert undone["type"] == "done"
    assert answered["type"] in ("done", "refused")
    assert (said["phrase"], free["type"]) == ("hello", "refused")


def test_a_repeated_command_is_answered_as_the_first_time_and_done_once(server: Server) -> None:
    anne, carl, table = seated(server)

    with anne.connect(table) as one, carl.connect(table) as two:
        mover, game = on_turn(one, two)
        command = {"type": "play", "action": game["legal"][0]["action"], "ply": game["ply"]}
        first, second = mover.do(command, "same"), mover.do(command, "same")
        refused = [mover.do({"type": "play", "action": "dance", "ply": 0}, "bad") for _ in range(2)]

    assert first == second
    assert refused[0] == refused[1]


def test_resigning_ends_a_game_of_two_and_all_may_want_another(server: Server) -> None:
    anne, carl, table = seated(server)

    with anne.connect(table) as one, carl.connect(table) as two:
        assert one.do({"type": "resign"})["type"] == "done"
        assert one.do({"type": "offer_rematch"})["type"] == "done"
        assert two.do({"type": "offer_rematch"})["type"] == "done"
        view = carl.get(f"/api/tables/{table}").json()

    assert (view["status"], view["result"]["why"], view["result"]["ranking"]) == ("over", "resigned", [[1], [0]])
    next_table = view["offers"]["rematch"]["table"]
    with carl.connect(table) as two:
        two.until("table")
    assert carl.get(f"/api/tables/{next_table}").json()["status"] == "playing"


def test_a_bot_stands_in_and_the_person_comes_back(server: Server) -> None:
    anne, carl, table = seated(server)

    with anne.connect(table) as one, carl.connect(table) as two:
        assert one.do({"type": "stand_in", "level": "beginner"})["type"] == "done"
        away = anne.get(f"/api/tables/{table}").json()["seats"][0]
        assert one.do({"type": "come_back"})["type"] == "done"
        back = anne.get(f"/api/tables/{table}").json()["seats"][0]
        assert two.do({"type": "leave"})["type"] == "done"

    assert (away["stand_in"], away["level"]) == (True, "beginner")
    assert back["stand_in"] is False


def test_hints_are_for_the_one_to_move(server: Server) -> None:
    anne, carl, table = seated(server)

    with anne.connect(table) as one, carl.connect(table) as two:
        mover, game = on_turn(one, two)
        other = two if mover is one else one
        mover.send({"type": "hint", "id": "h"})
        hint = mover.until("hint")
        other.send({"type": "hint", "id": "h"})
        refused = other.until("refused")

    assert {move["action"] for move in hint["moves"]} <= {move["action"] for move in game["legal"]}
    assert refused["code"] == "not_your_turn"


def test_after_a_break_a_socket_goes_on_where_it_was(server: Server) -> None:
    anne, carl, table = seated(server)
    with anne.connect(table) as one, carl.connect(table) as two:
        mover, game = on_turn(one, two)
    away, here = (anne, carl) if mover is one else (carl, anne)

    away.do(table, {"type": "play", "action": game["legal"][0]["action"], "ply": game["ply"]})
    with here.connect(table, after=game["seq"]) as line:
        missed = line.until("game")
    with here.connect(table, after=missed["seq"]) as line:
        nothing = line.until("game")

    assert {news["seq"] for news in missed["news"]} == set(range(game["seq"] + 1, missed["seq"] + 1))
    assert nothing["news"] == []


def test_everything_is_there_after_a_restart(server: Server) -> None:
    anne, carl, table = seated(server)
    with anne.connect(table) as one:
        before = one.until("game")

    server.restart()

    with anne.connect(table) as one, carl.connect(table) as two:
        after = one.until("game")
        assert (after["ply"], after["view"]) == (before["ply"], before["view"])
        mover, game = on_turn(two) if after["legal"] is None else (one, after)
        assert mover.do({"type": "play", "action": game["legal"][0]["action"], "ply": game["ply"]})["type"] == "done"


def test_blocked_people_cannot_sit_with_me_and_muted_ones_are_not_heard(server: Server) -> None:
    anne, carl = server.guest("Anne"), server.guest("Carl")
    table = anne.open_table(seats=("me", "open", "open"), chat="free")["id"]
    anne.post(f"/api/people/{carl.me['id']}/block")
    refused = carl.do(table, {"type": "sit", "seat": 1})
    anne.delete(f"/api/people/{carl.me['id']}/block")
    anne.post(f"/api/people/{carl.me['id']}/mute")
    carl.do(table, {"type": "sit", "seat": 1})

    with anne.connect(table) as deaf, carl.connect(table) as loud:
        assert loud.do({"type": "say", "text": "can you hear me?"})["type"] == "done"
        assert deaf.do({"type": "say", "phrase": "hello"})["type"] == "done"
        heard = deaf.until("said")

    assert refused.json()["code"] == "not_welcome"
    assert heard["person"] == anne.me["id"]
    assert "can you hear me" not in anne.get(f"/api/tables/{table}").body.decode()


def test_a_rated_table_changes_ratings_once_and_a_casual_one_does_not(server: Server) -> None:
    anne, carl, table = seated(server, rated=True)
    anne.do(table, {"type": "resign"})
    rated = eventually(carl, f"/api/people/{carl.me['id']}", "ratings")

    server.restart()
    carl.get(f"/api/tables/{table}")
    anne, carl_again, casual = seated(server)
    anne.do(casual, {"type": "resign"})

    assert [(rating["game"], rating["players"], rating["games"]) for rating in rated] == [("gold", 2, 1)]
    assert carl.get(f"/api/people/{carl.me['id']}").json()["ratings"] == rated
    assert carl_again.get(f"/api/people/{carl_again.me['id']}").json()["ratings"] == []
    assert [line["name"] for line in carl.get("/api/ratings?game=gold&players=2").json()["people"]] == ["Carl", "Anne"]


def test_who_gives_up_a_rated_game_of_three_is_rated_last(server: Server) -> None:
    people = [server.guest(name) for name in ("Anne", "Carl", "Marc")]
    table = people[0].open_table("zevenspel", ("me", "open", "open"), rated=True)["id"]
    people[1].do(table, {"type": "sit", "seat": 1})
    people[2].do(table, {"type": "sit", "seat": 2})
    people[0].do(table, {"type": "start"})
    people[0].do(table, {"type": "resign"})

    with people[0].connect(table) as line:
        people[1].do(table, {"type": "stand_in", "level": "beginner"})
        people[2].do(table, {"type": "stand_in", "level": "beginner"})
        while line.until("game")["turn"] != "over":
            pass

    ranked = eventually(people[0], "/api/ratings?game=zevenspel&players=3", "people")
    assert len(ranked) == 3
    assert ranked[-1]["name"] == "Anne"


def test_the_games_and_their_rules(server: Server) -> None:
    stranger = server.stranger()

    games = stranger.get("/api/games").json()
    rules = stranger.get("/api/rules/gold?lang=nl").json()

    assert {game["name"] for game in games["games"]} == {"gold", "goldrausch", "zevenspel", "elfenland", "elfengold"}
    assert rules["rules"][0]["number"].startswith("G")
    assert stranger.get("/api/rules/gold?lang=fr").status == 422
    assert stranger.get("/api/rules/chess").status == 404


def play_to_the_end(line: Line) -> Any:
    """Play the first legal move until the game is over; return the last message of the game."""
    while (game := line.until("game"))["turn"] != "over":
        if game["legal"]:
            line.do({"type": "play", "action": game["legal"][0]["action"], "ply": game["ply"]})
    return game


def ids(visitor: Visitor, path: str) -> set[str]:
    return {table["id"] for table in visitor.get(path).json()["tables"]}


def eventually(visitor: Visitor, path: str, name: str) -> Any:
    """Return a list that is filled beside everything else, once something is in it."""
    for _ in range(200):
        if found := visitor.get(path).json()[name]:
            return found
    raise AssertionError(f"{path} stays empty")


def test_a_game_still_being_compiled_says_when_to_ask_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anne = server.guest("Anne")

    async def compile_for_ever(_jobs: BotPool, _game: str) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(BotPool, "ready", compile_for_ever)
    monkeypatch.setattr("goudkoorts.server.table_requests.PATIENCE_S", 0.01)
    refused = anne.post("/api/tables", {"game": "gold", "players": 2, "seats": ["me", "open"]})

    assert (refused.status, refused.json()["code"]) == (503, "warming_up")
    assert refused.json()["facts"] == {"seconds": 3}
    assert anne.get("/api/tables/mine").json()["tables"] == []
