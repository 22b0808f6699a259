"""A program we talk to line by line and never wait for longer than was agreed.

It runs in a process group of its own, which is killed as a whole: a bot that hangs, forks or ignores its input
cannot hold up a match or outlive it. Its pipes never block us, so there is no thread.
"""

import os
import select
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final

LONGEST_LINE: Final = 1_000_000  # bytes
CHUNK: Final = 1 << 16
KEPT_OF_STDERR: Final = 4000
LAST_LINES: Final = 3
POLITE_SECONDS: Final = 0.5  # to leave after `quit`, or to end after closing its output


class ChildFailed(Exception):
    """The program cannot be started, has ended, is silent for too long or writes without end."""


class TooLate(ChildFailed):
    """The program is silent for too long."""


class Child:
    """One running program."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = _start(command)
        self._stdin, self._stdout, self._stderr = _pipes(self._process)
        self._unsent = bytearray()
        self._heard = bytearray()
        self._muttered = bytearray()
        # Also when nobody closes it: at the latest when this program ends, the child is gone.
        self._put_down = weakref.finalize(self, _put_down, self._process)

    @property
    def pid(self) -> int:
        """The number of the process, which is that of its group, too."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Put a line on its way; it leaves as the program reads, now or while we wait for an answer."""
        self._unsent += line
        self._write()

    def read_line(self, deadline: float) -> bytes:
        """Return the next line without its end, or raise TooLate once `time.monotonic()` passes the deadline."""
        while (end := self._heard.find(b"\n")) < 0:
            if len(self._heard) > LONGEST_LINE:
                raise ChildFailed(f"wrote a line of more than {LONGEST_LINE} bytes")
            self._wait(deadline)
        line = bytes(self._heard[:end])
        del self._heard[: end + 1]
        return line

    def dismiss(self) -> None:
        """Close its input, give it a moment to leave, and put it down."""
        with suppress(OSError):
            self._stdin.close()
        self._leave_in_time()
        self._put_down()

    def put_down(self) -> None:
        """Kill it and everything it started; its last words are kept."""
        self._read_stderr()
        self._put_down()

    def last_words(self) -> str:
        """Return the last lines it wrote on standard error, the newest first: it says most and is cut last."""
        lines = self._muttered.decode(errors="replace").split("\n")
        return " | ".join([line.strip() for line in reversed(lines) if line.strip()][:LAST_LINES])

    def _wait(self, deadline: float) -> None:
        """Let bytes flow in all directions until something happened."""
        seconds = deadline - time.monotonic()
        if seconds <= 0:
            raise TooLate("did not answer in time")
        poll = select.poll()
        for pipe in (self._stdout, self._stderr):
            if not pipe.closed:
                poll.register(pipe, select.POLLIN)
        if self._unsent:
            poll.register(self._stdin, select.POLLOUT)
        poll.poll(seconds * 1000)
        self._write()
        self._listen()

    def _listen(self) -> None:
        """Read what has been written; raises ChildFailed at the end of standard output."""
        self._read_stderr()
        chunk = self._stdout.read(CHUNK)
        if chunk == b"":
            raise ChildFailed(self._how_it_ended())
        self._heard += chunk or b""

    def _read_stderr(self) -> None:
        """Keep the end of what it wrote on standard error; once only, or a chatterbox would hold us."""
        if self._stderr.closed:
            return
        chunk = self._stderr.read(CHUNK)
        if chunk == b"":
            self._stderr.close()
        self._muttered += chunk or b""
        del self._muttered[:-KEPT_OF_STDERR]

    def _write(self) -> None:
        """Write as much as the program takes."""
        try:
            written = self._stdin.write(self._unsent) if self._unsent else 0
        except BrokenPipeError:
            written = len(self._unsent)  # it no longer listens; the end of its output will say more
        del self._unsent[: written or 0]

    def _leave_in_time(self) -> int | None:
        """Return the exit status if it ends within a moment."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(POLITE_SECONDS)
        return None

    def _how_it_ended(self) -> str:
        """Say how a program ended that closed its output."""
        status = self._leave_in_time()
        self._read_stderr()
        if status is None:
            return "closed its standard output"
        return f"was ended by signal {-status}" if status < 0 else f"ended with exit status {status}"


def _start(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a program in a process group of its own."""
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
    except (OSError, ValueError) as error:
        raise ChildFailed(f"cannot be started: {command[0]}: {getattr(error, 'strerror', None) or error}") from None


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Return its pipes, none of which may block us."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    for pipe in (process.stdin, process.stdout, process.stderr):
        os.set_blocking(pipe.fileno(), False)
    return process.stdin, process.stdout, process.stderr


def _put_down(process: subprocess.Popen[bytes]) -> None:
    """Kill the whole group, bury the process and close its pipes."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()
