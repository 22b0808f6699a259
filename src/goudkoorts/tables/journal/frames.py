"""Messages through a pipe: each with its length before it."""

from collections.abc import Iterator
from typing import Final

LENGTH_SIZE: Final = 4


def frame(message: bytes) -> bytes:
    """Return a message as it goes through a pipe."""
    return len(message).to_bytes(LENGTH_SIZE, "big") + message


class Unframer:
    """Finds the messages in what comes out of a pipe, in whatever pieces."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def feed(self, data: bytes) -> Iterator[bytes]:
        """Take a piece; return the messages that are whole with it."""
        rest = self._rest
        rest += data
        while len(rest) >= LENGTH_SIZE:
            end = LENGTH_SIZE + int.from_bytes(rest[:LENGTH_SIZE], "big")
            if len(rest) < end:
                return
            message = bytes(rest[LENGTH_SIZE:end])
            del rest[:end]
            yield message
