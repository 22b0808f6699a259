"""A table without disk and clock: commands go in, events are kept as JSON, and the table is folded as it goes."""

from collections.abc import Collection
from typing import Any

from goudkoorts.engine.match import Match
from goudkoorts.kernel.record import bytes_of
from goudkoorts.tables.core.commands import Asked, CommandRefused, Participant, Play, Sit, Start
from goudkoorts.tables.core.decide.dispatch import decide
from goudkoorts.tables.core.events import Event, pack, unpack
from goudkoorts.tables.core.fold import fold, fold_all
from goudkoorts.tables.core.inputs import DecisionInputs
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.table_spec import TableSpec, opening
from goudkoorts.tables.core.views import Clock, NoClock
from goudkoorts.tables.journal.journal import Entry

MARC, CARL, ANNE = Participant("pmarc", "Marc"), Participant("pcarl", "Carl"), Participant("panne", "Anne")
PEOPLE = (MARC, CARL, ANNE)
SEED = bytes(range(32))
NOW = 1_000_000


class Tableside:
    """A table, its log, and the time."""

    def __init__(self, order: TableSpec, host: Participant = MARC, seed: bytes = SEED) -> None:
        self.now = NOW
        self.here: Collection[str] = ()
        self.seed = seed
        self.log: list[Entry] = []
        self._table: Table | None = None
        self._keep(opening(order, host, self._inputs()))

    @property
    def table(self) -> Table:
        """The table as it stands."""
        assert self._table is not None
        return self._table

    @property
    def match(self) -> Match:
        """The game on it."""
        return self.table.match

    def ask(self, person: Participant | None, asked: Asked) -> list[Event]:
        """Carry out a command."""
        events = decide(self.table, asked, person, self._inputs())
        self._keep(events)
        return events

    def refusal(self, person: Participant | None, asked: Asked) -> CommandRefused:
        """Return how a command is refused; nothing may change."""
        before = picture(self.table)
        try:
            events = decide(self.table, asked, person, self._inputs())
        except CommandRefused as refused:
            assert picture(self.table) == before
            return refused
        raise AssertionError(f"not refused: {events}")

    def code(self, person: Participant | None, asked: Asked) -> str:
        """Return the code of a refusal."""
        return self.refusal(person, asked).code

    def play(self, which: int = 0) -> list[Event]:
        """Let the person whose turn it is make a legal move."""
        legal = self.match.legal
        return self.ask(self.to_move(), Play(legal[which % len(legal)], self.table.ply))

    def to_move(self) -> Participant:
        """Return whose turn it is."""
        place = self.table.seats[self.match.actor]
        return next(person for person in PEOPLE if person.id == place.person)

    def again(self) -> Table:
        """Return the table made anew from its log."""
        table = fold_all(None, self.log)
        assert table is not None
        return table

    def _inputs(self) -> DecisionInputs:
        """Return the time, and things that are not random."""
        return DecisionInputs(self.now, self.here, lambda: f"table{self.now}", lambda: "nonce", lambda: self.seed)

    def _keep(self, events: list[Event]) -> None:
        """Fold events as a reader of the log would, through their JSON."""
        for event in events:
            entry = Entry(len(self.log) + 1, self.now, pack(event))
            self.log.append(entry)
            self._table = fold(self._table, entry, unpack(entry.body))


def started(game: str = "gold", players: int = 2, *, clock: Clock | None = None, **more: Any) -> Tableside:
    """Return a table at which people have begun to play."""
    side = Tableside(TableSpec(game, players, ["me"] + ["open"] * (players - 1), clock=clock or NoClock(), **more))
    for seat in range(1, players):
        side.ask(PEOPLE[seat], Sit(seat, f"n{seat}"))
    side.ask(MARC, Start())
    return side


REMEMBERED = ("match", "run", "run_checked", "listed")


def picture(table: Table) -> dict[str, object]:
    """Return everything a table is, to be compared; what is only remembered for speed is left out."""
    parts = {name: getattr(table, name) for name in Table.__slots__ if name not in REMEMBERED}
    parts["seats"] = [(one.person, one.name, one.level, one.nonce, one.resigned) for one in table.seats]
    parts["past"] = [bytes(getattr(table.past, column)) for column in ("seqs", "seats", "times", "draws")]
    parts["undo"] = table.undo and (table.undo.by, table.undo.ply, tuple(table.undo.agreed))
    for name in ("answers", "older_answers", "rematch", "said", "takebacks", "banks"):
        parts[name] = list(parts[name])
    return parts | {"state": bytes_of(table.match.state), "history": list(table.match.history)}
