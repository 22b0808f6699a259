"""Elfenland and Elfengold: cards, tokens, phases and action numbers, as words for people and as plain ints for rules.

One package plays both games; what only Elfengold has comes last in every list, so that Elfenland's action numbers are
the first ones.
"""

from enum import IntEnum
from typing import Final

from goudkoorts.kernel.options import Option, arrangement, choice, seat_or_none


class Phase(IntEnum):
    """What is to happen next. After OVER: steps without a choice, which are over before anybody is asked."""

    START = 0  # chance picks the starting player
    VALUES = 1  # chance lays out the gold values (EG-10.2)
    TOWN_CARDS = 2  # chance deals the town cards (EL-8.1)
    FIRST_ROW = 3  # chance turns up the first five counters (EL-1.3) or three cards (EG-1.3)
    FIRST_HANDS = 4  # chance deals five cards to each player (EG-1.3)
    DEAL = 5  # chance fills the hands (EL-2)
    SECRET = 6  # chance draws a secret counter (EL-3.1)
    COUNTER = 7  # a player takes an open counter or an unseen one (EL-3.2)
    BLIND_COUNTER = 8  # chance draws the unseen counter
    NEW_COUNTER = 9  # chance replaces the open counter taken
    DRAW = 10  # a player draws from the pile, the row or the gold stack (EG-2, EG-7.6)
    DECK_CARD = 11  # chance turns the top card of the pile
    NEW_CARD = 12  # chance refills the row of open cards (EG-2.4)
    TOKENS = 13  # chance draws two tokens for each player (EG-4)
    SHOW = 14  # a player lays one of the two open
    AUCTION_ROW = 15  # chance turns up the tokens for sale (EG-5.1)
    BID = 16  # a player bids or passes
    PLAN = 17  # a player places something or passes (EL-4, EG-6)
    MOVE = 18  # a player makes a step or stops (EL-5, EG-7)
    PAY = 19  # a player pays a card of a caravan (EL-5.4)
    DISCARD = 20  # a player discards down to the hand limit (EL-5.7)
    REWARD = 21  # a player chooses gold or two cards (EG-7.5)
    RETURN = 22  # a player gives tokens back (EL-6.2, EG-8.3)
    OVER = 23
    NEXT_HAND = 24
    REFILL = 25
    NEXT_DRAW = 26
    NEXT_BONUS = 27
    NEXT_SALE = 28
    NEXT_JOURNEY = 29
    AFTER_JOURNEY = 30
    END_OF_ROUND = 31
    NEXT_RETURN = 32


START, VALUES, TOWN_CARDS, FIRST_ROW, FIRST_HANDS, DEAL, SECRET, COUNTER = range(8)
BLIND_COUNTER, NEW_COUNTER, DRAW, DECK_CARD, NEW_CARD, TOKENS, SHOW, AUCTION_ROW = range(8, 16)
BID, PLAN, MOVE, PAY, DISCARD, REWARD, RETURN, OVER = range(16, 24)
NEXT_HAND, REFILL, NEXT_DRAW, NEXT_BONUS, NEXT_SALE, NEXT_JOURNEY = range(24, 30)
AFTER_JOURNEY, END_OF_ROUND, NEXT_RETURN = range(30, 33)

CARD_NAMES: Final = ("pig", "cycle", "cloud", "unicorn", "wagon", "dragon", "raft", "witch", "gold")
TOKEN_NAMES: Final = (*CARD_NAMES[:6], "tree", "monster", "goldpiece", "double", "exchange")
PIG, CYCLE, CLOUD, UNICORN, WAGON, DRAGON, RAFT, WITCH, GOLD = range(len(CARD_NAMES))
TREE, MONSTER, GOLDPIECE, DOUBLE, EXCHANGE = range(6, len(TOKEN_NAMES))
COUNTERS: Final = 6  # transports that have counters, all but the raft
TRANSPORTS: Final = 7
HAND_KINDS: Final = 8  # transports and witch: gold cards are never held
CARD_KINDS: Final = len(CARD_NAMES)
TOKEN_KINDS: Final = len(TOKEN_NAMES)

SEATS: Final = (2, 3, 4, 5, 6)
MAX_SEATS: Final = 6
NOT_THERE: Final = -1  # no town card, no bidder, no token
UNSEEN: Final = -2  # there is one, but this seat does not know which

# Elfenland
ELFENLAND_CARDS: Final = (10, 10, 10, 10, 10, 10, 12, 0, 0)
ELFENLAND_COUNTERS: Final = (8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0)
FULL_HAND: Final = 8
OPEN_COUNTERS: Final = 5
OPEN_DRAWS: Final = 3
COUNTERS_KEPT: Final = 1
HAND_KEPT: Final = 4
# Elfengold
ELFENGOLD_CARDS: Final = (9, 9, 9, 9, 9, 9, 9, 0, 0)
ELFENGOLD_TOKENS: Final = (9, 8, 4, 5, 8, 4, 2, 2, 2, 2, 2)
GOLD_CARDS: Final = 7
WITCHES: Final = 6
FIRST_HAND: Final = 5
OPEN_CARDS: Final = 3
FIRST_GOLD: Final = 12
CARD_DRAWS: Final = 3
GOLD_PER_ROUND: Final = 2
GOLD_PER_CARD: Final = 3
TOKENS_PER_PLAYER: Final = 2
FOR_SALE_PER_PLAYER: Final = 2
FOR_SALE: Final = FOR_SALE_PER_PLAYER * MAX_SEATS
TOKENS_KEPT: Final = 2
TOKENS_HIDDEN: Final = TOKENS_KEPT + TOKENS_PER_PLAYER - 1  # the most a seat can use: one of those drawn is laid open
BONUS_CARDS: Final = 2
HIGHEST_BID: Final = 99
BYPASS_PRICE: Final = 1
FLIGHT_PRICE: Final = 3
CARAVAN: Final = 3
LOWEST_VALUE, HIGHEST_VALUE = 2, 7
VALUES_OF_TOWNS: Final = HIGHEST_VALUE - LOWEST_VALUE + 1

# Action numbers: published, never to change their meaning. A number is the first of its verb plus its operands.
_TOWNS, _ROADS, _LAND = 21, 48, 35  # the map's sizes, checked in board.py
PASS: Final = 0
STOP: Final = 1
BLIND: Final = 2
FIRST_PLACE: Final = 3  # transport, road
FIRST_TREE: Final = FIRST_PLACE + COUNTERS * _ROADS  # road
FIRST_GO: Final = FIRST_TREE + _ROADS  # transport, road
FIRST_CARAVAN: Final = FIRST_GO + TRANSPORTS * _ROADS  # road
FIRST_PAY: Final = FIRST_CARAVAN + _ROADS  # card
FIRST_DISCARD: Final = FIRST_PAY + HAND_KINDS  # card
FIRST_RETURN: Final = FIRST_DISCARD + HAND_KINDS  # token
FIRST_OPEN: Final = FIRST_RETURN + TOKEN_KINDS  # counter or card
FIRST_START: Final = FIRST_OPEN + HAND_KINDS  # seat
FIRST_TOWN: Final = FIRST_START + MAX_SEATS  # town
FIRST_CARD: Final = FIRST_TOWN + _TOWNS  # card
FIRST_COUNTER: Final = FIRST_CARD + CARD_KINDS  # counter
ELFENLAND_ACTIONS: Final = FIRST_COUNTER + COUNTERS
DECK: Final = ELFENLAND_ACTIONS
STACK: Final = DECK + 1
TAKE_GOLD: Final = STACK + 1
TAKE_CARDS: Final = TAKE_GOLD + 1
FIRST_BID: Final = TAKE_CARDS + 1  # bid - 1
FIRST_SHOW: Final = FIRST_BID + HIGHEST_BID  # token
FIRST_TOKEN: Final = FIRST_SHOW + TOKEN_KINDS  # token
FIRST_VALUE: Final = FIRST_TOKEN + TOKEN_KINDS  # town - 1, value - 2
FIRST_MONSTER: Final = FIRST_VALUE + (_TOWNS - 1) * VALUES_OF_TOWNS  # road
FIRST_GOLDPIECE: Final = FIRST_MONSTER + _ROADS  # road
FIRST_DOUBLE: Final = FIRST_GOLDPIECE + _ROADS  # transport, road
FIRST_GO_WITCH: Final = FIRST_DOUBLE + COUNTERS * _ROADS  # transport, road
FIRST_CARAVAN_WITCH: Final = FIRST_GO_WITCH + TRANSPORTS * _ROADS  # road
FIRST_FLY: Final = FIRST_CARAVAN_WITCH + _ROADS  # town
FIRST_EXCHANGE: Final = FIRST_FLY + _TOWNS  # pair of land roads, pair of different transports
LAND_PAIRS: Final = _LAND * (_LAND - 1) // 2
KIND_PAIRS: Final = COUNTERS * (COUNTERS - 1)
NUM_ACTIONS: Final = FIRST_EXCHANGE + LAND_PAIRS * KIND_PAIRS

# At most 38 counters lie on roads (two roads have two): 173 + 2 * 35 placings, 13 monsters, 175 doubles, and the
# exchanges, fewer than pairs of counters of different kinds.
MAX_LEGAL: Final = 1200
# Per round at most: 12 tokens sold in 6 attempts of 99 bids and 6 passes; 36 placings, each with 6 passes; for each
# player journeys of 76 cards paid one by one, and drawings with 7 gold cards each.
MAX_PLIES: Final = 6 * (12 * 6 * 105 + 36 * 6 + 6 * (2 * 76 + 100)) + 100

ELFENLAND_OPTIONS: Final[tuple[Option, ...]] = (
    seat_or_none("start"),
    choice("rounds", 4, 3),
    choice("town_cards", False, True),
    choice("refill", "to_8", "new_8"),
)
OPTION_START, OPTION_ROUNDS, OPTION_TOWN_CARDS, OPTION_REFILL = range(4)
ELFENLAND_ROUNDS: Final = 4
_PRINTED: Final = (7, 2, 4, 5, 4, 5, 3, 5, 6, 2, 5, 4, 3, 4, 3, 3, 4, 3, 3, 4)
OPTIONS: Final[tuple[Option, ...]] = (
    seat_or_none("start"),
    choice("rounds", 6, 5, 4, 3, 2, 1),
    choice("town_cards", False, True),
    choice("witches", False, True),
    choice("hand_limit", None, 4),
    choice("overbid", "penalty", "forbidden"),
    choice("bonus_from_open", False, True),
    arrangement("gold_values", _PRINTED, printed=_PRINTED, random=(0,) * len(_PRINTED)),
)
OPTION_WITCHES, OPTION_HAND_LIMIT, OPTION_OVERBID, OPTION_BONUS, OPTION_VALUES = range(3, 8)
ELFENGOLD_ROUNDS: Final = 6
NO_START: Final = -1
NO_LIMIT: Final = 127

# As `replay` names what goes on.
PHASE_NAMES: Final = {
    **dict.fromkeys((START, VALUES, TOWN_CARDS, FIRST_ROW, FIRST_HANDS), "setup"),
    DEAL: "deal_cards",
    SECRET: "draw_secret_counter",
    **dict.fromkeys((COUNTER, BLIND_COUNTER, NEW_COUNTER), "draw_open_counters"),
    **dict.fromkeys((DRAW, DECK_CARD, NEW_CARD), "draw_cards"),
    **dict.fromkeys((TOKENS, SHOW), "draw_tokens"),
    **dict.fromkeys((AUCTION_ROW, BID), "auction"),
    PLAN: "plan_routes",
    **dict.fromkeys((MOVE, PAY, DISCARD, REWARD), "move_boots"),
    RETURN: "finish_round",
    OVER: "over",
}
