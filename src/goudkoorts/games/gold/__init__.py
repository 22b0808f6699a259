"""Gold!, the card game of open displays: take the cheapest, swap for lower gold, collect three of a colour."""

from goudkoorts.games.gold.actions import decode, describe, encode, notate, parse
from goudkoorts.games.gold.endgame import is_endgame
from goudkoorts.games.gold.features import FEATURES, write_features
from goudkoorts.games.gold.legal import chance_weights, count_tickets, list_legal, open_ticket, seat_to_act
from goudkoorts.games.gold.log import tell
from goudkoorts.games.gold.picture import INK, draw
from goudkoorts.games.gold.reasons import explain
from goudkoorts.games.gold.rules import apply, payoff, places, set_up
from goudkoorts.games.gold.sense import prospects, round_of, weigh
from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.view import show, view
from goudkoorts.games.gold.words import MAX_LEGAL, MAX_PLIES, NUM_ACTIONS, OPTIONS, SEATS

NAME = "gold"
RULES_VERSION = 1
RULE_PREFIXES = ("G",)

__all__ = [
    "FEATURES",
    "INK",
    "MAX_LEGAL",
    "MAX_PLIES",
    "NAME",
    "NUM_ACTIONS",
    "OPTIONS",
    "RULES_VERSION",
    "RULE_PREFIXES",
    "SEATS",
    "State",
    "apply",
    "chance_weights",
    "count_tickets",
    "decode",
    "describe",
    "draw",
    "encode",
    "explain",
    "is_endgame",
    "list_legal",
    "notate",
    "open_ticket",
    "parse",
    "payoff",
    "places",
    "prospects",
    "round_of",
    "seat_to_act",
    "set_up",
    "show",
    "tell",
    "view",
    "weigh",
    "write_features",
]
