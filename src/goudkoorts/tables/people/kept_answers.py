"""Answers of the database kept in memory while nobody writes: who somebody is gets asked at every request."""

from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar, cast

T = TypeVar("T")
MOST_KEPT: Final = 1 << 14


class KeptAnswers:
    """Keeps what was read until anything is written; of use only where nobody else writes to the database."""

    def __init__(self, *, alone: bool) -> None:
        self._alone = alone
        self._answers: dict[Hashable, Any] = {}
        self._writes = 0  # begun so far
        self._under_way = 0

    async def get(self, question: Hashable, read: Callable[[], Awaitable[T]]) -> T:
        """Return an answer, read only where it is not known; one that a write may have overtaken is not kept."""
        if question in self._answers:
            return cast("T", self._answers[question])
        writes = self._writes
        answer = await read()
        if self._alone and not self._under_way and writes == self._writes:
            if len(self._answers) >= MOST_KEPT:
                self._answers.clear()
            self._answers[question] = answer
        return answer

    @contextmanager
    def written(self) -> Iterator[None]:
        """Forget everything: something is being written."""
        self._writes += 1
        self._under_way += 1
        self._answers.clear()
        try:
            yield
        finally:
            self._under_way -= 1
