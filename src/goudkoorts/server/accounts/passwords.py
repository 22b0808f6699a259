"""Passwords: hashed by argon2 in a thread, few at a time, since each takes memory and a quarter of a second."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from goudkoorts.server.http.problems import Refusal

T = TypeVar("T")
AT_A_TIME = 2
MOST_WAITING = 16


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(AT_A_TIME)
        self._waiting = 0
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """Return the hash to keep."""
        return await self._in_turn(self._hash, password)

    async def matches(self, kept: str | None, password: str) -> bool:
        """Say whether a password is the one kept; where there is none it takes as long."""
        return await self._in_turn(self._verify, kept, password)

    def is_weak(self, kept: str) -> bool:
        """Say whether a hash was made with less care than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _hash(self, password: str) -> str:
        """Hash, in a thread."""
        return self._hasher.hash(password)

    def _verify(self, kept: str | None, password: str) -> bool:
        """Verify, in a thread."""
        if self._nobodys is None:
            self._nobodys = self._hasher.hash("nobody has this password")
        try:
            self._hasher.verify(kept or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def _in_turn(self, work: Callable[..., T], *arguments: object) -> T:
        """Run in a thread when it is our turn; refuse where too many wait."""
        if self._waiting >= MOST_WAITING:
            raise Refusal(503, "busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *arguments)
        finally:
            self._waiting -= 1
