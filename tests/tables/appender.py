"""A process that appends as fast as it can and says what was acknowledged; it is meant to be killed."""

import asyncio
import sys

from goudkoorts.tables.journal.backends import open_store
from tables.samples import entries_from, index_of, kept

WRITERS = 20


async def main(url: str) -> None:
    """Append for ever at many tables, two entries a batch."""
    store = await open_store(url)

    async def write(table_id: str) -> None:
        for first in range(1, 1_000_000, 2):
            await kept(store, table_id, first, entries_from(first, "one", "two"), index_of(table_id))
            sys.stdout.write(f"{table_id} {first + 1}\n")
            sys.stdout.flush()

    await asyncio.gather(*(write(f"t{number}") for number in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
