"""While the game is played: moves, undo, giving up, standing in, clocks."""

import pytest

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.verify import Proof, verify
from goudkoorts.tables.core.clock import DAY, deadline, times_left
from goudkoorts.tables.core.commands import (
    AnswerUndo,
    Asked,
    BotMove,
    ComeBack,
    Expire,
    Leave,
    Participant,
    Play,
    Resign,
    StandIn,
    Undo,
)
from goudkoorts.tables.core.events import (
    Acted,
    CameBack,
    Ended,
    Expired,
    Left,
    Resigned,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from goudkoorts.tables.core.records import record_of, replay_of
from goudkoorts.tables.core.table import ANSWERS_REMEMBERED
from goudkoorts.tables.core.table_spec import TableSpec
from goudkoorts.tables.core.undo import free_from
from goudkoorts.tables.core.views import DaysClock, LiveClock
from tables.tableside import ANNE, CARL, MARC, PEOPLE, Tableside, picture, started

LIVE = LiveClock(60, 5)


def others_of(person: Participant) -> list[Participant]:
    return [other for other in PEOPLE if other is not person]


def test_a_move_and_the_chance_after_it_are_one_batch() -> None:
    side = started()
    ply = side.table.ply

    events = side.play()

    assert isinstance(events[0], Acted)
    assert events[0].ply == ply
    assert side.table.ply == ply + len(events)


def test_what_is_refused_during_the_game() -> None:
    side = started()
    mover = side.to_move()
    other = CARL if mover is MARC else MARC
    ply = side.table.ply

    assert side.code(mover, Play(side.match.legal[0], ply - 1)) == "stale"
    assert side.code(other, Play(side.match.legal[0], ply)) == "not_your_turn"
    assert side.code(ANNE, Play(side.match.legal[0], ply)) == "not_seated"
    assert side.code(None, BotMove(side.match.actor, ply, side.match.legal[0])) == "stale"
    assert side.code(mover, ComeBack()) == "nobody_stands_in"
    assert side.code(mover, AnswerUndo(True)) == "no_undo_asked"
    assert side.code(mover, Undo(ply)) == "nothing_to_undo"
    assert side.code(mover, Undo(0)) == "nothing_to_undo"
    assert side.code(mover, StandIn(level="nobody")) == "no_such_level"
    assert side.code(None, Expire(side.match.actor)) == "stale"


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    side = started()

    refused = side.refusal(side.to_move(), Play("pass", side.table.ply))

    assert refused.rule is not None
    assert refused.rule.startswith("G-")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_proved_and_replayed(name: str) -> None:
    side = started(name, 3)
    move = 0
    while side.table.status == "playing":
        side.now += 1500
        side.play(move := move + 7)

    record = record_of(side.table)
    replay = replay_of(record, 0)

    assert isinstance(verify(record), Proof)
    assert record.names == ["Marc", "Carl", "Anne"]
    assert record.result["scores"] == side.match.scores
    assert record.times is not None
    assert record.times == sorted(record.times)
    assert len(replay.frames) == len(record.actions) + 1
    assert replay.frames[-1].turn == "over"
    assert side.code(MARC, Undo(side.table.ply - 1)) == "not_playing"


@pytest.mark.parametrize("name", GAMES)
def test_undo_at_every_ply_brings_back_the_table_as_it_was(name: str) -> None:
    side = started(name, 3)
    free = asked = 0
    for which in range(60):
        if side.table.status != "playing":
            break
        ply, mover, state = side.table.ply, side.to_move(), picture(side.table)["state"]
        side.play(which * 5)
        if side.table.status != "playing":
            break
        lone = all(seat == PEOPLE.index(mover) for seat in side.table.past.seats[ply:])
        events = side.ask(mover, Undo(ply))
        if isinstance(events[0], UndoAsked):
            asked += 1
            for other in others_of(mover):
                side.ask(other, AnswerUndo(True))
        else:
            free += 1
            assert lone, "chance had acted"
        assert picture(side.table)["state"] == state
        side.play(which * 5 + 1)
    assert asked, "chance follows moves in every game"
    assert free or name in ("goldrausch", "zevenspel")
    assert picture(side.again()) == picture(side.table)


def test_draws_that_were_undone_are_not_drawn_again() -> None:
    side = started("goldrausch", 2)
    mover, ply = side.to_move(), side.table.ply
    first = side.play()
    side.ask(mover, Undo(ply))
    side.ask(CARL if mover is MARC else MARC, AnswerUndo(True))

    second = side.play()

    draws = [event.draw for event in first + second if isinstance(event, Acted) and event.draw is not None]
    assert draws == sorted(set(draws))
    assert side.table.draws == draws[-1] + 1


def test_a_hidden_bet_can_be_taken_back_until_bets_are_shown() -> None:
    side = started("zevenspel", 2, options={"betting": "simultaneous"})
    ply, first = side.table.ply, side.match.actor
    side.play(3)

    assert free_from(side.table, first) == ply

    second = side.match.actor
    side.play(4)
    assert free_from(side.table, second) is None
    assert free_from(side.table, first) is None


def test_one_no_ends_a_wish_and_a_move_forgets_it() -> None:
    side = started("goldrausch", 3)
    mover, ply = side.to_move(), side.table.ply
    side.play()
    assert side.ask(mover, Undo(ply)) == [UndoAsked(PEOPLE.index(mover), ply)]
    one, two = others_of(mover)
    assert side.code(mover, AnswerUndo(True)) == "already_agreed"
    side.ask(one, AnswerUndo(True))
    assert side.code(one, AnswerUndo(True)) == "already_agreed"
    assert side.code(mover, Undo(ply)) == "undo_pending"

    assert side.ask(two, AnswerUndo(False)) == [UndoAnswered(PEOPLE.index(two), False)]
    assert side.table.undo is None

    side.ask(mover, Undo(ply))
    side.play()
    assert side.table.undo is None


def test_bots_agree_to_everything() -> None:
    side = Tableside(TableSpec("goldrausch", 2, ["me", "beginner"], {"start": 0}))
    ply = side.table.ply
    side.play()

    assert side.ask(MARC, Undo(ply)) == [Undone(ply)]


def test_who_is_replaced_while_asked_has_agreed() -> None:
    side = started("goldrausch", 2)
    mover, ply = side.to_move(), side.table.ply
    side.play()
    side.ask(mover, Undo(ply))

    other = CARL if mover is MARC else MARC
    assert [type(event) for event in side.ask(other, StandIn())] == [StoodIn, Undone]


def test_rated_games_have_no_free_undo() -> None:
    side = started(rated=True)
    mover, ply = side.to_move(), side.table.ply
    side.play()

    assert [type(event) for event in side.ask(mover, Undo(ply))] == [UndoAsked]


def test_resigning_a_duel_ends_it() -> None:
    side = started()

    assert [type(event) for event in side.ask(CARL, Resign())] == [Resigned, Ended]
    assert side.table.result is not None
    assert side.table.result.ranking == [[0], [1]]
    assert side.code(CARL, Resign()) == "not_playing"


def test_among_three_a_bot_plays_on_for_who_resigns() -> None:
    side = started(players=3)

    assert [type(event) for event in side.ask(CARL, Resign())] == [Resigned, StoodIn]
    assert side.table.status == "playing"
    assert side.code(CARL, ComeBack()) == "resigned"
    assert side.code(CARL, Resign()) == "resigned"


def test_a_leaver_is_replaced_by_a_bot_and_comes_back() -> None:
    side = started(options={"start": 1})

    assert side.ask(CARL, Leave()) == [Left(1), StoodIn(1, "player", "left")]
    assert side.ask(CARL, Leave()) == []
    ply = side.table.ply
    assert side.code(CARL, Play(side.match.legal[0], ply)) == "bot_plays"
    side.ask(None, BotMove(1, ply, side.match.legal[0]))
    assert side.ask(CARL, ComeBack()) == [CameBack(1)]
    assert side.table.seats[1].level is None


def test_others_let_a_bot_stand_in_for_who_is_not_there() -> None:
    side = started()
    side.here = [MARC.id, CARL.id]
    assert side.code(MARC, StandIn(1)) == "still_here"
    assert side.code(ANNE, StandIn(1)) == "not_seated"

    side.here = [MARC.id]
    assert side.ask(MARC, StandIn(1, "expert")) == [StoodIn(1, "expert", "left")]
    assert side.code(MARC, StandIn(1)) == "bot_plays"


def test_a_live_clock_takes_the_time_thought_and_adds_the_increment() -> None:
    side = started(clock=LIVE, options={"start": 0})
    side.now += 7_000

    assert times_left(side.table, side.now) == [53_000, 60_000]
    side.play()
    assert times_left(side.table, side.now)[0] == 58_000
    assert deadline(side.table) == side.now + 60_000


def test_when_the_time_is_over_a_bot_moves_and_stays_until_the_person_comes_back() -> None:
    side = started(clock=LIVE, options={"start": 0})
    side.now += 59_999
    assert side.code(None, Expire(0)) == "stale"

    side.now += 1
    assert side.code(None, Expire(1)) == "stale"
    assert side.ask(None, Expire(0)) == [Expired(0), StoodIn(0, "player", "clock")]
    assert deadline(side.table) is None
    side.ask(None, BotMove(0, side.table.ply, side.match.legal[0]))
    side.ask(MARC, ComeBack())
    assert times_left(side.table, side.now) == [10_000, 60_000]
    assert picture(side.again()) == picture(side.table)


def test_days_are_for_each_move() -> None:
    side = started(clock=DaysClock(3), options={"start": 0})

    assert deadline(side.table) == side.now + 3 * DAY
    side.now += 2 * DAY
    side.play()
    assert times_left(side.table, side.now) == [3 * DAY, 3 * DAY]


@pytest.mark.parametrize("asked", [Resign(), StandIn(), ComeBack(), Undo(0), AnswerUndo(True)])
def test_after_the_end_nothing_of_this_can_be_done(asked: Asked) -> None:
    side = started()
    side.ask(MARC, Resign())

    assert side.code(CARL, asked) == "not_playing"
    assert side.ask(CARL, Leave()) == []


def test_the_last_answers_of_a_table_are_remembered_and_old_ones_forgotten() -> None:
    table = started().table

    for seq in range(1, 301):
        table.remember_answer(MARC.id, f"c{seq}", seq)
        latest = range(max(1, seq - ANSWERS_REMEMBERED + 1), seq + 1)
        assert [table.answer_to(MARC.id, f"c{one}") for one in latest] == list(latest)

    assert table.answer_to(CARL.id, "c300") is None
    assert table.answer_to(MARC.id, f"c{300 - 2 * ANSWERS_REMEMBERED}") is None
