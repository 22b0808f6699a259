"""What a viewer receives. Everything about the game is made from the state blanked for that viewer.

Messages are encoded here, once for each kind of viewer, since many may look on.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast

import msgspec
from msgspec import UNSET

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match, number_of, tell, text_of
from goudkoorts.engine.position import Position, Step
from goudkoorts.kernel.actors import ONLOOKER
from goudkoorts.kernel.telling import Sentence as Told
from goudkoorts.tables.core import clock
from goudkoorts.tables.core.commands import Participant
from goudkoorts.tables.core.events import Acted
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.undo import free_from, may_ask
from goudkoorts.tables.core.views import (
    Fairness,
    GameMessage,
    Move,
    News,
    Offers,
    RematchOffer,
    Said,
    SaidMessage,
    SeatView,
    TableMessage,
    TableView,
    UndoOffer,
    You,
    told,
)

SeatKind = Literal["empty", "person", "bot"]
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Company:
    """Who looks at a table, and whom the viewer does not want to hear."""

    here: Collection[str] = ()  # people, seated or not
    strangers: int = 0  # connections of nobody in particular
    muted: Collection[str] = ()


class LoggedAction(msgspec.Struct, frozen=True):
    """An action of the game as the log tells it, each sentence with those who may read it."""

    seq: int
    ply: int
    seat: int
    log: tuple[Told, ...]


def logged_action(before: Position, acted: Acted, seq: int) -> LoggedAction:
    """Return what the log tells about an action at a position."""
    number = number_of(before.game.NAME, acted.action)
    assert number is not None, "a log holds actions only"
    return LoggedAction(seq, acted.ply, acted.seat, tell(Step(before, number, before.after(number))))


def logged_actions_after(table: Table, seq: int) -> list[LoggedAction]:
    """Tell again what still stands of what happened after an entry, by playing the game through once more."""
    first = next((ply for ply, known in enumerate(table.past.seqs) if known > seq and ply >= table.given), None)
    if first is None:
        return []
    match = Match(table.match.game, table.players, table.options)
    told_again = []
    for ply, text in enumerate(table.match.history):
        number = number_of(table.game, text)
        assert number is not None, "a history holds actions only"
        step = match.follow(number)
        if ply >= first:
            told_again.append(LoggedAction(table.past.seqs[ply], ply, table.past.seats[ply], tell(step)))
    return told_again


class GameSnapshot:
    """The game as it stands, for every viewer; what is the same for all is made once."""

    def __init__(self, table: Table, logged_actions: Sequence[LoggedAction], now: int) -> None:
        self._table = table
        self._logged_actions = logged_actions
        self._is_over = over = table.status == "over"
        self._turn = "over" if over else table.match.turn
        self._truth = table.match.truth() if over else None
        self._scores = table.result.scores if table.result else None
        self._clocks = clock.times_left(table, now)
        self._public_news = _packed(logged_actions) if _are_public(logged_actions) else None

    def to(self, viewer: int) -> bytes:
        """Return the game as a seat or an onlooker may see it."""
        table = self._table
        match = table.match
        plays = viewer >= 0 and not self._is_over
        return _encode(
            GameMessage(
                table.seq,
                table.ply,
                self._turn,
                match.view(viewer),
                self._truth,
                legal_moves(match) if plays and match.actor == viewer else None,
                self._scores,
                self._clocks,
                undo_for(table, viewer) if plays else None,
                self._news_for(viewer) if self._public_news is None else self._public_news,
            )
        )

    def _news_for(self, viewer: int) -> list[News]:
        """Return what happened, as far as a viewer may read it."""
        return _packed([news_for(one, viewer) for one in self._logged_actions])


def _are_public(logged_actions: Sequence[LoggedAction]) -> bool:
    """Whether everybody may read everything that is told."""
    for one in logged_actions:
        for sentence in one.log:
            if sentence.seats is not UNSET:
                return False
    return True


def _packed(logged_actions: Sequence[LoggedAction]) -> list[News]:
    """Return what happened as finished JSON."""
    return cast("list[News]", msgspec.Raw(_encode(logged_actions)))


def news_for(one: LoggedAction, viewer: int) -> LoggedAction:
    """Return a logged action with the sentences that a viewer may read, and without who else may."""
    log = tuple(Told(sentence.key, sentence.facts) for sentence in one.log if sentence.is_for(viewer))
    return LoggedAction(one.seq, one.ply, one.seat, log)


def legal_moves(match: Match) -> list[Move]:
    """Return the legal actions in the order of the rules, as finished JSON, which a field of any type may hold."""
    name = match.game.NAME
    known = _MOVES[name].get
    moves = [known(number) or _add_move(name, number) for number in match.position.legal]
    return cast("list[Move]", msgspec.Raw(b"[" + b",".join(moves) + b"]"))


def _add_move(name: str, number: int) -> bytes:
    """Return an action as JSON, in notation and in words, and keep that: it is the same at every node."""
    _MOVES[name][number] = made = _encode(move_of(GAMES[name], number))
    return made


def move_of(game: Game, number: int) -> Move:
    """Return an action in notation and in words."""
    return Move(text_of(game.NAME, number), told(game.describe(game.decode(number))))


_MOVES: Final[dict[str, dict[int, bytes]]] = {name: {} for name in GAMES}  # by game and number; filled as they come up


def undo_for(table: Table, seat: int) -> Literal["free", "ask"] | None:
    """Say whether a seat may take back its last move freely, may ask for it, or neither."""
    if table.seats[seat].level is not None:
        return None
    if free_from(table, seat) is not None:
        return "free"
    return "ask" if may_ask(table, seat) else None


def said_message(said: Said) -> bytes:
    """Return what was said, for everybody."""
    return _encode(SaidMessage(said.seq, said.person, said.seat, said.name, said.phrase, said.text, said.at))


def table_message(table: Table, viewer: Participant | None, company: Company) -> bytes:
    """Return the table as a person may see it."""
    return _encode(TableMessage(table.seq, table_view(table, viewer, company)))


def table_view(table: Table, viewer: Participant | None, company: Company) -> TableView:
    """Return the table as a person may see it."""
    return TableView(
        id=table.id,
        game=table.game,
        players=table.players,
        options=table.options,
        clock=table.clock,
        access=table.access,
        rated=table.rated,
        chat=table.chat,
        host=table.host,
        status=table.status,
        seats=[_seat_view(table, seat, company.here) for seat in range(table.players)],
        you=_you(table, viewer),
        offers=_offers(table),
        onlookers=sum(table.seat_of(person) is None for person in company.here) + company.strangers,
        fairness=Fairness(table.commitment, table.nonces, table.seed.hex() if table.status == "over" else None),
        result=table.result,
        said=[said for said in table.said if said.person not in company.muted] if company.muted else table.said,
        takebacks=table.takebacks,
    )


def viewer_seat(table: Table, person: Participant | None) -> int:
    """Return with whose eyes a person looks: those of the own seat, or an onlooker's."""
    seat = None if person is None else table.seat_of(person.id)
    return ONLOOKER if seat is None else seat


def _seat_view(table: Table, seat: int, here: Collection[str]) -> SeatView:
    """Return who sits on a seat."""
    place = table.seats[seat]
    kind: SeatKind = "empty" if place.is_empty else "bot" if place.person is None else "person"
    name = None if place.person is None else place.name
    return SeatView(
        seat, kind, place.person, name, place.level, place.stands_in, place.person is None or place.person in here
    )


def _you(table: Table, viewer: Participant | None) -> You:
    """Return what the viewer is at this table."""
    if viewer is None:
        return You(None, None, False)
    return You(viewer.id, table.seat_of(viewer.id), viewer.id == table.host)


def _offers(table: Table) -> Offers:
    """Return what waits for an answer."""
    undo = None if table.undo is None else UndoOffer(table.undo.by, table.undo.ply, table.undo.agreed)
    again = RematchOffer(table.rematch, table.rematch_table) if table.rematch else None
    return Offers(undo, again)
