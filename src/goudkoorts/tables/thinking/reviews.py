"""Finished games judged for who looks at them: decision by decision, for as long as somebody asks for more.

Nothing is kept on disk: a review follows from its record, and is found again whenever somebody wants it.
"""

import time
from collections import deque
from typing import Final, Protocol

from goudkoorts.analysis.decision import Effort, Finding, Question
from goudkoorts.analysis.review import default_worlds, find_out, questions_of
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.tables.thinking.bot_pool import Work

REVIEWS_KEPT: Final = 32  # a long one takes about a megabyte
PIECE_S: Final = 1.0  # of thinking, until those who wait are told what was found
THRIFT: Final = 2  # of the worlds that the command line spends on a decision, one in so many


class Review:
    """What was found about one game so far; grows in the order of the decisions."""

    def __init__(self, record: GameRecord) -> None:
        self.game = find_game(record.game)
        self.findings: list[Finding] = []
        self.decisions = 0  # known once the first piece is begun
        self._record = record
        self._left: deque[Question] | None = None  # to be judged; each is forgotten then, for states take room
        self._effort = Effort(default_worlds(record.game) // THRIFT)

    @property
    def is_done(self) -> bool:
        """Whether every decision was judged."""
        return self._left is not None and not self._left

    def go_on(self) -> None:
        """Judge the next decisions, for a while; any thread may do it, but one at a time."""
        if self._left is None:
            questions = deque(questions_of(self._record))
            self.decisions, self._left = len(questions), questions
        ends = time.monotonic() + PIECE_S
        while self._left:
            self.findings.append(find_out(self.game, self._left[0], self._effort))
            self._left.popleft()
            if time.monotonic() > ends:
                break


class Reviewer(Protocol):
    """Does pieces of reviews, off the event loop."""

    async def review(self, table: str, work: Work) -> None:
        """Do a piece; who asks meanwhile waits for the same piece."""


class Reviews:
    """The reviews of late, by table."""

    def __init__(self, bot_pool: Reviewer) -> None:
        self._jobs = bot_pool
        self._kept: dict[str, Review] = {}

    async def more(self, table: str, record: GameRecord, known: int) -> Review:
        """Return a review in which more is found than is known already, unless that is all there is."""
        review = self._kept.pop(table) if table in self._kept else Review(record)
        self._kept[table] = review  # the latest comes last
        if len(self._kept) > REVIEWS_KEPT:
            del self._kept[next(iter(self._kept))]
        if len(review.findings) <= known and not review.is_done:
            await self._jobs.review(table, review.go_on)
        return review
