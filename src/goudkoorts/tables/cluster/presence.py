"""Who is looking at a table now: a person may have several connections, and each must be renewed or it lapses."""

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Protocol

RENEW_S = 20
LAPSE_S = 60


class Presence(Protocol):
    """Knows who is here."""

    async def here(self, table_id: str, person: str, connection: str) -> None:
        """Say that a connection of a person is here, for LAPSE_S seconds; "" is a person without a name tag."""

    async def gone(self, table_id: str, person: str, connection: str) -> None:
        """Say that it is not."""

    async def who(self, table_id: str) -> dict[str, int]:
        """Return the people at a table with the number of their connections."""

    async def close(self) -> None:
        """Let go."""


class LocalPresence:
    """The presence of one process."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._tables: dict[str, dict[tuple[str, str], float]] = {}

    async def here(self, table_id: str, person: str, connection: str) -> None:
        """Say that a connection of a person is here."""
        self._tables.setdefault(table_id, {})[person, connection] = self._clock() + LAPSE_S

    async def gone(self, table_id: str, person: str, connection: str) -> None:
        """Say that it is not."""
        self._tables.get(table_id, {}).pop((person, connection), None)
        self._forget_empty(table_id)

    async def who(self, table_id: str) -> dict[str, int]:
        """Return the people at a table with the number of their connections."""
        now = self._clock()
        present = {key: until for key, until in self._tables.get(table_id, {}).items() if until > now}
        self._tables[table_id] = present
        self._forget_empty(table_id)
        return dict(Counter(person for person, _ in present))

    async def close(self) -> None:
        """Nothing is held."""

    def _forget_empty(self, table_id: str) -> None:
        """Keep no room for tables that nobody looks at."""
        if not self._tables.get(table_id, True):
            del self._tables[table_id]
