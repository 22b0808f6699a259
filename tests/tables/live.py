"""A house for live tables in tests: bots that choose at once or never, listeners, and stores that fail."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from goudkoorts.bots.bot import legal_actions
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.match import text_of
from goudkoorts.tables.cluster.notifications import LocalNotifications, Notified
from goudkoorts.tables.cluster.presence import LocalPresence
from goudkoorts.tables.core.commands import Participant, Play, Sit, Start
from goudkoorts.tables.core.table_spec import TableSpec
from goudkoorts.tables.journal.journal import EventBatch, Kept, Store
from goudkoorts.tables.journal.memory import MemoryStore
from goudkoorts.tables.live.live_table import LiveTable
from goudkoorts.tables.live.registry import TableRegistry
from goudkoorts.tables.live.services import TableServices
from goudkoorts.tables.thinking.bot_pool import Advice, BotTurn
from tables.tableside import CARL, MARC

DUEL = TableSpec("gold", 2, ["me", "open"], {"start": 0})
SOON_S = 5


class Thinker:
    """Chooses the first legal move."""

    async def choose(self, turn: BotTurn) -> str:
        game = GAMES[turn.game]
        return text_of(turn.game, int(legal_actions(game, turn.state)[0]))

    async def hint(self, turn: BotTurn) -> Advice:
        return [(await self.choose(turn), 1.0)]

    async def ready(self, game: str) -> None:
        """Always."""


class Dreamer(Thinker):
    """Never comes to a decision."""

    async def choose(self, turn: BotTurn) -> str:
        await asyncio.Event().wait()
        return await super().choose(turn)


class Ear:
    """A listener that writes down what it hears."""

    def __init__(self, person: Participant | None, muted: frozenset[str] = frozenset()) -> None:
        self.person = person
        self.connection = f"of {person and person.id} {id(self)}"
        self.muted = muted
        self.heard: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data))

    def plies(self) -> list[int]:
        return [message["ply"] for message in self.heard if message["type"] == "game"]

    def retold(self) -> list[int]:
        """Return the entries of all that was told about the game."""
        return [news["seq"] for message in self.heard if message["type"] == "game" for news in message["news"]]

    def types(self) -> list[str]:
        return [message["type"] for message in self.heard]


class ManyBells:
    """A bus between houses of one process."""

    def __init__(self) -> None:
        self.all: list[Notified] = []

    def notifications(self) -> LocalNotifications:
        bells = self

        class Shared(LocalNotifications):
            async def start(self, heard: Notified) -> None:
                bells.all.append(heard)

            async def publish(self, table_id: str, seq: int) -> None:
                for heard in bells.all:
                    asyncio.get_running_loop().call_soon(heard, table_id, seq)

        return Shared()


class FailingStore(MemoryStore):
    """Keeps nothing while `fails`, and waits while `gate` is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails = False

    def append(self, batch: EventBatch, kept: Kept) -> None:
        self._under_way = asyncio.ensure_future(self._append_later(batch, kept))

    async def _append_later(self, batch: EventBatch, kept: Kept) -> None:
        await self.gate.wait()
        if self.fails:
            kept(OSError("disk full"))
        else:
            super().append(batch, kept)


def services_on(
    store: Store, notifications: LocalNotifications | None = None, now: Callable[[], int] | None = None
) -> TableServices:
    services = TableServices(
        store,
        notifications or LocalNotifications(),
        LocalPresence(),
        Thinker(),
        pause_s=0,
        shared=notifications is not None,
    )
    services.now = now or services.now
    return services


def live(story: Callable[[FailingStore], Coroutine[Any, Any, None]]) -> None:
    """Run a story on an empty store."""

    async def begin() -> None:
        store = FailingStore()
        await asyncio.wait_for(story(store), 60)
        store.gate.clear()  # what bots still do reaches nobody

    asyncio.run(begin())


async def until(is_so: Callable[[], object]) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(SOON_S):
        while not is_so():
            await asyncio.sleep(0.001)


async def duel(registry: TableRegistry) -> LiveTable:
    """Open a table for two people and begin."""
    table = await registry.open(DUEL, MARC)
    await table.ask(CARL, "sit", Sit(1))
    await table.ask(MARC, "start", Start())
    return table


def first_move(table: LiveTable) -> Play:
    return Play(table.table.match.legal[0], table.table.ply)


async def opened_registry(store: MemoryStore, notifications: LocalNotifications | None = None) -> TableRegistry:
    registry = TableRegistry(services_on(store, notifications))
    await registry.start()
    return registry
