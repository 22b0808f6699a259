"""Before and after the game: who may sit, change, start, talk, and play again."""

from collections.abc import Sequence

import msgspec
import pytest

from goudkoorts.tables.core.commands import (
    AddBot,
    Asked,
    BotMove,
    Close,
    CommandRefused,
    Kick,
    Leave,
    OfferRematch,
    Participant,
    Play,
    RemoveBot,
    Resign,
    Say,
    SetOptions,
    Sit,
    Start,
)
from goudkoorts.tables.core.events import (
    Acted,
    BotRemoved,
    BotSat,
    Closed,
    Kicked,
    Left,
    RematchOffered,
    RematchOpened,
    Sat,
    Spoke,
    Started,
)
from goudkoorts.tables.core.inputs import DecisionInputs
from goudkoorts.tables.core.table_spec import TableSpec, opening, rematch_of
from tables.tableside import ANNE, CARL, MARC, Tableside, picture, started

OPEN = TableSpec("gold", 2, ["me", "open"])


def kinds(events: Sequence[object]) -> list[type]:
    return [type(event) for event in events]


def test_a_table_of_one_person_and_bots_starts_at_once() -> None:
    side = Tableside(TableSpec("gold", 3, ["beginner", "me", "master"]))

    assert side.table.status == "playing"
    assert [place.level for place in side.table.seats] == ["beginner", None, "master"]
    assert side.match.actor >= 0, "chance has acted"


def test_people_sit_down_and_the_host_starts() -> None:
    side = Tableside(OPEN)

    assert kinds(side.ask(CARL, Sit(1, "mine"))) == [Sat]
    events = side.ask(MARC, Start())

    assert kinds(events)[:2] == [Started, Acted]
    assert side.table.nonces == ["nonce", "mine"]


@pytest.mark.parametrize(
    ("person", "asked", "code"),
    [
        (MARC, Sit(1), "already_seated"),
        (CARL, Sit(0), "seat_taken"),
        (CARL, Sit(2), "no_such_seat"),
        (CARL, Sit(1, "a,b"), "bad_nonce"),
        (CARL, AddBot(1, "master"), "not_host"),
        (MARC, AddBot(0, "master"), "seat_taken"),
        (MARC, AddBot(1, "grandmaster"), "no_such_level"),
        (MARC, AddBot(7, "master"), "no_such_seat"),
        (MARC, RemoveBot(1), "no_bot"),
        (CARL, RemoveBot(1), "not_host"),
        (MARC, Kick(0), "nobody_to_kick"),
        (MARC, Kick(1), "nobody_to_kick"),
        (CARL, Kick(0), "not_host"),
        (CARL, Start(), "not_host"),
        (MARC, Start(), "seats_empty"),
        (CARL, Close(), "not_host"),
        (CARL, Leave(), "not_seated"),
        (MARC, SetOptions({"nothing": 1}), "bad_option"),
        (MARC, SetOptions({"bonus": "mandatory"}, rated=True), "rated_options"),
        (CARL, SetOptions(), "not_host"),
        (MARC, Play("take re", 0), "not_playing"),
        (CARL, OfferRematch(), "not_seated"),
        (MARC, OfferRematch(), "not_over"),
        (MARC, Say(), "say_one_thing"),
        (MARC, Say("hello", "hello"), "say_one_thing"),
        (MARC, Say(text="hello"), "phrases_only"),
    ],
)
def test_what_is_refused_before_the_start(person: Participant, asked: Asked, code: str) -> None:
    assert Tableside(OPEN).code(person, asked) == code


@pytest.mark.parametrize("asked", [Sit(1), AddBot(1, "master"), RemoveBot(1), Kick(1), Start(), Close(), SetOptions()])
def test_after_the_start_seats_and_options_stay(asked: Asked) -> None:
    assert started().code(MARC, asked) == "not_open"


def test_the_host_adds_and_removes_a_bot() -> None:
    side = Tableside(OPEN)

    assert kinds(side.ask(MARC, AddBot(1, "expert"))) == [BotSat]
    assert side.code(CARL, Sit(1)) == "seat_taken"
    assert kinds(side.ask(MARC, RemoveBot(1))) == [BotRemoved]
    assert side.table.seats[1].is_empty


def test_the_host_empties_a_seat() -> None:
    side = Tableside(OPEN)
    side.ask(CARL, Sit(1))

    assert kinds(side.ask(MARC, Kick(1))) == [Kicked]
    assert side.table.seat_of(CARL.id) is None


def test_a_host_who_leaves_hands_the_table_on() -> None:
    side = Tableside(OPEN)
    side.ask(CARL, Sit(1))

    assert kinds(side.ask(MARC, Leave())) == [Left]
    assert side.table.host == CARL.id


def test_the_last_to_leave_closes_the_table() -> None:
    side = Tableside(OPEN)

    assert kinds(side.ask(MARC, Leave())) == [Left, Closed]
    assert side.code(CARL, Sit(0)) == "not_open"
    assert side.code(CARL, Say("hello")) == "closed"


def test_options_make_another_game() -> None:
    side = Tableside(OPEN)
    side.ask(MARC, SetOptions({"open_scores": True, "bonus": "optional"}, chat="free"))

    assert side.table.options == {"open_scores": True}
    assert side.match.options == {"open_scores": True}
    assert side.table.chat == "free"


def test_rated_games_are_for_people_only() -> None:
    side = Tableside(msgspec.structs.replace(OPEN, rated=True))

    assert side.code(MARC, AddBot(1, "master")) == "rated_bots"
    with pytest.raises(CommandRefused, match="rated_bots"):
        Tableside(TableSpec("gold", 2, ["me", "master"], rated=True))


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (TableSpec("chess", 2, ["me", "open"]), "no_such_game"),
        (TableSpec("gold", 4, ["me"] * 4), "bad_players"),
        (TableSpec("gold", 2, ["me"]), "bad_players"),
        (TableSpec("gold", 2, ["me", "me"]), "already_seated"),
        (TableSpec("gold", 2, ["me", "nobody"]), "no_such_level"),
        (TableSpec("gold", 2, ["me", "open"], {"bonus": 1}), "bad_option"),
        (TableSpec("gold", 2, ["me", "open"], nonce="a|b"), "bad_nonce"),
        (TableSpec("gold", 2, ["me", "open"], start_from=["take re"]), "bad_record"),
    ],
)
def test_orders_that_make_no_table(order: TableSpec, code: str) -> None:
    with pytest.raises(CommandRefused) as refused:
        opening(order, MARC, DecisionInputs(0, (), lambda: "new"))

    assert refused.value.code == code


def test_phrases_are_for_all_and_texts_where_the_host_allows_them() -> None:
    side = Tableside(msgspec.structs.replace(OPEN, chat="free"))

    assert side.ask(CARL, Say(phrase="good_luck")) == [Spoke(CARL.id, "Carl", None, "good_luck")]
    assert side.ask(MARC, Say(text="tot zo")) == [Spoke(MARC.id, "Marc", 0, None, "tot zo")]
    assert side.code(MARC, Say(text="a\u202eb")) == "bad_text"
    assert [said.phrase or said.text for said in side.table.said] == ["good_luck", "tot zo"]


def test_play_goes_on_from_a_record() -> None:
    first = started()
    first.play()
    given = list(first.match.history)

    side = Tableside(TableSpec("gold", 2, ["me", "master"], start_from=given))

    assert side.match.history[: len(given)] == given
    assert side.table.given == len(given)
    assert side.code(MARC, SetOptions({"open_scores": True})) == "not_open"


def test_a_rematch_when_all_people_want_it() -> None:
    side = started()
    side.ask(CARL, Resign())

    assert kinds(side.ask(MARC, OfferRematch())) == [RematchOffered]
    assert side.ask(MARC, OfferRematch()) == []
    assert kinds(side.ask(CARL, OfferRematch())) == [RematchOffered, RematchOpened]
    assert side.code(ANNE, OfferRematch()) == "not_seated"

    events = rematch_of(side.table, DecisionInputs(0, (), lambda: "new"))

    assert [(one.seat, one.person) for one in events if isinstance(one, Sat)] == [(1, MARC.id), (0, CARL.id)]
    assert Started in kinds(events)


def test_a_rematch_against_bots_needs_one_person() -> None:
    side = Tableside(TableSpec("zevenspel", 3, ["me", "beginner", "player"]))
    while side.table.status == "playing":
        side.ask(*_any_move(side))

    assert kinds(side.ask(MARC, OfferRematch())) == [RematchOffered, RematchOpened]


def _any_move(side: Tableside) -> tuple[Participant | None, Asked]:

    seat, action, ply = side.match.actor, side.match.legal[0], side.table.ply
    return (MARC, Play(action, ply)) if seat == 0 else (None, BotMove(seat, ply, action))


def test_a_log_as_json_makes_the_same_table() -> None:
    side = started("elfengold", 3)
    for which in range(40):
        side.play(which)
    side.ask(CARL, Say("thinking"))

    assert picture(side.again()) == picture(side.table)
