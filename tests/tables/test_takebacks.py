"""Taking back between people: what everybody is told of it, and that nothing of what was taken back is told."""

import msgspec
import pytest

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.tables.core.commands import AnswerUndo, Participant, StandIn, Undo
from goudkoorts.tables.core.redact import Company, logged_actions_after, table_message
from goudkoorts.tables.core.table_spec import TableSpec
from goudkoorts.tables.core.views import TAKEBACKS_KEPT, Takeback
from tables.tableside import ANNE, CARL, MARC, PEOPLE, Tableside, started


def told(side: Tableside, viewer: Participant | None) -> list[Takeback]:
    """Return what a viewer's table says of moves taken back."""
    table = msgspec.json.decode(table_message(side.table, viewer, Company()))["table"]
    return msgspec.convert(table["takebacks"], list[Takeback])


def ask_back(side: Tableside) -> tuple[int, Participant]:
    """Make a move and ask for it back; return who did, and somebody to answer."""
    ply, mover = side.table.ply, side.to_move()
    side.play()
    side.ask(mover, Undo(ply))
    return PEOPLE.index(mover), next(person for person in (MARC, CARL) if person is not mover)


def test_stumble_13_a_move_taken_back_is_told_to_all() -> None:
    side = started("goldrausch")
    asker, other = ask_back(side)

    side.ask(other, AnswerUndo(True))

    line = Takeback(side.table.seq, asker, "taken")
    assert [told(side, viewer) for viewer in (MARC, CARL, ANNE, None)] == [[line]] * 4
    assert side.again().takebacks == side.table.takebacks


def test_stumble_13_a_refused_wish_says_who_would_rather_not() -> None:
    side = started("goldrausch")
    asker, other = ask_back(side)

    side.ask(other, AnswerUndo(False))

    assert told(side, PEOPLE[asker]) == [Takeback(side.table.seq, asker, "refused", PEOPLE.index(other))]


def test_stumble_13_a_wish_over_which_the_game_went_on_is_told() -> None:
    side = started("goldrausch")
    asker, _other = ask_back(side)

    side.play()

    assert [(line.by, line.outcome) for line in told(side, PEOPLE[asker])] == [(asker, "lapsed")]


def test_stumble_13_who_drops_the_own_wish_is_not_told_of_it() -> None:
    side = started("goldrausch")
    asker, _other = ask_back(side)

    side.ask(PEOPLE[asker], AnswerUndo(False))

    assert side.table.undo is None
    assert told(side, MARC) == []


def test_stumble_13_a_bot_that_stands_in_agrees_and_the_asker_is_named() -> None:
    side = started("goldrausch")
    asker, other = ask_back(side)

    side.ask(other, StandIn())

    assert [(line.by, line.outcome) for line in told(side, ANNE)] == [(asker, "taken")]


def test_stumble_13_alone_with_bots_nobody_need_be_told() -> None:
    side = Tableside(TableSpec("goldrausch", 2, ["me", "beginner"], {"start": 0}))
    ply = side.table.ply
    side.play()

    side.ask(MARC, Undo(ply))

    assert told(side, MARC) == []


@pytest.mark.parametrize("name", GAMES)
def test_stumble_13_nothing_of_a_move_taken_back_is_told_again(name: str) -> None:
    side = started(name, 3)
    ply, mover = side.table.ply, side.to_move()
    before = logged_actions_after(side.table, 0)
    side.play()
    side.ask(mover, Undo(ply))
    for other in PEOPLE:
        if side.table.undo is not None and other is not mover:
            side.ask(other, AnswerUndo(True))

    assert logged_actions_after(side.table, 0) == before
    assert told(side, ANNE) == [Takeback(side.table.seq, PEOPLE.index(mover), "taken")]


def test_stumble_13_only_the_latest_are_kept() -> None:
    side = started("goldrausch")
    for _ in range(TAKEBACKS_KEPT + 3):
        _asker, other = ask_back(side)
        side.ask(other, AnswerUndo(True))

    assert len(side.table.takebacks) == TAKEBACKS_KEPT
    assert side.table.takebacks[-1].seq == side.table.seq
