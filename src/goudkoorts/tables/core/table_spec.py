"""How a table begins: opened as a person orders it, or as the rematch of another."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.fairness import commitment_of
from goudkoorts.engine.game_record import FORMAT, GameRecord
from goudkoorts.engine.match import Match
from goudkoorts.tables.core.commands import MOST_LEVEL, MOST_SEATS, ActionText, CommandRefused, Participant
from goudkoorts.tables.core.decide.seats import check_level, check_nonce, check_options, check_rated, start_events
from goudkoorts.tables.core.events import BotSat, Event, Opened, Sat
from goudkoorts.tables.core.fold import fold
from goudkoorts.tables.core.inputs import DecisionInputs
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.views import MOST_NONCE, Access, Chat, Clock, NoClock
from goudkoorts.tables.journal.journal import Entry

ME: Final = "me"
ANYBODY: Final = "open"
MOST_NAME_OF_GAME: Final = 32
MOST_GIVEN: Final = 10_000  # more than any game has


class TableSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person orders: a game, and for each seat "me", "open" or the level of a bot."""

    game: Annotated[str, Meta(max_length=MOST_NAME_OF_GAME)]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    seats: Annotated[list[Annotated[str, Meta(max_length=MOST_LEVEL)]], Meta(max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    clock: Clock = msgspec.field(default_factory=NoClock)
    access: Access = "private"
    rated: bool = False
    chat: Chat = "phrases"
    nonce: Annotated[str, Meta(max_length=MOST_NONCE)] | None = None
    start_from: Annotated[list[ActionText], Meta(max_length=MOST_GIVEN)] = []  # actions that were played elsewhere


def opening(spec: TableSpec, host: Participant, inputs: DecisionInputs) -> list[Event]:
    """Return the events that open a table; when nobody else is awaited the game begins at once."""
    _check_spec(spec)
    options = check_options(spec.game, spec.players, spec.options)
    _check_given(spec.game, spec.players, options, spec.start_from)
    nonce = check_nonce(inputs.new_nonce() if spec.nonce is None else spec.nonce)
    seated = [_seated(seat, wanted, host, nonce) for seat, wanted in enumerate(spec.seats)]
    opened = _opened(spec, options, host.id, inputs)
    events: list[Event] = [opened, *(event for event in seated if event is not None)]
    table = _folded(events, inputs.now)
    check_rated(spec.rated, options, table.seats, table.given)
    return events if any(place.is_empty for place in table.seats) else events + start_events(table)


def rematch_of(table: Table, inputs: DecisionInputs) -> list[Event]:
    """Return the events that open the next game of the same people and bots, each one seat further on."""
    assert table.rematch_table is not None, "all have agreed"
    spec = TableSpec(table.game, table.players, [], table.options, table.clock, table.access, table.rated, table.chat)
    opened = _opened(spec, table.options, table.host, inputs)
    events: list[Event] = [msgspec.structs.replace(opened, table=table.rematch_table, before=table.id)]
    for seat, place in enumerate(table.seats):
        next_seat = (seat + 1) % table.players
        if place.person is not None and place.level is None:
            events.append(Sat(next_seat, place.person, place.name, inputs.new_nonce()))
        elif place.level is not None and not table.rated:
            events.append(BotSat(next_seat, place.level))
    next_table = _folded(events, inputs.now)
    return events if any(place.is_empty for place in next_table.seats) else events + start_events(next_table)


def _check_given(game: str, players: int, options: dict[str, Any], actions: list[str]) -> None:
    """Refuse actions that cannot be played on from."""
    record = GameRecord(
        format=FORMAT, game=game, rules=GAMES[game].RULES_VERSION, players=players, options=options, actions=actions
    )
    try:
        match = Match.from_record(record)
    except BadRecord as error:
        raise CommandRefused("bad_record", facts={"problem": str(error)}) from None
    if match.turn == "over":
        raise CommandRefused("record_over")


def _check_spec(spec: TableSpec) -> None:
    """Refuse an order that makes no table."""
    game = GAMES.get(spec.game)
    if game is None:
        raise CommandRefused("no_such_game", facts={"game": spec.game})
    if spec.players not in game.SEATS or len(spec.seats) != spec.players:
        raise CommandRefused("bad_players", facts={"least": game.SEATS[0], "most": game.SEATS[-1]})
    if spec.seats.count(ME) > 1:
        raise CommandRefused("already_seated")


def _seated(seat: int, wanted: str, host: Participant, nonce: str) -> Event | None:
    """Return who sits down on a seat at once."""
    if wanted == ANYBODY:
        return None
    if wanted == ME:
        return Sat(seat, host.id, host.name, nonce)
    return BotSat(seat, check_level(wanted))


def _opened(spec: TableSpec, options: dict[str, Any], host: str, inputs: DecisionInputs) -> Opened:
    """Return the opening itself, with a fresh secret seed."""
    seed = inputs.new_seed()
    return Opened(
        table=inputs.new_id(),
        game=spec.game,
        rules=GAMES[spec.game].RULES_VERSION,
        players=spec.players,
        options=options,
        clock=spec.clock,
        access=spec.access,
        rated=spec.rated,
        chat=spec.chat,
        host=host,
        seed=seed.hex(),
        commitment=commitment_of(seed),
        start_from=spec.start_from,
    )


def _folded(events: list[Event], at: int) -> Table:
    """Return the table that events make, before they are kept."""
    table: Table | None = None
    for seq, event in enumerate(events, 1):
        table = fold(table, Entry(seq, at, b""), event)
    assert table is not None
    return table
