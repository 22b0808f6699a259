"""Tries a bot: a few games against random players, and what it did wrong or how long it took."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from goudkoorts.bots.bot import MILLISECONDS_A_MOVE, Bot, Setting, as_guest, legal_actions, places_of
from goudkoorts.bots.outside.outside_bot import Listener, OutsideBot
from goudkoorts.bots.random_bot import RandomBot
from goudkoorts.bots.roster import make_bot
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.errors import BotFailed
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a bot failed, and how."""

    game_index: int
    seat: int
    move: int  # the bot's own moves of this match, from 1
    problem: str


@dataclass(frozen=True, slots=True)
class Trial:
    """What a bot did in one game."""

    game: Game
    matches: int  # played to the end
    seconds: tuple[float, ...]  # of every move
    failure: Failure | None


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.seconds: list[float] = []

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        """Choose, and note how long it took."""
        began = time.perf_counter()
        number = self.bot.choose(game, state, legal)
        self.seconds.append(time.perf_counter() - began)
        return number


def try_bot(
    spec: str,
    game: Game,
    *,
    matches: int | None = None,
    milliseconds: int = MILLISECONDS_A_MOVE,
    listener: Listener | None = None,
) -> Trial:
    """Let a bot play a few matches among random players, by default one on every seat of the smallest table."""
    players = game.SEATS[0]
    seconds: list[float] = []
    wanted = players if matches is None else matches
    for index in range(wanted):
        bot, seat = make_bot(spec, game, index), index % players
        if isinstance(bot, OutsideBot):
            bot.listener = listener
        timed = Timed(bot)
        try:
            _play(game, players, timed, seat, index, milliseconds)
        except BotFailed as error:
            return Trial(game, index, tuple(seconds), Failure(index, seat, len(timed.seconds) + 1, str(error)))
        seconds += timed.seconds
    return Trial(game, wanted, tuple(seconds), None)


def _play(game: Game, players: int, timed: Timed, seat: int, seed: int, milliseconds: int) -> None:
    """Play one match with the bot on a seat; it goes home whatever happens."""
    match = Match(game, players, {})
    bots: list[Bot] = [RandomBot(seed + other) for other in range(players)]
    bots[seat] = timed
    guest = as_guest(timed.bot)
    try:
        if guest:
            guest.start(Setting(game, players, match.options, seat, milliseconds))
        _play_out(match, bots, seed)
        if guest:
            guest.end(match.scores, places_of(match))
    finally:
        if guest:
            guest.close()


def _play_out(match: Match, bots: Sequence[Bot], seed: int) -> None:
    """Let bots choose until the match is over."""
    dice = dice_from(seed)
    match.deal(dice)
    while isinstance(seat := match.turn, int):
        blanked = match.hidden_state(seat)
        match.play(bots[seat].choose(match.game, blanked, legal_actions(match.game, blanked)))
        match.deal(dice)
