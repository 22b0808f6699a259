"""Elfengold: plan a journey through twenty towns, buy transport at auction, and earn gold on the way."""

from goudkoorts.games.elfengold.actions import decode, encode, notate, parse
from goudkoorts.games.elfengold.chance import chance_weights
from goudkoorts.games.elfengold.endgame import is_endgame
from goudkoorts.games.elfengold.features import FEATURES, write_features
from goudkoorts.games.elfengold.hiding import hide_from, redeal
from goudkoorts.games.elfengold.legal import count_tickets, list_legal, open_ticket, seat_to_act
from goudkoorts.games.elfengold.log import tell
from goudkoorts.games.elfengold.moves import describe
from goudkoorts.games.elfengold.picture import INK, draw
from goudkoorts.games.elfengold.reasons import explain
from goudkoorts.games.elfengold.rules.course import apply
from goudkoorts.games.elfengold.rules.ending import payoff, places
from goudkoorts.games.elfengold.rules.setup import set_up_elfengold as set_up
from goudkoorts.games.elfengold.sense import prospects, round_of, weigh
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.view import show, view
from goudkoorts.games.elfengold.words import MAX_LEGAL, MAX_PLIES, NUM_ACTIONS, OPTIONS, SEATS

NAME = "elfengold"
RULES_VERSION = 1
RULE_PREFIXES = ("EL", "EG")

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
    "hide_from",
    "is_endgame",
    "list_legal",
    "notate",
    "open_ticket",
    "parse",
    "payoff",
    "places",
    "prospects",
    "redeal",
    "round_of",
    "seat_to_act",
    "set_up",
    "show",
    "tell",
    "view",
    "weigh",
    "write_features",
]
