"""Matches between bots, played on bare states: the rules check nothing here, so every answer of a bot is checked.

A job is one deal of one group with all its seatings. It is a pure function of its setting and its number: where and
when it is played changes nothing but the time it takes.
"""

import operator
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from time import perf_counter
from typing import Any

import msgspec
import numpy as np

from goudkoorts.analysis.design import Group, Seating, seatings
from goudkoorts.bots.bot import Bot, as_guest, legal_actions
from goudkoorts.bots.bot import Setting as SeatSetting
from goudkoorts.bots.roster import make_bot
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.errors import BotFailed
from goudkoorts.engine.setup import encode_options
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import Dice, below, dice_from
from goudkoorts.kernel.record import copy_of

BOT_STREAMS = 1 << 62  # far from the streams that deal cards
MOST_SEATS = 32
LONGEST_PROBLEM = 300  # characters of a failure's message
MISHAPS = (Exception, SystemExit)  # what a bot may raise; a person's Ctrl-C is no mishap


class Setting(msgspec.Struct, frozen=True):
    """What all matches of a tournament have in common."""

    game: str
    players: int
    options: dict[str, object]
    bots: tuple[str, ...]  # an entrant's number is its place in this list
    seed: int


class Job(msgspec.Struct, frozen=True):
    """One deal of one group."""

    deal: int
    group: Group


class Failure(msgspec.Struct, frozen=True):
    """Why a seat lost before the end."""

    seat: int
    problem: str


class MatchResult(msgspec.Struct, frozen=True):
    """How one match ended, seat by seat."""

    seating: Seating
    places: tuple[int, ...]  # how many seats were ahead
    scores: tuple[int, ...]
    failures: tuple[Failure, ...] = ()


class Clock(msgspec.Struct):
    """How long a bot thought."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: "Clock") -> None:
        """Count the moves of another clock too."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


class Played(msgspec.Struct, frozen=True):
    """What came of a job; the clocks, one an entrant, are all that differs from run to run."""

    job: Job
    matches: tuple[MatchResult, ...]
    clocks: dict[int, Clock]


def play_job(setting: Setting, job: Job) -> Played:
    """Play one deal of one group in all its seatings."""
    game = find_game(setting.game)
    clocks = {entrant: Clock() for entrant in sorted(set(job.group))}
    for entrant in clocks:
        _load_code(setting.game, setting.bots[entrant])
    seated = seatings(job.group, setting.seed, job.deal)
    return Played(job, tuple(_play_match(game, setting, seating, job.deal, clocks) for seating in seated), clocks)


def _play_match(game: Game, setting: Setting, seating: Seating, deal: int, clocks: dict[int, Clock]) -> MatchResult:
    """Play one match; a bot that fails ends it and comes last."""
    state: Any = game.State.new()
    game.set_up(state, setting.players, encode_options(game, setting.players, setting.options))
    bots, failures = _seat_bots(game, setting, seating, deal)
    try:
        if not failures:
            failures = _play_out(game, state, bots, dice_from(setting.seed, deal), [clocks[each] for each in seating])
    finally:
        _close(bots)
    return _result(game, state, seating, failures)


def _seat_bots(game: Game, setting: Setting, seating: Seating, deal: int) -> tuple[list[Bot], list[Failure]]:
    """Make a bot for every seat; those that cannot be made have failed."""
    bots, failures = [], []
    for seat, entrant in enumerate(seating):
        try:
            bots.append(make_bot(setting.bots[entrant], game, bot_seed(setting.seed, deal, seat)))
            if guest := as_guest(bots[-1]):
                guest.start(SeatSetting(game, setting.players, setting.options, seat))
        except MISHAPS as error:
            failures.append(Failure(seat, _problem(error)))
    return bots, failures


def bot_seed(seed: int, deal: int, seat: int) -> int:
    """Return the seed of the bot on a seat: whoever sits there, and apart from the chance that deals."""
    return int(dice_from(seed, BOT_STREAMS + deal * MOST_SEATS + seat)[0])


def _play_out(game: Game, state: Any, bots: Sequence[Bot], dice: Dice, clocks: Sequence[Clock]) -> list[Failure]:
    """Play to the end, or to the first failure, which is returned."""
    room = np.empty(game.MAX_LEGAL, np.int64)
    while (seat := game.seat_to_act(state)) != NOBODY:
        if seat == CHANCE:
            game.apply(state, game.open_ticket(state, below(dice, game.count_tickets(state))))
            continue
        try:
            action = _decide(game, state, seat, bots[seat], room, clocks[seat])
        except MISHAPS as error:
            return [Failure(int(seat), _problem(error))]
        game.apply(state, action)
    return []


def _decide(game: Game, state: Any, seat: int, bot: Bot, room: Numbers, clock: Clock) -> int:
    """Let a bot choose, by the clock; what it is handed is blanked, and its own to scribble on."""
    blanked = copy_of(state)
    game.hide_from(blanked, seat)
    legal = room[: game.list_legal(state, room)]
    started = perf_counter()
    answer = bot.choose(game, blanked, legal.copy())
    seconds = perf_counter() - started
    clock.moves += 1
    clock.seconds += seconds
    clock.longest = max(clock.longest, seconds)
    return _checked(answer, legal)


def _checked(answer: object, legal: Numbers) -> int:
    """Return an answer as an action number, or raise BotFailed."""
    try:
        action = operator.index(answer)  # type: ignore[arg-type]  # whatever it is
    except TypeError:
        raise BotFailed(f"answered {answer!r}, which is no action number") from None
    if action not in legal.tolist():
        raise BotFailed(f"answered {action}, which is not a legal action here")
    return action


def _result(game: Game, state: Any, seating: Seating, failures: list[Failure]) -> MatchResult:
    """Return how a match ended; seats that failed share the last place, the others keep their order."""
    scores, places = np.zeros((2, len(seating)), np.int64)
    game.payoff(state, scores)
    game.places(state, places)
    failed = {failure.seat for failure in failures}
    fair = [place for seat, place in enumerate(places.tolist()) if seat not in failed]
    ranked = [
        len(fair) if seat in failed else sum(rival < place for rival in fair)
        for seat, place in enumerate(places.tolist())
    ]
    return MatchResult(seating, tuple(ranked), tuple(scores.tolist()), tuple(failures))


def _close(bots: Sequence[Bot]) -> None:
    """Tell bots that hold something open that the match is over."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            with suppress(*MISHAPS):
                close()


def _problem(error: BaseException) -> str:
    """Return what went wrong on one line."""
    kind = "" if isinstance(error, BotFailed) else f"{type(error).__name__}: "
    return " ".join(f"{kind}{error}".split())[:LONGEST_PROBLEM]


@cache
def _load_code(name: str, spec: str) -> None:
    """Let a bot choose once by no clock: the first call in a process loads compiled code, which is not thinking."""
    game, dice = find_game(name), dice_from(0)
    state: Any = game.State.new()
    game.set_up(state, game.SEATS[0], encode_options(game, game.SEATS[0], {}))
    while game.seat_to_act(state) == CHANCE:
        game.apply(state, game.open_ticket(state, below(dice, game.count_tickets(state))))
    game.hide_from(state, game.seat_to_act(state))
    with suppress(*MISHAPS):  # the match will show what is wrong
        bot = make_bot(spec, game, 0)
        try:
            bot.choose(game, state, legal_actions(game, state))
        finally:
            _close([bot])
