"""A table for bots from outside."""

from goudkoorts.bots.bot import Setting, legal_actions
from goudkoorts.bots.outside import outside_bot
from goudkoorts.bots.outside.outside_bot import OutsideBot
from goudkoorts.bots.roster import make_bot
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.engine.setup import Options
from goudkoorts.kernel.dice import below, dice_from


def outsider(spec: str, game: Game, listener: outside_bot.Listener | None = None) -> OutsideBot:
    """Return a bot from outside."""
    bot = make_bot(spec, game, seed=5)
    assert isinstance(bot, OutsideBot)
    bot.listener = listener
    return bot


def play_among_random(bot: OutsideBot, game: Game, options: Options, seed: int) -> Match:
    """Play a match with a bot on seat 0 and chance on the others."""
    match, dice = Match(game, game.SEATS[0], options), dice_from(seed)
    bot.start(Setting(game, match.players, options, seat=0, milliseconds=30_000))
    match.deal(dice)
    while isinstance(seat := match.turn, int):
        blanked = match.hidden_state(seat)
        legal = legal_actions(game, blanked)
        match.play(bot.choose(game, blanked, legal) if seat == 0 else int(legal[below(dice, len(legal))]))
        match.deal(dice)
    bot.end(match.scores, [0] * match.players)
    bot.close()
    return match
