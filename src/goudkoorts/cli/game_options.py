"""What the commands share: finding a game, reading options, compiling once with a word about it."""

import json
import sys
from collections.abc import Sequence

import click

from goudkoorts.bots.warm_up import warm_up_bots
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.contract import Game
from goudkoorts.engine.setup import check_players, encode_options
from goudkoorts.engine.text import catalogue
from goudkoorts.engine.warm_up import warm_up


def open_game(name: str, language: str) -> Game:
    """Return a game, its rules compiled."""
    game = find_game(name)
    warm_up([game], lambda game: _announce(game, language))
    return game


def prepare_bots(game: Game, bots: Sequence[str], language: str) -> None:
    """Compile what bots think with."""
    warm_up_bots(game, bots, lambda game: _announce(game, language, "compiling_bots"))


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    """Read `name=value` pairs; a value is JSON, or else a plain word."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise click.UsageError(f"option {pair!r} must be written as name=value")
        options[name] = _value(value)
    return options


def check_setting(game: Game, players: int | None, options: dict[str, object]) -> int:
    """Return the number of players, by default the smallest; refuse bad ones and bad options before anything else."""
    chosen = check_players(game, game.SEATS[0] if players is None else players)
    encode_options(game, chosen, options)
    return chosen


def _value(written: str) -> object:
    """Read one value."""
    try:
        return json.loads(written)
    except ValueError:
        return written


def _announce(game: Game, language: str, key: str = "compiling") -> None:
    """Say that compiling takes a moment, to a person and not into a pipe."""
    if sys.stderr.isatty():
        click.echo(message(language, key, game=catalogue(game.NAME, language)["name"]), err=True)
