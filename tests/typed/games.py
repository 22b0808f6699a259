"""Compares our games with the contract, function by function; knowledge is left to its defaults in part."""

from typing import Final

from goudkoorts.engine.contract import GameRules, Words
from goudkoorts.games import elfengold, elfenland, gold, goldrausch, zevenspel

RULES: Final[tuple[GameRules, ...]] = (elfengold, elfenland, gold, goldrausch, zevenspel)
WORDS: Final[tuple[Words, ...]] = (elfengold, elfenland, gold, goldrausch, zevenspel)
