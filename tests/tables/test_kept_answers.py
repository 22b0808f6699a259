"""Answers kept in memory are never older than what was written."""

import asyncio

from goudkoorts.tables.people.kept_answers import MOST_KEPT, KeptAnswers


class Shelf:
    """One value that can be read, slowly if wanted, and how often that was done."""

    def __init__(self) -> None:
        self.value = "old"
        self.reads = 0
        self.go = asyncio.Event()
        self.go.set()

    async def read(self) -> str:
        """Read what is there now, and hand it over when allowed."""
        self.reads += 1
        found = self.value
        await self.go.wait()
        return found


def test_an_answer_is_read_once_until_something_is_written() -> None:
    async def story() -> None:
        shelf, kept = Shelf(), KeptAnswers(alone=True)
        assert [await kept.get("a", shelf.read) for _ in range(3)] == ["old"] * 3
        assert shelf.reads == 1
        with kept.written():
            shelf.value = "new"
        assert await kept.get("a", shelf.read) == "new"
        assert shelf.reads == 2

    asyncio.run(story())


def test_nothing_read_while_something_is_written_is_kept() -> None:
    async def story() -> None:
        shelf, kept = Shelf(), KeptAnswers(alone=True)
        with kept.written():
            assert await kept.get("a", shelf.read) == "old"
            shelf.value = "new"
        assert await kept.get("a", shelf.read) == "new"

    asyncio.run(story())


def test_a_slow_reader_overtaken_by_a_write_leaves_nothing_behind() -> None:
    async def story() -> None:
        shelf, kept = Shelf(), KeptAnswers(alone=True)
        shelf.go.clear()
        slow = asyncio.create_task(kept.get("a", shelf.read))
        await asyncio.sleep(0)
        with kept.written():
            shelf.value = "new"
        shelf.go.set()
        assert await slow == "old", "it asked before the write"
        assert await kept.get("a", shelf.read) == "new"

    asyncio.run(story())


def test_where_others_write_too_everything_is_read_again() -> None:
    async def story() -> None:
        shelf, kept = Shelf(), KeptAnswers(alone=False)
        await kept.get("a", shelf.read)
        shelf.value = "new"
        assert await kept.get("a", shelf.read) == "new"

    asyncio.run(story())


def test_what_is_kept_is_bounded() -> None:
    async def story() -> None:
        shelf, kept = Shelf(), KeptAnswers(alone=True)
        for number in range(MOST_KEPT + 1):
            await kept.get(number, shelf.read)
        await kept.get(0, shelf.read)
        assert shelf.reads == MOST_KEPT + 2, "the first was forgotten to make room"

    asyncio.run(story())
