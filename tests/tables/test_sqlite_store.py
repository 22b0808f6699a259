"""What only the store in one file promises."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from goudkoorts.tables.journal.backends import open_store
from goudkoorts.tables.journal.file_lock import StoreInUse
from goudkoorts.tables.journal.journal import Conflict, EventBatch
from goudkoorts.tables.journal.sqlite import BUSY_MS, SqliteStore
from tables.live import until
from tables.samples import MARC, entries_from, fill, index_of, kept

ACKNOWLEDGED = 400  # lines to read before the process is killed
TESTS = Path(__file__).parent.parent


def run_and_kill(url: str) -> dict[str, int]:
    """Run a process that appends, kill it in the middle, and return what it had acknowledged."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])}
    command = [sys.executable, "-m", "tables.appender", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(ACKNOWLEDGED)]
        process.kill()
        lines += [line for line in process.stdout if line.endswith("\n")]
    return {table: int(seq) for table, seq in (line.split() for line in lines)}


def test_a_killed_process_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    acknowledged = run_and_kill(url)

    async def story() -> None:
        store = await open_store(url)
        try:
            for table_id, seq in acknowledged.items():
                log = await store.read(table_id)
                assert len(log) >= seq
                assert len(log) % 2 == 0  # no batch is there by half
                assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        finally:
            await store.close()

    asyncio.run(story())
    assert len(acknowledged) > 1


def test_a_file_is_open_in_one_process_only(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        with pytest.raises(StoreInUse, match="stop the server"):
            await SqliteStore.open(tmp_path / "a.db")
        await store.close()
        await (await SqliteStore.open(tmp_path / "a.db")).close()

    asyncio.run(story())


def test_the_file_is_durable_and_checked(tmp_path: Path) -> None:
    async def story() -> list[object]:
        store = await SqliteStore.open(tmp_path / "a.db")
        names = ("journal_mode", "synchronous", "foreign_keys")
        try:
            return await store.change(
                lambda connection: [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
            )
        finally:
            await store.close()

    full = 2
    assert asyncio.run(story()) == ["wal", full, 1]


def test_work_that_fails_undoes_itself_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        try:
            results = await asyncio.gather(
                store.people.add_person(MARC),
                store.people.add_person(MARC),
                kept(store, "t", 1, entries_from(1, "a"), index_of("t")),
                return_exceptions=True,
            )
            assert [isinstance(result, Exception) for result in results] == [False, True, False]
            assert await store.people.find_person("pmarc") == MARC
            assert await store.seq_of("t") == 1
        finally:
            await store.close()

    asyncio.run(story())


def test_closing_writes_what_waits_and_then_refuses(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        waiting = [
            asyncio.create_task(kept(store, f"t{n}", 1, entries_from(1, n), index_of(f"t{n}"))) for n in range(50)
        ]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 50
        with pytest.raises(RuntimeError, match="closed"):
            await fill(store, "t", [MARC])

    asyncio.run(story())


def test_moves_wait_for_another_program_and_the_event_loop_does_not(tmp_path: Path) -> None:
    file = tmp_path / "a.db"

    async def story() -> None:
        store = await SqliteStore.open(file)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        outcomes: list[BaseException | None] = []
        for name in ("t1", "t2"):
            store.append(EventBatch(name, 1, entries_from(1, "a"), index_of(name)), outcomes.append)
        began = asyncio.get_running_loop().time()
        await asyncio.sleep(0.05)
        late = asyncio.get_running_loop().time() - began
        assert outcomes == []
        other.execute("COMMIT")
        other.close()
        await kept(store, "t3", 1, entries_from(1, "a"), index_of("t3"))

        assert outcomes == [None, None]
        assert late < BUSY_MS / 1000
        assert [await store.seq_of(name) for name in ("t1", "t2", "t3")] == [1, 1, 1]
        await store.close()

    asyncio.run(story())


def test_a_batch_that_comes_second_harms_no_other_and_a_caller_who_fails_neither(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        outcomes: list[BaseException | None] = []

        def fail(_problem: BaseException | None) -> None:
            raise ValueError("cannot take it")

        await kept(store, "t1", 1, entries_from(1, "a"), index_of("t1"))
        store.append(EventBatch("t1", 1, entries_from(1, "b"), index_of("t1")), outcomes.append)
        store.append(EventBatch("t2", 1, entries_from(1, "a"), index_of("t2")), fail)
        store.append(EventBatch("t3", 1, entries_from(1, "a"), index_of("t3", MARC)), outcomes.append)
        await kept(store, "t4", 1, entries_from(1, "a"), index_of("t4"))

        assert [type(outcome) for outcome in outcomes] == [Conflict, type(None)]
        assert [await store.seq_of(f"t{n}") for n in (1, 2, 3, 4)] == [1, 1, 1, 1]
        assert "t3" in [row.id for row in await store.list_mine("pmarc")]
        await store.close()

    asyncio.run(story())


def test_what_cannot_be_written_is_told_to_all_and_the_next_group_goes_on(tmp_path: Path) -> None:
    def let_it_grow(pages: int) -> Callable[[Connection], object]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar()

    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "a.db")
        outcomes: list[BaseException | None] = []
        await store.change(let_it_grow(1))
        for name in ("t1", "t2"):
            store.append(EventBatch(name, 1, entries_from(1, "a" * 100_000), index_of(name)), outcomes.append)
        await until(lambda: len(outcomes) == 2)
        assert all("database or disk is full" in str(outcome) for outcome in outcomes)

        await store.change(let_it_grow(1 << 20))
        await kept(store, "t1", 1, entries_from(1, "a"), index_of("t1", MARC))
        assert [await store.seq_of(name) for name in ("t1", "t2")] == [1, 0]
        assert [row.id for row in await store.list_mine("pmarc")] == ["t1"]
        await store.close()

    asyncio.run(story())


def test_an_erased_name_is_gone_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a.db"

    async def story() -> None:
        store = await SqliteStore.open(file)
        await store.people.add_person(MARC)
        await fill(store, "t", [MARC], moves=0)
        await store.people.erase("pmarc")
        await store.close()

    asyncio.run(story())
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()

    assert b"Marc" not in file.read_bytes()
