"""A data folder written by the version before opens: its games go on, and its records are still true.

The dump holds three tables: Gold! under way, a finished Goldrausch with two bots, and Elfengold under way.
"""

import asyncio
import sqlite3
from pathlib import Path

from goudkoorts.engine.match import Match
from goudkoorts.engine.verify import Proof, verify
from goudkoorts.tables.core.commands import Play
from goudkoorts.tables.core.records import record_of
from goudkoorts.tables.journal.sqlite import SqliteStore
from goudkoorts.tables.live.registry import TableRegistry
from tables.live import services_on
from tables.tableside import CARL, MARC

DUMP = Path(__file__).parent / "data" / "version_before.sql"
DUEL, FINISHED, AUCTION = "jcwc58Nl4V80jRh6I4xB2w", "j7Vdt1RvLdGd579-5E53oQ", "Qj2geiFBE2vbk9CvP-I13g"


def folder_of_before(folder: Path) -> Path:
    """Write the dump as a database file."""
    file = folder / "goudkoorts.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    connection.close()
    return file


def test_games_of_the_version_before_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(folder_of_before(tmp_path))
        registry = TableRegistry(services_on(store))
        await registry.start()
        duel, auction = await registry.find(DUEL), await registry.find(AUCTION)
        assert (duel.table.status, duel.table.ply, auction.table.ply) == ("playing", 13, 34)
        assert [said.phrase for said in duel.table.said] == ["hello"]

        seat = duel.table.match.turn
        assert isinstance(seat, int)
        move = Play(duel.table.match.legal[0], duel.table.ply)
        await duel.ask((MARC, CARL)[seat], "on", move)

        assert duel.table.ply > 13
        assert await store.seq_of(DUEL) == duel.table.seq
        await registry.close()
        await store.close()

    asyncio.run(story())


def test_records_of_the_version_before_replay_to_the_same_result(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(folder_of_before(tmp_path))
        registry = TableRegistry(services_on(store))
        finished = await registry.find(FINISHED)
        record = record_of(finished.table)
        await registry.close()
        await store.close()

        assert len(record.actions) == 445
        assert isinstance(verify(record), Proof)
        assert Match.from_record(record).scores == [57, 46, 52]

    asyncio.run(story())
