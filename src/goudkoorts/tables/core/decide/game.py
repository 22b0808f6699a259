"""What may be done while the game is played: moves, undo, giving up, and bots that stand in."""

from goudkoorts.engine.errors import IllegalAction
from goudkoorts.tables.core import clock
from goudkoorts.tables.core.chance import chance_from
from goudkoorts.tables.core.commands import (
    Abandon,
    AnswerUndo,
    BotMove,
    ComeBack,
    CommandRefused,
    Expire,
    Leave,
    Participant,
    Play,
    PutAway,
    Resign,
    StandIn,
    Undo,
)
from goudkoorts.tables.core.decide.seats import check_level, place_at
from goudkoorts.tables.core.events import (
    Acted,
    CameBack,
    Closed,
    Ended,
    Event,
    Expired,
    Left,
    Resigned,
    StandInReason,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from goudkoorts.tables.core.inputs import DecisionInputs
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.undo import free_from

LEVEL_OF_STAND_IN = "player"
DUEL = 2
ABANDONED_AFTER = 7 * clock.DAY


def play(table: Table, asked: Play, person: Participant, inputs: DecisionInputs) -> list[Event]:
    """A person makes a move."""
    seat = seat_in_play(table, person)
    if asked.ply != table.ply:
        raise CommandRefused("stale", facts={"ply": table.ply})
    if table.match.actor != seat:
        raise CommandRefused("not_your_turn")
    return _move(table, seat, asked.action, max(0, inputs.now - table.since))


def move_of_bot(table: Table, asked: BotMove, _person: Participant, inputs: DecisionInputs) -> list[Event]:
    """The bot of a seat makes a move; one that comes too late, or twice, changes nothing."""
    if table.status != "playing" or asked.ply != table.ply or table.match.actor != asked.seat:
        raise CommandRefused("stale", facts={"ply": table.ply})
    if table.seats[asked.seat].level is None:
        raise CommandRefused("stale", facts={"ply": table.ply})
    return _move(table, asked.seat, asked.action, max(0, inputs.now - table.since))


def _move(table: Table, seat: int, action: str, spent: int) -> list[Event]:
    """A legal action, and the chance and perhaps the end that follow from it."""
    try:
        number = table.match.legal_number(action)
    except IllegalAction as error:
        raise CommandRefused(error.code, error.rule, dict(error.facts)) from None
    after = table.match.position.after(number)
    return [Acted(table.ply, seat, action, spent), *chance_from(table, after, table.ply + 1)]


def undo(table: Table, asked: Undo, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """A person wants a move back: at once where that is free, or where only bots would have to agree."""
    seat = seat_in_play(table, person)
    if not table.given <= asked.ply < table.ply or table.past.seats[asked.ply] != seat:
        raise CommandRefused("nothing_to_undo", facts={"ply": asked.ply})
    free = free_from(table, seat)
    others = [other for other in table.players_in_person() if other != seat]
    if (free is not None and free <= asked.ply) or not others:
        return [Undone(asked.ply)]
    if table.undo is not None:
        raise CommandRefused("undo_pending")
    return [UndoAsked(seat, asked.ply)]


def answer_undo(table: Table, asked: AnswerUndo, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """A person agrees to an undo or does not; who asked may say no, and so take it back."""
    seat = seat_in_play(table, person)
    wish = table.undo
    if wish is None:
        raise CommandRefused("no_undo_asked")
    if asked.yes and (seat == wish.by or seat in wish.agreed):
        raise CommandRefused("already_agreed")
    answer = UndoAnswered(seat, asked.yes)
    if not asked.yes:
        return [answer]
    return [answer, *_undo_if_all_agree(table, seat)]


def _undo_if_all_agree(table: Table, latest: int) -> list[Event]:
    """Carry out the undo that waits, once nobody but `latest` was still to be asked."""
    wish = table.undo
    if wish is None or wish.by == latest:
        return []
    asked = set(table.players_in_person()) - {wish.by, latest, *wish.agreed}
    return [] if asked else [Undone(wish.ply)]


def resign(table: Table, _asked: Resign, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """A person gives up: between two that is the end, among more a bot plays on."""
    seat = seat_at_game(table, person)
    if table.seats[seat].resigned:
        raise CommandRefused("resigned")
    if table.players == DUEL:
        return [Resigned(seat), Ended(table.match.scores, [[1 - seat], [seat]], "resigned")]
    if table.seats[seat].level is not None:
        return [Resigned(seat)]
    return [Resigned(seat), *_replace(table, seat, LEVEL_OF_STAND_IN, "resigned")]


def leave(table: Table, _asked: Leave, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """A person stands up: the seat is empty before the start, and a bot's after it."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise CommandRefused("not_seated")
    if table.status == "open":
        people = sum(place.person is not None for place in table.seats)
        return [Left(seat)] if people > 1 else [Left(seat), Closed()]
    if table.status != "playing" or table.seats[seat].stands_in:
        return []
    return [Left(seat), *_replace(table, seat, LEVEL_OF_STAND_IN, "left")]


def stand_in(table: Table, asked: StandIn, person: Participant, inputs: DecisionInputs) -> list[Event]:
    """A bot takes over my seat, or that of a person who is not there."""
    mine = seat_at_game(table, person)
    seat = mine if asked.seat is None else asked.seat
    place = place_at(table, seat)
    if place.level is not None or place.person is None:
        raise CommandRefused("bot_plays", facts={"seat": seat})
    if seat != mine and place.person in inputs.here:
        raise CommandRefused("still_here", facts={"seat": seat})
    level = LEVEL_OF_STAND_IN if asked.level is None else check_level(asked.level)
    return _replace(table, seat, level, "asked" if seat == mine else "left")


def come_back(table: Table, _asked: ComeBack, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """A person takes the seat back from the bot."""
    seat = seat_at_game(table, person)
    if table.seats[seat].resigned:
        raise CommandRefused("resigned")
    if not table.seats[seat].stands_in:
        raise CommandRefused("nobody_stands_in")
    return [CameBack(seat)]


def expire(table: Table, asked: Expire, _person: Participant, inputs: DecisionInputs) -> list[Event]:
    """A seat's time has run out: a bot moves, and stays until the person comes back."""
    ends = clock.deadline(table)
    if ends is None or clock.seat_on_the_clock(table) != asked.seat or inputs.now < ends:
        raise CommandRefused("stale", facts={"ply": table.ply})
    return [Expired(asked.seat), *_replace(table, asked.seat, LEVEL_OF_STAND_IN, "clock")]


def put_away(table: Table, _asked: PutAway, person: Participant, _inputs: DecisionInputs) -> list[Event]:
    """Who plays against bots alone may end the game unfinished: nobody waits for it."""
    seat_at_game(table, person)
    if table.has_company:
        raise CommandRefused("people_play")
    return [Closed()]


def abandon(table: Table, _asked: Abandon, _person: Participant, inputs: DecisionInputs) -> list[Event]:
    """A game against bots that was not touched for a week ends by itself; one between people never does."""
    is_left = table.status == "playing" and inputs.now - table.updated_at >= ABANDONED_AFTER
    if not is_left or table.has_company:
        raise CommandRefused("stale", facts={"ply": table.ply})
    return [Closed()]


def _replace(table: Table, seat: int, level: str, why: StandInReason) -> list[Event]:
    """A bot stands in; it agrees at once to an undo that waited for this seat."""
    return [StoodIn(seat, level, why), *_undo_if_all_agree(table, seat)]


def seat_at_game(table: Table, person: Participant) -> int:
    """Return the seat of a person at a game being played, or refuse."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise CommandRefused("not_seated")
    if table.status != "playing":
        raise CommandRefused("not_playing")
    return seat


def seat_in_play(table: Table, person: Participant) -> int:
    """Return the seat that a person plays, or refuse, also where a bot stands in."""
    seat = seat_at_game(table, person)
    if table.seats[seat].level is not None:
        raise CommandRefused("bot_plays", facts={"seat": seat})
    return seat
