"""How fast the log takes entries: many writers at once in one commit, against one row a commit.

.venv/bin/python bench/store.py                 SQLite in a folder of its own
.venv/bin/python bench/store.py --db URL        or this (empty) database
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from goudkoorts.tables.journal.backends import open_store
from goudkoorts.tables.journal.journal import Entry, EventBatch, Store, TableIndex, keep

BODY = b'{"type":"Acted","ply":12,"seat":1,"action":"swap b6 g4","spent_ms":4321}'
SECONDS = 3.0


def index_of(table_id: str) -> TableIndex:
    """Return the row of a table being played."""
    return TableIndex(id=table_id, game="gold", players=2, status="playing", access="open")


async def write_for_a_while(store: Store, table_id: str, until: float, lasted: list[float]) -> None:
    """Append entry after entry to one table, each waiting for the one before."""
    seq, index = 1, index_of(table_id)
    while (begun := time.perf_counter()) < until:
        await keep(store, EventBatch(table_id, seq, [Entry(seq, 0, BODY)], index))
        lasted.append(time.perf_counter() - begun)
        seq += 1


async def measure(db: str, writers: int) -> str:
    """Return a line with rows a second and the slowest hundredth."""
    store = await open_store(db)
    lasted: list[float] = []
    begun = time.perf_counter()
    name = f"{writers}-{time.time_ns()}"
    tables = [write_for_a_while(store, f"{name}-{n}", begun + SECONDS, lasted) for n in range(writers)]
    await asyncio.gather(*tables)
    seconds = time.perf_counter() - begun
    await store.close()
    lasted.sort()
    p50, p99 = (1000 * lasted[int(len(lasted) * share)] for share in (0.5, 0.99))
    return f"{writers:5} writers  {len(lasted) / seconds:9.0f} rows/s   p50 {p50:7.2f} ms   p99 {p99:7.2f} ms"


def main() -> None:
    """Measure one writer, which has every commit for itself, and many."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", default="", help="address of a database")
    parser.add_argument("--writers", type=int, nargs="*", default=[1, 50, 500])
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = chosen.db or f"sqlite:///{Path(folder) / 'bench.db'}"
        for writers in chosen.writers:
            print(asyncio.run(measure(db, writers)), flush=True)


if __name__ == "__main__":
    main()
