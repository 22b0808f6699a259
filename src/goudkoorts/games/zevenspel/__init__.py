"""Het Gouden Zevenspel, a betting game: one chip on the felt, seven cards, and the pot takes what loses."""

from goudkoorts.games.zevenspel.actions import decode, describe, encode, notate, parse
from goudkoorts.games.zevenspel.endgame import count_futures, is_endgame, open_future
from goudkoorts.games.zevenspel.features import FEATURES, write_features
from goudkoorts.games.zevenspel.legal import chance_weights, count_tickets, list_legal, open_ticket, seat_to_act
from goudkoorts.games.zevenspel.log import tell
from goudkoorts.games.zevenspel.odds import BoxOdds, odds_table
from goudkoorts.games.zevenspel.picture import INK, draw
from goudkoorts.games.zevenspel.reasons import explain
from goudkoorts.games.zevenspel.rules import apply, payoff, places, set_up
from goudkoorts.games.zevenspel.sense import prospects, round_of, tempt, weigh
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.view import hide_from, redeal, show, view
from goudkoorts.games.zevenspel.words import MAX_LEGAL, MAX_PLIES, NUM_ACTIONS, OPTIONS, SEATS

NAME = "zevenspel"
RULES_VERSION = 1
RULE_PREFIXES = ("Z",)

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
    "BoxOdds",
    "State",
    "apply",
    "chance_weights",
    "count_futures",
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
    "odds_table",
    "open_future",
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
    "tempt",
    "view",
    "weigh",
    "write_features",
]
