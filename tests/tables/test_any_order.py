"""Commands of anybody in any order: a table never breaks, and its log always makes it again."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.kernel.actors import ONLOOKER
from goudkoorts.tables.core.commands import (
    AddBot,
    AnswerUndo,
    Asked,
    BotMove,
    Close,
    ComeBack,
    CommandRefused,
    Expire,
    Kick,
    Leave,
    OfferRematch,
    Play,
    RemoveBot,
    Resign,
    Say,
    SetOptions,
    Sit,
    StandIn,
    Start,
    Undo,
)
from goudkoorts.tables.core.decide.dispatch import decide
from goudkoorts.tables.core.inputs import DecisionInputs
from goudkoorts.tables.core.listing import index_of
from goudkoorts.tables.core.redact import Company, GameSnapshot, logged_actions_after, table_message
from goudkoorts.tables.core.table_spec import TableSpec
from goudkoorts.tables.core.views import DaysClock, LiveClock, NoClock
from tables.tableside import MARC, PEOPLE, Tableside, picture

SEATS = st.integers(0, 3)
CLOCKS = st.sampled_from([NoClock(), LiveClock(10, 0), DaysClock(1)])
RARE = st.one_of(
    st.builds(Sit, SEATS),
    st.just(Leave()),
    st.builds(AddBot, SEATS, st.sampled_from(["beginner", "master", "nobody"])),
    st.builds(RemoveBot, SEATS),
    st.builds(SetOptions, st.just({}), CLOCKS, st.booleans()),
    st.builds(Kick, SEATS),
    st.just(Start()),
    st.builds(Undo, st.integers(0, 60)),
    st.builds(AnswerUndo, st.booleans()),
    st.just(Resign()),
    st.builds(StandIn, st.none() | SEATS),
    st.just(ComeBack()),
    st.just(OfferRematch()),
    st.builds(Say, st.sampled_from([None, "hello"])),
    st.builds(Expire, SEATS),
)
# A command, or the number of a legal move for whoever is to move, or of a ply to go back.
STEPS = st.lists(
    st.one_of(RARE, st.integers(0, 500), st.integers(0, 500), st.sampled_from([-1, -2])), min_size=20, max_size=60
)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12, suppress_health_check=list(HealthCheck))
@given(steps=STEPS, who=st.randoms(use_true_random=False), starts=st.booleans())
def test_any_commands_in_any_order(game: str, steps: list[Asked | int], who: object, starts: bool) -> None:
    side = Tableside(TableSpec(game, 2, ["me", "beginner" if starts else "open"]))
    for step in steps:
        side.now += 4_000
        asked = step if not isinstance(step, int) else _of_the_game(side, step)
        person = None if isinstance(asked, BotMove | Expire) else who.choice(PEOPLE)  # type: ignore[attr-defined]
        _try(side, person, asked)
        assert side.table.seq == len(side.log)
    assert picture(side.again()) == picture(side.table)
    _look(side)


def _try(side: Tableside, person: object, asked: Asked) -> None:
    """Ask; a refusal changes nothing."""
    before = picture(side.table)
    try:
        decide(side.table, asked, person, DecisionInputs(side.now, (), lambda: "new"))  # type: ignore[arg-type]
    except CommandRefused:
        assert picture(side.table) == before
        return
    assert picture(side.table) == before, "deciding changed the table"
    side.ask(person, asked)  # type: ignore[arg-type]


def _of_the_game(side: Tableside, number: int) -> Asked:
    """Make a move or an undo that has a chance to be allowed."""
    if side.table.status != "playing":
        return Start() if number % 2 else Close() if number == 0 else Sit(1)
    if number < 0:
        return Undo(max(0, side.table.ply + number))
    legal = side.match.legal
    action = legal[number % len(legal)]
    if side.table.seats[side.match.actor].level is not None:
        return BotMove(side.match.actor, side.table.ply, action)
    return Play(action, side.table.ply)


def _look(side: Tableside) -> None:
    """Everybody can be shown the table."""
    assert index_of(side.table).status == side.table.status
    for viewer in (0, 1, ONLOOKER):
        GameSnapshot(side.table, logged_actions_after(side.table, 0), side.now).to(viewer)
    table_message(side.table, MARC, Company())
