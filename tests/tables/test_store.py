"""Every store keeps its promises: in memory, in SQLite, in PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from goudkoorts.tables.journal.backends import open_store
from goudkoorts.tables.journal.journal import Conflict, IndexSeat, Store, TableIndex
from goudkoorts.tables.journal.memory import MemoryStore
from tables.samples import ANNE, CARL, MARC, entries_from, fill, index_of, kept

Try = Callable[[Callable[[Store], Awaitable[None]]], None]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> Try:
    """Give what runs a test's story on an empty store of each kind."""
    url = request.getfixturevalue("postgres_url") if request.param == "postgres" else f"sqlite:///{tmp_path / 'a.db'}"

    async def live(story: Callable[[Store], Awaitable[None]]) -> None:
        store: Store = MemoryStore() if request.param == "memory" else await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    return lambda story: asyncio.run(live(story))


def test_what_was_appended_is_read_back_in_order(with_store: Try) -> None:
    async def story(store: Store) -> None:
        batch = entries_from(1, {"a": "é"}, {"b": 2}, by="pmarc", command="c1")

        await kept(store, "t", 1, batch, index_of("t"))

        assert await store.read("t") == batch
        assert await store.read("t", after=1) == batch[1:]
        assert await store.seq_of("t") == 2
        assert await store.seq_of("unknown") == 0
        assert await store.read("unknown") == []

    with_store(story)


def test_of_two_writers_of_one_number_the_second_loses_all(with_store: Try) -> None:
    async def story(store: Store) -> None:
        await kept(store, "t", 1, entries_from(1, "a", "b"), index_of("t"))

        with pytest.raises(Conflict):
            await kept(store, "t", 2, entries_from(2, "other", "more"), index_of("t", game="goldrausch"))

        assert [entry.body for entry in await store.read("t")] == [b'"a"', b'"b"']
        index = await store.find_index("t")
        assert index is not None
        assert index.game == "gold"

    with_store(story)


def test_a_conflict_does_not_harm_those_in_the_same_commit(with_store: Try) -> None:
    async def story(store: Store) -> None:
        await kept(store, "t3", 1, entries_from(1, "first"), index_of("t3"))
        writers = [kept(store, f"t{n}", 1, entries_from(1, "a", "b"), index_of(f"t{n}")) for n in range(8)]
        writers += [kept(store, f"t{n}", 1, entries_from(1, "late"), index_of(f"t{n}")) for n in range(8)]

        results = await asyncio.gather(*writers, return_exceptions=True)

        assert [isinstance(result, Conflict) for result in results] == [n == 3 for n in range(8)] + [True] * 8
        assert [await store.seq_of(f"t{n}") for n in range(8)] == [2, 2, 2, 1, 2, 2, 2, 2]

    with_store(story)


def test_many_writers_at_one_table_leave_no_gap(with_store: Try) -> None:
    async def story(store: Store) -> None:
        async def insist(name: int) -> None:
            while True:
                seq = await store.seq_of("t") + 1
                try:
                    return await kept(store, "t", seq, entries_from(seq, name), index_of("t"))
                except Conflict:
                    continue

        await asyncio.gather(*map(insist, range(20)))

        log = await store.read("t")
        assert [entry.seq for entry in log] == list(range(1, 21))
        assert sorted(msgspec.json.decode(entry.body) for entry in log) == list(range(20))

    with_store(story)


def without_names(index: TableIndex | None) -> TableIndex:
    """Return a row without names: a store in memory keeps those it was given, a database asks who people are now."""
    assert index is not None
    seats = tuple(msgspec.structs.replace(seat, name=None) for seat in index.seats)
    return msgspec.structs.replace(index, seats=seats)


def test_lists_show_what_they_should_the_latest_first(with_store: Try) -> None:
    async def story(store: Store) -> None:
        rows = [
            index_of("open", MARC, updated_at=1),
            index_of("newer", CARL, updated_at=9, game="goldrausch"),
            index_of("secret", ANNE, MARC, access="private", updated_at=7),
            index_of("playing", ANNE, status="playing", updated_at=3, host="panne", rated=True, turn=0, deadline=8),
            index_of("quiet", ANNE, status="playing", access="private", updated_at=2, host="panne"),
        ]
        for row in rows:
            await kept(store, row.id, 1, entries_from(1, "a"), row)

        assert [row.id for row in await store.list_open()] == ["newer", "open"]
        assert [row.id for row in await store.list_open("gold")] == ["open"]
        assert [row.id for row in await store.list_open(limit=1)] == ["newer"]
        assert [row.id for row in await store.list_watch()] == ["playing"]
        assert [row.id for row in await store.list_playing()] == ["playing", "quiet"]
        assert [row.id for row in await store.list_mine("panne")] == ["secret", "playing", "quiet"]
        assert [row.id for row in await store.list_mine("pmarc")] == ["newer", "secret", "open"]
        assert without_names(await store.find_index("playing")) == without_names(rows[3])
        assert await store.find_index("nothing") is None

    with_store(story)


def test_who_left_a_table_no_longer_has_it_in_the_list(with_store: Try) -> None:
    async def story(store: Store) -> None:
        await kept(store, "t", 1, entries_from(1, "a"), index_of("t", ANNE))
        await kept(store, "t", 2, entries_from(2, "b"), index_of("t", seats=(IndexSeat(),)))

        assert await store.list_mine("panne") == []

    with_store(story)


def test_a_log_outlives_the_store(database_url: str) -> None:
    async def story() -> None:
        store = await open_store(database_url)
        await fill(store, "t", [MARC, CARL])
        await store.close()
        store = await open_store(database_url)
        try:
            assert await store.seq_of("t") == 5
            assert [row.id for row in await store.list_playing()] == ["t"]
        finally:
            await store.close()

    asyncio.run(story())


def test_two_processes_at_one_postgres_never_both_win(postgres_url: str) -> None:
    async def story() -> None:
        stores = [await open_store(postgres_url) for _ in range(2)]
        try:
            for seq in range(1, 11):
                tries = [kept(store, "t", seq, entries_from(seq, seq), index_of("t")) for store in stores]
                results = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted(isinstance(result, Conflict) for result in results) == [False, True]
        finally:
            for store in stores:
                await store.close()

    asyncio.run(story())


class Watching:
    """Writes down what became of each batch."""

    def __init__(self) -> None:
        self.problems: list[BaseException | None] = []
        self.seconds: list[float] = []

    def appended(self, problems: Sequence[BaseException | None], seconds: float) -> None:
        """A group is through."""
        self.problems += problems
        self.seconds.append(seconds)


def test_who_watches_is_told_what_became_of_each_batch(database_url: str) -> None:
    watching = Watching()

    async def story() -> None:
        store = await open_store(database_url, watch=watching)
        await kept(store, "a", 1, entries_from(1, "x"), index_of("a"))
        with pytest.raises(Conflict):
            await kept(store, "a", 1, entries_from(1, "y"), index_of("a"))
        await kept(store, "a", 2, entries_from(2, "z"), index_of("a"))
        await store.close()

    asyncio.run(story())

    assert [type(problem) for problem in watching.problems] == [type(None), Conflict, type(None)]
    assert all(0 < seconds < 60 for seconds in watching.seconds)
