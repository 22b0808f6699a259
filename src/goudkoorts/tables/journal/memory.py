"""The log in plain memory: for tests and for tables that need not outlive the process."""

import asyncio
from collections.abc import Callable

from goudkoorts.tables.journal.journal import LIST_LIMIT, Conflict, Entry, EventBatch, Kept, TableIndex


class MemoryStore:
    """Keeps everything in two dictionaries."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Entry]] = {}
        self._indexes: dict[str, TableIndex] = {}

    def append(self, batch: EventBatch, kept: Kept) -> None:
        """Keep a batch of entries, all or none."""
        log = self._logs.setdefault(batch.table_id, [])
        outcome = None if batch.first_seq == len(log) + 1 else Conflict(batch.table_id, batch.first_seq)
        if outcome is None:
            log.extend(batch.entries)
            self._indexes[batch.table_id] = batch.index
        asyncio.get_running_loop().call_soon(kept, outcome)

    async def read(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after a number."""
        return self._logs.get(table_id, [])[after:]

    async def seq_of(self, table_id: str) -> int:
        """Return the number of the last entry of a table."""
        return len(self._logs.get(table_id, []))

    async def find_index(self, table_id: str) -> TableIndex | None:
        """Return the row of one table."""
        return self._indexes.get(table_id)

    async def list_open(self, game: str | None = None, limit: int = LIST_LIMIT) -> list[TableIndex]:
        """Return the listed tables that wait for players."""
        return self._list(lambda row: row.status == "open" and row.access == "open" and game in (None, row.game), limit)

    async def list_mine(self, person: str, limit: int = LIST_LIMIT) -> list[TableIndex]:
        """Return the tables at which a person sits."""
        return self._list(lambda row: row.status != "closed" and is_at(row, person), limit)

    async def list_watch(self, limit: int = LIST_LIMIT) -> list[TableIndex]:
        """Return the listed tables being played."""
        return self._list(lambda row: row.status == "playing" and row.access == "open", limit)

    async def list_playing(self) -> list[TableIndex]:
        """Return every table being played."""
        return self._list(lambda row: row.status == "playing", None)

    async def close(self) -> None:
        """Nothing is held open."""

    def _list(self, fits: Callable[[TableIndex], bool], limit: int | None) -> list[TableIndex]:
        """Return the rows that fit, the latest first."""
        rows = sorted(self._indexes.values(), key=lambda row: row.updated_at, reverse=True)
        return [row for row in rows if fits(row)][:limit]


def is_at(index: TableIndex, person: str) -> bool:
    """Whether a person hosts the table or sits at it."""
    return index.host == person or any(seat.person == person for seat in index.seats)
