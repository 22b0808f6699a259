"""The table's side of the bot protocol: a child process on a seat."""

import hashlib
import re
import shlex
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec

from goudkoorts.bots.bot import Setting
from goudkoorts.bots.outside.child import Child, ChildFailed, TooLate
from goudkoorts.bots.outside.messages import (
    PROTOCOL,
    Clock,
    FromBot,
    Hello,
    Log,
    MatchBegins,
    MatchEnds,
    Message,
    Move,
    Quit,
    Ready,
    YourTurn,
    line_of,
    read_from_bot,
)
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.errors import BotFailed, quoted
from goudkoorts.engine.game_record import one_line
from goudkoorts.engine.match import text_of

COMMAND_PREFIX: Final = "cmd:"
HOST: Final = "goudkoorts.bots.outside.host"
PYTHON_BOT: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")

SECONDS_TO_START: Final = 10.0
SECONDS_OF_GRACE: Final = 0.5  # beyond the clock of a move: pipes and a busy machine take their time
LONGEST_NAME: Final = 40
LONGEST_QUOTE: Final = 200
MOVES_QUOTED: Final = 8

M = TypeVar("M", Ready, Move)
Listener = Callable[[str, bytes], None]


class OutsideBot:
    """A player that lives in another process and is told only what its seat may know.

    Whatever goes wrong there is BotFailed here. `listener` hears every line: ">" to the bot, "<" from it.
    """

    def __init__(self, command: Sequence[str], label: str, seed: int = 0, listener: Listener | None = None) -> None:
        self.name = label
        self.label = label
        self.listener = listener
        self._command = list(command)
        self._seed = own_seed(seed)
        self._child: Child | None = None
        self._broken: BotFailed | None = None  # a bot that failed once has failed for good
        self._setting: Setting | None = None
        self._knows_match = False
        self._turns = 0

    def start(self, setting: Setting) -> None:
        """Start the program, so that loading is no part of its first move; it is told then what is played."""
        self._setting = setting
        self._knows_match = False
        with suppress(BotFailed):  # raised again by the first move
            self.greet()

    def greet(self) -> None:
        """Start the program and learn its name, unless that is done."""
        if self._broken is not None:
            raise self._broken
        if self._child is not None:
            return
        try:
            self._child = Child(self._command)
        except ChildFailed as failure:
            self._broken = BotFailed(f"bot {quoted(self.label)} {failure}")
            raise self._broken from None
        self._send(Hello(protocol=PROTOCOL))
        ready = self._hear(Ready, SECONDS_TO_START, f'{{"type":"ready","protocol":"{PROTOCOL}","name":...}}')
        if ready.protocol != PROTOCOL:
            raise self._failure(f"speaks {shortened(ready.protocol)}, not {quoted(PROTOCOL)}")
        if not ready.name.isprintable() or not 0 < len(ready.name.strip()) <= LONGEST_NAME:
            raise self._failure(
                f"has the name {shortened(ready.name)}: 1 to {LONGEST_NAME} printable characters, please"
            )
        self.name = ready.name.strip()

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        """Ask the bot for a move; raises BotFailed."""
        self.greet()
        self._tell_match()
        self._turns += 1
        numbers = {text_of(game.NAME, number): number for number in sorted(map(int, legal))}
        limit = self._must_know_match().milliseconds
        self._send(turn_message(self._turns, game, state, sorted(numbers), limit))
        wanted = f'{{"type":"move","id":{self._turns},"action":...}}'
        move = self._hear(Move, limit / 1000 + SECONDS_OF_GRACE, wanted)
        if move.id != self._turns:
            raise self._failure(f"answered turn {move.id}, but was asked for a move in turn {self._turns}")
        if move.action not in numbers:
            raise self._failure(f"chose {shortened(move.action)}, which is not legal now: {some_of(sorted(numbers))}")
        return numbers[move.action]

    def end(self, scores: Sequence[int], places: Sequence[int]) -> None:
        """Tell the bot how the match ended; whatever it does now, it has played."""
        if self._child is not None and self._knows_match:
            self._send(MatchEnds(scores=list(map(int, scores)), places=list(map(int, places))))
            self._knows_match = False

    def close(self) -> None:
        """Let the program end, or end it."""
        if self._child is not None:
            self._send(Quit())
            self._child.dismiss()
            self._child = None

    def _tell_match(self) -> None:
        """Say what is played, once a match."""
        if not self._knows_match:
            self._send(match_message(self._must_know_match(), self._seed))
            self._knows_match = True
            self._turns = 0

    def _must_know_match(self) -> Setting:
        """Return what is played."""
        if self._setting is None:
            raise BotFailed(f"bot {quoted(self.label)} was never told what is played: call start(setting) first")
        return self._setting

    def _send(self, message: Message) -> None:
        """Write one line."""
        line = line_of(message)
        if self.listener:
            self.listener(">", line)
        assert self._child is not None
        self._child.send(line)

    def _hear(self, kind: type[M], seconds: float, wanted: str) -> M:
        """Return the next message that is no remark; it must be of the kind that was wanted."""
        assert self._child is not None
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self._child.read_line(deadline)
            except TooLate:
                raise self._failure(f"did not answer {wanted} within {seconds:g} s") from None
            except ChildFailed as failure:
                raise self._failure(f"{failure} where {wanted} was wanted") from None
            if self.listener:
                self.listener("<", line + b"\n")
            if not line.strip():
                continue
            message = self._read(line, wanted)
            if isinstance(message, kind):
                return message
            if not isinstance(message, Log):
                raise self._failure(f"wrote {shortened(line)} where {wanted} was wanted")

    def _read(self, line: bytes, wanted: str) -> FromBot:
        """Return what a line says."""
        try:
            return read_from_bot(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise self._failure(f"wrote {shortened(line)} where {wanted} was wanted: {one_line(error)}") from None

    def _failure(self, problem: str) -> BotFailed:
        """Put the program down and say what it did, with its last words."""
        child, self._child = self._child, None
        assert child is not None
        child.put_down()
        words = child.last_words()
        last = f"; last on its standard error: {shortened(words, LONGEST_QUOTE * 2)}" if words else ""
        self._broken = BotFailed(f"bot {quoted(self.label)} {problem}{last}")
        return self._broken


def command_of(spec: str) -> list[str] | None:
    """Return the command line that starts an outside bot, None for a text that names none."""
    if PYTHON_BOT.fullmatch(spec) and not spec.startswith(COMMAND_PREFIX):
        return [sys.executable, "-m", HOST, spec]
    if not spec.startswith(COMMAND_PREFIX):
        return None
    try:
        return shlex.split(spec.removeprefix(COMMAND_PREFIX)) or None
    except ValueError:
        return None


def own_seed(seed: int) -> int:
    """Return a seed for the bot's own dice from which the seed of the deal cannot be computed."""
    return int.from_bytes(hashlib.sha256(b"outside bot %d" % seed).digest()[:6])  # 48 bits: exact in every language


def match_message(setting: Setting, seed: int) -> MatchBegins:
    """Return what a bot is told before a match."""
    game = setting.game
    return MatchBegins(
        game=game.NAME,
        rules=game.RULES_VERSION,
        players=setting.players,
        options={option.name: setting.options.get(option.name, option.default) for option in game.OPTIONS},
        seat=setting.seat,
        milliseconds=setting.milliseconds,
        seed=seed,
    )


def turn_message(number: int, game: Game, blanked: Any, legal: list[str], milliseconds: int) -> YourTurn:
    """Return what a bot is told when it must choose: made from the blanked state, so it cannot leak."""
    view = dict(game.view(blanked, game.seat_to_act(blanked)))
    return YourTurn(id=number, view=view, legal=legal, clock=Clock(milliseconds=milliseconds))


def shortened(text: str | bytes, longest: int = LONGEST_QUOTE) -> str:
    """Return what a bot wrote between quotes, its beginning only where it is long."""
    whole = text.decode(errors="replace").rstrip("\r") if isinstance(text, bytes) else text
    return quoted(whole if len(whole) <= longest else f"{whole[:longest]}...")


def some_of(moves: Sequence[str]) -> str:
    """Return the first few of a list of moves."""
    shown = ", ".join(moves[:MOVES_QUOTED])
    return shown if len(moves) <= MOVES_QUOTED else f"{shown}, ... ({len(moves)} moves)"
