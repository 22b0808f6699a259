"""Which games are compiled: on a new machine that takes minutes, and nobody should wait for all of them.

Another process compiles, game by game, and leaves the result on disk; a thread here then loads it. Until a game's
search is there, its bots play at a glance.
"""

import asyncio
import logging
import sys
from contextlib import suppress

from goudkoorts.bots.levels import LEVELS
from goudkoorts.bots.warm_up import are_bots_ready, try_levels, warm_up_bots
from goudkoorts.engine.catalogue import GAMES, find_game
from goudkoorts.engine.warm_up import are_rules_ready, warm_up

LOG = logging.getLogger(__name__)
RULES, BOTS = "rules", "bots"


class Readiness:
    """What is compiled so far; for who never begins, everything is."""

    def __init__(self) -> None:
        self._parts: dict[tuple[str, str], asyncio.Event] = {}
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Load what this machine has compiled before, and compile the rest, in the background."""
        self._parts = {(part, name): asyncio.Event() for name in GAMES for part in (RULES, BOTS)}
        for game in GAMES.values():
            if are_rules_ready(game):
                self._parts[RULES, game.NAME].set()
        self._task = asyncio.create_task(self._compile_and_load())

    def has_search(self, game: str) -> bool:
        """Whether the search of a game is loaded."""
        return (BOTS, game) not in self._parts or self._parts[BOTS, game].is_set()

    async def wait_for_rules(self, game: str) -> None:
        """Return when the rules of a game are compiled."""
        if (RULES, game) in self._parts:
            await self._parts[RULES, game].wait()

    async def wait_for_all(self) -> None:
        """Return when every game is loaded with its bots."""
        if self._task is not None:
            await self._task

    async def close(self) -> None:
        """Stop compiling."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _compile_and_load(self) -> None:
        """Load one game after the other; if compiling elsewhere fails, it will be done here at the first use."""
        try:
            for game in GAMES.values():
                if not (are_rules_ready(game) and are_bots_ready(game)):
                    await self._compile(game.NAME)
                self._parts[RULES, game.NAME].set()
                await asyncio.to_thread(try_levels, game)
                self._parts[BOTS, game.NAME].set()
        except Exception:
            LOG.exception("bots could not be made ready; they will be at their first move")
        finally:
            for event in self._parts.values():
                event.set()

    async def _compile(self, name: str) -> None:
        """Compile a game in a process of its own, and tell when its rules are there."""
        LOG.info("compiling %s for this machine; this happens once", name)
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, name, stdout=asyncio.subprocess.PIPE
        )
        try:
            assert child.stdout is not None  # it was asked for
            async for part in child.stdout:
                self._parts[part.decode().strip(), name].set()
            await child.wait()
        except asyncio.CancelledError:
            child.kill()
            await child.wait()
            raise


def compile_game(name: str) -> None:
    """Compile a game and its bots, and say so on standard output."""
    game = find_game(name)
    warm_up([game], lambda _: None)
    print(RULES, flush=True)  # noqa: T201
    warm_up_bots(game, LEVELS, lambda _: None)


if __name__ == "__main__":
    compile_game(sys.argv[1])
