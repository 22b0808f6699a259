"""Goldrausch, the card game of six groups: lay gold and false coins, and put three chips where the gold will be."""

from goudkoorts.games.goldrausch.actions import decode, describe, encode, notate, parse
from goudkoorts.games.goldrausch.endgame import is_endgame
from goudkoorts.games.goldrausch.features import FEATURES, write_features
from goudkoorts.games.goldrausch.legal import chance_weights, count_tickets, list_legal, open_ticket, seat_to_act
from goudkoorts.games.goldrausch.log import tell
from goudkoorts.games.goldrausch.picture import INK, draw
from goudkoorts.games.goldrausch.reasons import explain
from goudkoorts.games.goldrausch.rules import apply, payoff, places, set_up
from goudkoorts.games.goldrausch.sense import prospects, round_of, weigh
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.view import show, view
from goudkoorts.games.goldrausch.words import MAX_LEGAL, MAX_PLIES, NUM_ACTIONS, OPTIONS, SEATS

NAME = "goldrausch"
RULES_VERSION = 1
RULE_PREFIXES = ("R",)

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
