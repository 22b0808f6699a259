"""Lets a Python callable or class speak the bot protocol: `python -m goudkoorts.bots.outside.host module:attribute`."""

import inspect
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO, Final

from goudkoorts.bots.outside.messages import (
    PROTOCOL,
    Hello,
    MatchBegins,
    MatchEnds,
    Message,
    Move,
    Quit,
    Ready,
    YourTurn,
    line_of,
    read_to_bot,
)
from goudkoorts.bots.outside.turn import Turn

SECONDS_BETWEEN_LOOKS: Final = 1.0

Choose = Callable[[Turn], str]


def serve(spec: str, lines_in: BinaryIO, lines_out: BinaryIO) -> None:
    """Answer every line until `quit` or the end of the input."""
    maker = find(spec)
    match: MatchBegins | None = None
    choose: Choose | None = None
    for line in lines_in:
        message = read_to_bot(line)
        if isinstance(message, Hello):
            _say(lines_out, Ready(protocol=PROTOCOL, name=name_of(maker)))
        elif isinstance(message, MatchBegins):
            match, choose = message, player_of(maker, message.seed)
        elif isinstance(message, YourTurn):
            assert match is not None
            assert choose is not None
            _say(lines_out, Move(id=message.id, action=_checked(choose(turn_of(match, message)))))
        elif isinstance(message, MatchEnds):
            choose = None
        elif isinstance(message, Quit):
            return


def find(spec: str) -> Any:
    """Return what `module:attribute` names."""
    module, _, path = spec.partition(":")
    found: Any = import_module(module)
    for attribute in path.split("."):
        found = getattr(found, attribute)
    if not callable(found) and not callable(getattr(found, "choose", None)):
        raise TypeError(f"{spec} is neither a function of a turn nor a class with choose(self, turn)")
    return found


def player_of(maker: Any, seed: int) -> Choose:
    """Return the function that chooses: a class is made anew for every match."""
    player: Any = maker
    if inspect.isclass(maker):
        takes_seed = "seed" in inspect.signature(maker).parameters
        player = player(seed=seed) if takes_seed else player()
    choose: Choose = getattr(player, "choose", player)
    return choose


def name_of(maker: Any) -> str:
    """Return the name a bot gives itself, else that of its class or function."""
    name = getattr(maker, "name", None)
    return name if isinstance(name, str) else str(getattr(maker, "__name__", type(maker).__name__))


def turn_of(match: MatchBegins, message: YourTurn) -> Turn:
    """Return a turn as Python bots know it."""
    return Turn(
        game=match.game,
        players=match.players,
        options=match.options,
        seat=match.seat,
        view=message.view,
        legal=tuple(message.legal),
        milliseconds=message.clock.milliseconds,
    )


def _checked(action: object) -> str:
    """A move is a text."""
    if not isinstance(action, str):
        raise TypeError(f"choose returned {action!r}, not one of the texts in turn.legal")
    return action


def _say(lines_out: BinaryIO, message: Message) -> None:
    """Write one line at once."""
    lines_out.write(line_of(message))
    lines_out.flush()


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take standard input and output for the protocol: a bot's `print` goes to standard error, its `input` ends."""
    lines_in, lines_out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return lines_in, lines_out


def _leave_with(parent: int) -> None:
    """End this process once its parent is gone, even when the bot hangs."""
    while os.getppid() == parent:
        time.sleep(SECONDS_BETWEEN_LOOKS)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    sys.path.insert(0, os.getcwd())
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    pipes = _own_pipes()
    serve(sys.argv[1], *pipes)
