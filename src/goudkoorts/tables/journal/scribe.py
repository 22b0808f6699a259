"""The scribe: a process of its own that writes what tables do, so that the event loop need not.

A thread would share Python's lock with the event loop: each statement would wait for it, and the loop for the thread.
"""

import asyncio
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Self, cast

from goudkoorts.tables.journal.event_log import Batch
from goudkoorts.tables.journal.frames import Unframer, frame
from goudkoorts.tables.journal.scribe_program import STDIN, Kept, packed_group, unpacked_answer

LOG = logging.getLogger(__name__)
PROGRAM: Final = "goudkoorts.tables.journal.scribe_program"
START_AGAIN_S: Final = 5.0
STOP_S: Final = 10.0
PATIENCE_S: Final = 15.0  # longer than it waits for a locked file, shorter than people wait for an answer

Written = Callable[[Kept], None]


class Scribe(asyncio.SubprocessProtocol):
    """Hands groups to the process, one at a time; starts another one where it ends unasked."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._process: asyncio.SubprocessTransport | None = None
        self._answers = Unframer()
        self._waiting: Written | None = None
        self._late: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None
        self._starting: asyncio.Task[None] | None = None
        self._gone = asyncio.Event()
        self._is_stopping = False
        self.is_ready = False  # to be given a group
        self.pause_s = START_AGAIN_S  # before another process is started
        self.patience_s = PATIENCE_S  # with a process that does not answer

    @classmethod
    async def start(cls, file: Path) -> Self:
        """Start a process; it says for itself when it is ready."""
        scribe = cls(file)
        await scribe._start()
        return scribe

    def write(self, batches: list[Batch], written: Written) -> None:
        """Have a group written, and be called with what became of it; None also where that is not known."""
        assert self.is_ready, "one group at a time"
        self.is_ready = False
        self._waiting = written
        self._late = self._loop.call_later(self.patience_s, self._give_up)
        self._pipe().write(frame(packed_group(batches)))

    @property
    def process_id(self) -> int | None:
        """The number of the process, None where there is none at present."""
        return None if self._process is None else self._process.get_pid()

    async def stop(self) -> None:
        """Let the process end; nothing is written any more."""
        self._is_stopping = True
        if self._again is not None:
            self._again.cancel()
        if self._starting is not None:
            await asyncio.gather(self._starting, return_exceptions=True)
        if self._process is None:
            return
        self._pipe().close()
        try:
            await asyncio.wait_for(self._gone.wait(), STOP_S)
        except TimeoutError:
            self._process.kill()
            await self._gone.wait()

    # What the process does

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has begun."""
        self._process = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, _fd: int, data: bytes | str) -> None:
        """It says that it is ready, or what became of a group."""
        if self._process is None:
            return  # a last word, of a process that is known to be gone
        for answer in self._answers.feed(cast(bytes, data)):
            written = self._no_longer_waiting()
            self.is_ready = True
            if written is not None:
                written(unpacked_answer(answer))

    def process_exited(self) -> None:
        """It is gone: another one is started, unless that is how it should be."""
        self.is_ready = False
        if self._process is not None:
            self._process.close()
            self._process = None
        self._answers = Unframer()
        self._gone.set()
        if self._is_stopping:
            return
        self._start_later("it has ended")
        written = self._no_longer_waiting()
        if written is not None:
            written(None)

    def _give_up(self) -> None:
        """It hangs: it is ended, and what it was given is left to others."""
        LOG.error("the scribe does not answer within %s s and is ended", self.patience_s)
        if self._process is not None:
            self._process.kill()

    def _no_longer_waiting(self) -> Written | None:
        """Return who waited for the process."""
        if self._late is not None:
            self._late.cancel()
        written, self._waiting, self._late = self._waiting, None, None
        return written

    def _start_later(self, why: str) -> None:
        """Start another process in a while; until then a thread does the work."""
        LOG.error("no scribe, another one will be started: %s", why)
        self._again = self._loop.call_later(self.pause_s, self._start_now)

    def _start_now(self) -> None:
        """Start another process."""
        self._starting = asyncio.ensure_future(self._start())

    async def _start(self) -> None:
        """Start a process that ends with us, however we end: it reads from a pipe of ours."""
        self._gone.clear()
        command = (sys.executable, "-m", PROGRAM, str(self._file))
        try:
            await self._loop.subprocess_exec(lambda: self, *command, stderr=None)
        except OSError as problem:
            self._start_later(str(problem))

    def _pipe(self) -> Any:
        """Return where the process listens."""
        assert self._process is not None, "there is a process"
        return self._process.get_pipe_transport(STDIN)
