"""What may be done around the game: sitting down, options, start, talk, and another game."""

from goudkoorts.bots.levels import LEVELS
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.engine.fairness import is_nonce
from goudkoorts.engine.setup import Options, encode_options, only_what_differs
from goudkoorts.tables.core.chance import chance_from
from goudkoorts.tables.core.commands import (
    AddBot,
    Close,
    CommandRefused,
    Kick,
    OfferRematch,
    Participant,
    RemoveBot,
    Say,
    SetOptions,
    Sit,
    Start,
)
from goudkoorts.tables.core.events import (
    BotRemoved,
    BotSat,
    Closed,
    Event,
    Kicked,
    OptionsSet,
    RematchOffered,
    RematchOpened,
    Sat,
    Spoke,
    Started,
)
from goudkoorts.tables.core.inputs import DecisionInputs
from goudkoorts.tables.core.table import Place, Table

LEAST_RATED_PEOPLE = 2


def sit(table: Table, asked: Sit, person: Participant, inputs: DecisionInputs) -> list[Event]:
    """A person takes an empty seat before the start."""
    _check_open(table)
    if table.seat_of(person.id) is not None:
        raise CommandRefused("already_seated")
    if not place_at(table, asked.seat).is_empty:
        raise CommandRefused("seat_taken", facts={"seat": asked.seat})
    nonce = check_nonce(inputs.new_nonce() if asked.nonce is None else asked.nonce)
    return [Sat(asked.seat, person.id, person.name, nonce)]


def add_bot(table: Table, asked: AddBot, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """The host puts a bot on an empty seat."""
    _check_host(table, person)
    if table.rated:
        raise CommandRefused("rated_bots")
    if not place_at(table, asked.seat).is_empty:
        raise CommandRefused("seat_taken", facts={"seat": asked.seat})
    return [BotSat(asked.seat, check_level(asked.level))]


def remove_bot(table: Table, asked: RemoveBot, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """The host sends a bot away."""
    _check_host(table, person)
    if place_at(table, asked.seat).level is None:
        raise CommandRefused("no_bot", facts={"seat": asked.seat})
    return [BotRemoved(asked.seat)]


def kick(table: Table, asked: Kick, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """The host empties somebody else's seat."""
    _check_host(table, person)
    if place_at(table, asked.seat).person in (None, person.id):
        raise CommandRefused("nobody_to_kick", facts={"seat": asked.seat})
    return [Kicked(asked.seat)]


def set_options(table: Table, asked: SetOptions, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """The host changes what is played, and how."""
    _check_host(table, person)
    options = check_options(table.game, table.players, asked.options)
    if table.given and options != table.options:
        raise CommandRefused("options_fixed")
    check_rated(asked.rated, options, table.seats, table.given)
    return [OptionsSet(options, asked.clock, asked.access, asked.rated, asked.chat)]


def start(table: Table, _asked: Start, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """The host begins the game."""
    _check_host(table, person)
    return start_events(table)


def start_events(table: Table) -> list[Event]:
    """The game begins, and chance acts until somebody must decide."""
    empty = [seat for seat, place in enumerate(table.seats) if place.is_empty]
    if empty:
        raise CommandRefused("seats_empty", facts={"count": len(empty)})
    check_rated(table.rated, table.options, table.seats, table.given)
    if table.rated and len(table.players_in_person()) < LEAST_RATED_PEOPLE:
        raise CommandRefused("rated_people")
    return [Started(), *chance_from(table, table.match.position, table.ply)]


def close(table: Table, _asked: Close, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """The host takes the table away."""
    _check_host(table, person)
    return [Closed()]


def say(table: Table, asked: Say, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """Anybody who looks on may say a phrase; a text only where the host allows it."""
    if table.status == "closed":
        raise CommandRefused("closed")
    if (asked.phrase is None) == (asked.text is None):
        raise CommandRefused("say_one_thing")
    if asked.text is not None and table.chat != "free":
        raise CommandRefused("phrases_only")
    if asked.text is not None and not _is_readable(asked.text):
        raise CommandRefused("bad_text")
    return [Spoke(person.id, person.name, table.seat_of(person.id), asked.phrase, asked.text)]


def offer_rematch(table: Table, _asked: OfferRematch, person: Participant, inputs: DecisionInputs) -> list[Event]:
    """A seat wants another game; when all people do, there is one."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise CommandRefused("not_seated")
    if table.status != "over":
        raise CommandRefused("not_over")
    if table.rematch_table or seat in table.rematch:
        return []
    events: list[Event] = [RematchOffered(seat)]
    if set(table.players_in_person()) <= {*table.rematch, seat}:
        events.append(RematchOpened(inputs.new_id()))
    return events


def place_at(table: Table, seat: int) -> Place:
    """Return a seat of the table, or refuse."""
    if not 0 <= seat < table.players:
        raise CommandRefused("no_such_seat", facts={"seat": seat})
    return table.seats[seat]


def check_level(level: str) -> str:
    """Return a level there is, or refuse."""
    if level not in LEVELS:
        raise CommandRefused("no_such_level", facts={"level": level})
    return level


def check_nonce(nonce: str) -> str:
    """Return a nonce that can be mixed in, or refuse."""
    if not is_nonce(nonce):
        raise CommandRefused("bad_nonce")
    return nonce


def check_options(game: str, players: int, options: Options) -> dict[str, object]:
    """Return the options that differ from the printed rules, or refuse what the game does not know."""
    try:
        encode_options(GAMES[game], players, options)
    except GoudkoortsError as error:
        raise CommandRefused("bad_option", facts={"problem": str(error)}) from None
    return only_what_differs(GAMES[game], options)


def check_rated(rated: bool, options: Options, seats: list[Place], given: int) -> None:
    """Rated games are between people, by the printed rules, from the beginning."""
    if not rated:
        return
    if options or given:
        raise CommandRefused("rated_options")
    if any(place.level is not None for place in seats):
        raise CommandRefused("rated_bots")


def _check_open(table: Table) -> None:
    """Before the start only."""
    if table.status != "open":
        raise CommandRefused("not_open")


def _check_host(table: Table, person: Participant) -> None:
    """For the host, before the start."""
    if person.id != table.host:
        raise CommandRefused("not_host")
    _check_open(table)


def _is_readable(text: str) -> bool:
    """Whether a text holds something to read and nothing that hides."""
    return bool(text.strip()) and text.isprintable()
