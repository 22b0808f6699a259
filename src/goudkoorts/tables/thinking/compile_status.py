"""Which games are compiled: on a new machine that takes minutes, and nobody should wait for all of them.

Other processes compile, part by part, and leave the result on disk: first the rules of every game, so that tables can
open, then the bots. A game that somebody waits for does not queue behind the others. Until a game's search is there,
its bots play at a glance.
"""

import asyncio
import logging
import os
import sys
from contextlib import suppress
from typing import Final

from goudkoorts.bots.levels import LEVELS
from goudkoorts.bots.warm_up import are_bots_ready, try_levels, warm_up_bots
from goudkoorts.engine.catalogue import GAMES, find_game
from goudkoorts.engine.warm_up import are_rules_ready, warm_up

LOG = logging.getLogger(__name__)
RULES, BOTS = "rules", "bots"
PARTS: Final = (RULES, BOTS)
POLITE: Final = 10  # how far the compiler steps back for those who play already


class CompileStatus:
    """What is compiled so far; for who never begins, everything is."""

    def __init__(self) -> None:
        self._parts: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Load what this machine has compiled before, and compile the rest, in the background."""
        self._task = asyncio.create_task(self._prepare_all())

    def has_search(self, game: str) -> bool:
        """Whether the search of a game is loaded."""
        return self._task is None or ((BOTS, game) in self._parts and self._parts[BOTS, game].done())

    async def wait_for_rules(self, game: str) -> None:
        """Return when the rules of a game are compiled; if nobody has begun with them, that happens at once."""
        if self._task is not None:
            await asyncio.shield(self._prepared(RULES, game))

    async def wait_for_all(self) -> None:
        """Return when every game is loaded with its bots."""
        if self._task is not None:
            await self._task

    async def close(self) -> None:
        """Stop compiling."""
        under_way = [task for task in (self._task, *self._parts.values()) if task is not None]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def _prepare_all(self) -> None:
        """Make ready one part after the other."""
        for part in PARTS:
            for name in GAMES:
                await self._prepared(part, name)

    def _prepared(self, part: str, name: str) -> asyncio.Task[None]:
        """Return the task that makes a part of a game ready."""
        if (part, name) not in self._parts:
            self._parts[part, name] = asyncio.create_task(self._prepare(part, name))
        return self._parts[part, name]

    async def _prepare(self, part: str, name: str) -> None:
        """Compile a part of a game elsewhere and load it; if that fails, it will be done here at the first use."""
        game = find_game(name)
        try:
            if not (are_rules_ready(game) if part == RULES else are_bots_ready(game)):
                await self._compile(part, name)
            if part == BOTS:
                await asyncio.to_thread(try_levels, game)
        except Exception:
            LOG.exception("%s of %s could not be made ready; that happens at the first use", part, name)

    async def _compile(self, part: str, name: str) -> None:
        """Compile a part of a game in a process of its own."""
        LOG.info("compiling the %s of %s for this machine; this happens once", part, name)
        child = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, part, name)
        try:
            await child.wait()
        except asyncio.CancelledError:
            with suppress(ProcessLookupError):
                child.kill()
            await child.wait()
            raise


def compile_part(part: str, name: str) -> None:
    """Compile the rules of a game, or its bots."""
    game = find_game(name)
    if part == RULES:
        warm_up([game], lambda _: None)
    else:
        warm_up_bots(game, LEVELS, lambda _: None)


if __name__ == "__main__":
    os.nice(POLITE)
    compile_part(*sys.argv[1:])
