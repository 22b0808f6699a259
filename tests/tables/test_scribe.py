"""The process that writes: what it keeps, what it leaves to others, and how it ends."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from goudkoorts.tables.journal.event_log import Batch
from goudkoorts.tables.journal.frames import Unframer, frame
from goudkoorts.tables.journal.journal import Conflict
from goudkoorts.tables.journal.scribe import PROGRAM, Scribe
from goudkoorts.tables.journal.scribe_program import READY, Pen, packed_group, unpacked_answer
from goudkoorts.tables.journal.sqlite import SqliteStore
from tables.live import until
from tables.samples import CARL, MARC, entries_from, index_of

Story = Callable[[SqliteStore, Scribe], Coroutine[Any, Any, None]]


def with_scribe(folder: Path, story: Story) -> None:
    """Run a story on a store whose scribe is ready; were it to end, another one would come soon."""

    async def begin() -> None:
        store = await SqliteStore.open(folder / "a.db", scribe=True)
        assert store.scribe is not None
        store.scribe.pause_s = 0.1
        try:
            await until(lambda: store.scribe and store.scribe.is_ready)
            await asyncio.wait_for(story(store, store.scribe), 30)
        finally:
            await store.close()
        assert store.scribe.process_id is None

    asyncio.run(begin())


def make_file(file: Path) -> None:
    """Make an empty database."""

    async def make() -> None:
        await (await SqliteStore.open(file)).close()

    asyncio.run(make())


async def append_soon(store: SqliteStore, *names: str) -> list[BaseException | None]:
    """Append one entry at each of some tables in one group; return what became of each."""
    outcomes: list[BaseException | None] = []
    for name in names:
        store.append_soon(name, 1, entries_from(1, "a"), index_of(name, MARC), outcomes.append)
    await until(lambda: len(outcomes) == len(names))
    return outcomes


def test_moves_are_written_by_the_scribe_and_one_that_comes_second_harms_no_other(tmp_path: Path) -> None:
    async def story(store: SqliteStore, scribe: Scribe) -> None:
        asked: list[int] = []
        write = scribe.write
        scribe.write = lambda batches, written: (asked.append(len(batches)), write(batches, written))[1]  # type: ignore[method-assign]

        assert await append_soon(store, "t1") == [None]
        assert list(map(type, await append_soon(store, "t2", "t1", "t3"))) == [type(None), Conflict, type(None)]
        assert asked == [1, 3]
        assert [await store.seq_of(name) for name in ("t1", "t2", "t3")] == [1, 1, 1]
        assert {row.id for row in await store.list_mine("pmarc")} == {"t1", "t2", "t3"}

    with_scribe(tmp_path, story)


def test_other_work_and_moves_never_get_in_each_others_way(tmp_path: Path) -> None:
    async def story(store: SqliteStore, _scribe: Scribe) -> None:
        async def play(name: str) -> None:
            for seq in range(1, 40):
                await store.append(name, seq, entries_from(seq, "a"), index_of(name))

        async def rename() -> None:
            for number in range(40):
                await store.people.rename("pmarc", f"Marc {number}")

        await store.people.add_person(MARC)
        await asyncio.gather(rename(), *(play(f"t{number}") for number in range(8)))
        assert [await store.seq_of(f"t{number}") for number in range(8)] == [39] * 8
        person = await store.people.find_person("pmarc")
        assert person is not None
        assert person.name == "Marc 39"

    with_scribe(tmp_path, story)


def test_a_scribe_that_dies_takes_nothing_along_and_another_one_comes(tmp_path: Path) -> None:
    async def story(store: SqliteStore, scribe: Scribe) -> None:
        first = scribe.process_id
        assert first is not None
        os.kill(first, signal.SIGSTOP)  # it has the group and will not write it any more
        waiting = asyncio.create_task(append_soon(store, "t1", "t2"))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        os.kill(first, signal.SIGKILL)
        assert await waiting == [None, None]
        assert await append_soon(store, "t3") == [None]  # by the thread

        await until(lambda: scribe.is_ready)
        assert scribe.process_id not in (None, first)
        assert await append_soon(store, "t4") == [None]
        assert [await store.seq_of(f"t{n}") for n in (1, 2, 3, 4)] == [1, 1, 1, 1]

    with_scribe(tmp_path, story)


def test_a_scribe_that_hangs_is_ended_and_what_it_had_is_written_all_the_same(tmp_path: Path) -> None:
    async def story(store: SqliteStore, scribe: Scribe) -> None:
        hanging = scribe.process_id
        assert hanging is not None
        scribe.patience_s = 0.2
        os.kill(hanging, signal.SIGSTOP)
        assert await append_soon(store, "t1", "t2") == [None, None]

        await until(lambda: scribe.is_ready)
        assert scribe.process_id not in (None, hanging)
        await asyncio.sleep(2 * scribe.patience_s)  # one that answers in time is left alone
        assert scribe.is_ready
        assert [await store.seq_of(name) for name in ("t1", "t2")] == [1, 1]

    with_scribe(tmp_path, story)


def test_a_move_that_comes_when_the_scribe_has_just_died_is_written(tmp_path: Path) -> None:
    async def story(store: SqliteStore, scribe: Scribe) -> None:
        assert scribe.process_id is not None
        os.kill(scribe.process_id, signal.SIGKILL)
        assert scribe.is_ready, "nobody has noticed yet"
        assert await append_soon(store, "t1", "t2") == [None, None]
        assert [await store.seq_of(name) for name in ("t1", "t2")] == [1, 1]

    with_scribe(tmp_path, story)


def test_what_was_written_before_the_scribe_could_say_so_is_a_number_taken(tmp_path: Path) -> None:
    """Who asked then reads the log, and finds the own command in it."""

    async def story(store: SqliteStore, scribe: Scribe) -> None:
        entries = entries_from(1, "a")
        outcomes: list[BaseException | None] = []
        write = scribe.write

        def write_and_die(batches: list[Batch], written: Callable[[list[bool] | None], None]) -> None:
            write(batches, lambda _kept: written(None))

        scribe.write = write_and_die  # type: ignore[method-assign]
        store.append_soon("t1", 1, entries, index_of("t1"), outcomes.append)
        await until(lambda: outcomes)

        assert [type(outcome) for outcome in outcomes] == [Conflict]
        assert await store.read("t1") == entries

    with_scribe(tmp_path, story)


def test_what_it_cannot_write_it_undoes_and_goes_on(tmp_path: Path) -> None:
    make_file(tmp_path / "a.db")
    pen = Pen(tmp_path / "a.db")
    long, short = entries_from(1, "a" * 200_000), entries_from(1, "a")
    pen._driver.execute("PRAGMA max_page_count=1")
    assert pen.write([Batch("t1", 1, short, index_of("t1", CARL)), Batch("t2", 1, long, index_of("t2"))]) is None
    pen._driver.execute(f"PRAGMA max_page_count={1 << 20}")
    assert pen.write([Batch("t1", 1, short, index_of("t1", CARL))]) == [True]
    pen.close()

    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert connection.execute("SELECT table_id, person FROM table_people").fetchall() == [
            ("t1", "pcarl"),
            ("t1", "pmarc"),
        ]
        assert connection.execute("SELECT table_id FROM events").fetchall() == [("t1",)]
    connection.close()


@pytest.mark.skipif(sys.platform == "win32", reason="other signals there")
def test_it_ends_with_its_input_and_heeds_no_signal_before(tmp_path: Path) -> None:
    make_file(tmp_path / "a.db")
    group = frame(packed_group([Batch("t", 1, entries_from(1, "a"), index_of("t"))]))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", PROGRAM, str(tmp_path / "a.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        ready = process.stdout.read(len(frame(READY)))
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGINT)
        answers, _ = process.communicate(group, timeout=30)

    assert ready == frame(READY)
    assert [unpacked_answer(answer) for answer in Unframer().feed(answers)] == [[True]]
    assert process.returncode == 0


def test_messages_come_out_of_a_pipe_whole_whatever_the_pieces() -> None:
    messages = [b"", b"a", b"b" * 70_000, b"", b"c"]
    stream = b"".join(map(frame, messages))
    for size in (1, 3, 4096, len(stream)):
        unframer = Unframer()
        pieces = [stream[first : first + size] for first in range(0, len(stream), size)]
        assert [message for piece in pieces for message in unframer.feed(piece)] == messages


def test_the_last_word_of_a_process_that_is_gone_makes_nobody_ready(tmp_path: Path) -> None:
    async def story() -> None:
        scribe = Scribe(tmp_path / "a.db")
        scribe.pipe_data_received(1, frame(READY))
        assert not scribe.is_ready

    asyncio.run(story())
