"""Elfenland and Elfengold: typed actions, their numbers and their texts.

start 1      town grangor      value ixara 3      card dragon      counter pig      token tree
open pig     blind     deck     stack     show pig     bid 7     pass
place pig ROAD     tree ROAD     monster ROAD     goldpiece ROAD     double ROAD pig     exchange ROAD pig ROAD wagon
go ROAD pig     go ROAD pig witch     caravan ROAD     caravan ROAD witch     pay pig     fly TOWN     stop
discard pig     gold     cards     return pig
"""

from dataclasses import dataclass

from goudkoorts.games.elfengold.board import LAND_ROADS, ROAD_IDS, ROADS, TOWN_IDS
from goudkoorts.games.elfengold.rules.roads import PAIRS_OF_KINDS, PAIRS_OF_ROADS, number_of_exchange
from goudkoorts.games.elfengold.words import (
    BLIND,
    CARD_NAMES,
    COUNTERS,
    DECK,
    FIRST_BID,
    FIRST_CARAVAN,
    FIRST_CARAVAN_WITCH,
    FIRST_CARD,
    FIRST_COUNTER,
    FIRST_DISCARD,
    FIRST_DOUBLE,
    FIRST_EXCHANGE,
    FIRST_FLY,
    FIRST_GO,
    FIRST_GO_WITCH,
    FIRST_GOLDPIECE,
    FIRST_MONSTER,
    FIRST_OPEN,
    FIRST_PAY,
    FIRST_PLACE,
    FIRST_RETURN,
    FIRST_SHOW,
    FIRST_START,
    FIRST_TOKEN,
    FIRST_TOWN,
    FIRST_TREE,
    FIRST_VALUE,
    HAND_KINDS,
    HIGHEST_BID,
    HIGHEST_VALUE,
    KIND_PAIRS,
    LOWEST_VALUE,
    MAX_SEATS,
    PASS,
    STACK,
    STOP,
    TAKE_CARDS,
    TAKE_GOLD,
    TOKEN_NAMES,
    TRANSPORTS,
    VALUES_OF_TOWNS,
)
from goudkoorts.kernel.telling import BadNotation

WITCH_WORD = "witch"


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: this seat begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class TownCard:
    """Chance: a town card is dealt."""

    town: str


@dataclass(frozen=True, slots=True)
class Value:
    """Chance: a gold value is laid out in a town."""

    town: str
    value: int


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: a card, a counter or a token is turned or drawn."""

    what: str  # card, counter or token
    kind: str


@dataclass(frozen=True, slots=True)
class Choose:
    """A player takes an open one, shows, pays, discards or returns one of a kind."""

    verb: str  # open, show, pay, discard or return
    kind: str


@dataclass(frozen=True, slots=True)
class Plain:
    """A verb without operands: pass, stop, blind, deck, stack, gold or cards."""

    verb: str


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid in the auction."""

    amount: int


@dataclass(frozen=True, slots=True)
class Place:
    """A transport on a road."""

    transport: str
    road: str


@dataclass(frozen=True, slots=True)
class Lay:
    """A tree, a sea monster or a gold piece on a road."""

    token: str
    road: str


@dataclass(frozen=True, slots=True)
class Double:
    """A double spell and a second transport on a road."""

    road: str
    transport: str


@dataclass(frozen=True, slots=True)
class Exchange:
    """Two transports change places."""

    road: str
    transport: str
    other_road: str
    other_transport: str


@dataclass(frozen=True, slots=True)
class Go:
    """A step paid with cards of one transport, perhaps with a witch past the obstacle."""

    road: str
    transport: str
    witch: bool = False


@dataclass(frozen=True, slots=True)
class Caravan:
    """A step paid with any cards, perhaps with a witch past the obstacle."""

    road: str
    witch: bool = False


@dataclass(frozen=True, slots=True)
class Fly:
    """A witch's flight to a town."""

    town: str


Action = Start | TownCard | Value | Turn | Choose | Plain | Bid | Place | Lay | Double | Exchange | Go | Caravan | Fly

COUNTER_NAMES = TOKEN_NAMES[:COUNTERS]
TRANSPORT_NAMES = CARD_NAMES[:TRANSPORTS]
HAND_NAMES = CARD_NAMES[:HAND_KINDS]
PLAIN = {
    "pass": PASS,
    "stop": STOP,
    "blind": BLIND,
    "deck": DECK,
    "stack": STACK,
    "gold": TAKE_GOLD,
    "cards": TAKE_CARDS,
}
CHOICES = {
    "open": (FIRST_OPEN, HAND_NAMES),
    "show": (FIRST_SHOW, TOKEN_NAMES),
    "pay": (FIRST_PAY, HAND_NAMES),
    "discard": (FIRST_DISCARD, HAND_NAMES),
    "return": (FIRST_RETURN, TOKEN_NAMES),
}
TURNS = {
    "card": (FIRST_CARD, CARD_NAMES),
    "counter": (FIRST_COUNTER, COUNTER_NAMES),
    "token": (FIRST_TOKEN, TOKEN_NAMES),
}
LAYS = {"tree": FIRST_TREE, "monster": FIRST_MONSTER, "goldpiece": FIRST_GOLDPIECE}
PLAIN_OF = {number: verb for verb, number in PLAIN.items()}


def encode(action: Action) -> int:
    """Return the number of an action."""
    match action:
        case Plain(verb):
            return PLAIN[verb]
        case Choose(verb, kind):
            return CHOICES[verb][0] + CHOICES[verb][1].index(kind)
        case Turn(what, kind):
            return TURNS[what][0] + TURNS[what][1].index(kind)
        case Place(transport, road):
            return FIRST_PLACE + COUNTER_NAMES.index(transport) * ROADS + ROAD_IDS.index(road)
        case Lay(token, road):
            return LAYS[token] + ROAD_IDS.index(road)
        case Double(road, transport):
            return FIRST_DOUBLE + COUNTER_NAMES.index(transport) * ROADS + ROAD_IDS.index(road)
        case Exchange(road, transport, other_road, other):
            first, second = ROAD_IDS.index(road), ROAD_IDS.index(other_road)
            kinds = COUNTER_NAMES.index(transport), COUNTER_NAMES.index(other)
            return FIRST_EXCHANGE + number_of_exchange(first, kinds[0], second, kinds[1])
        case Go(road, transport, witch):
            first = FIRST_GO_WITCH if witch else FIRST_GO
            return first + TRANSPORT_NAMES.index(transport) * ROADS + ROAD_IDS.index(road)
        case Caravan(road, witch):
            return (FIRST_CARAVAN_WITCH if witch else FIRST_CARAVAN) + ROAD_IDS.index(road)
        case Bid(amount):
            return FIRST_BID + amount - 1
        case Fly(town):
            return FIRST_FLY + TOWN_IDS.index(town)
        case Start(seat):
            return FIRST_START + seat
        case TownCard(town):
            return FIRST_TOWN + TOWN_IDS.index(town)
        case Value(town, value):
            return FIRST_VALUE + (TOWN_IDS.index(town) - 1) * VALUES_OF_TOWNS + value - LOWEST_VALUE


def decode(number: int) -> Action:
    """Return the action of a number."""
    if number in PLAIN_OF:
        return Plain(PLAIN_OF[number])
    if number >= FIRST_EXCHANGE:
        return _exchange_of(number - FIRST_EXCHANGE)
    for verb, (first, names) in CHOICES.items():
        if first <= number < first + len(names):
            return Choose(verb, names[number - first])
    for what, (first, names) in TURNS.items():
        if first <= number < first + len(names):
            return Turn(what, names[number - first])
    for token, first in LAYS.items():
        if first <= number < first + ROADS:
            return Lay(token, ROAD_IDS[number - first])
    return _decode_the_rest(number)


def _decode_the_rest(number: int) -> Action:
    """Return the action of a number that is not in one of the tables."""
    if number < FIRST_TREE:
        return Place(*_transport_and_road(number - FIRST_PLACE))
    if number < FIRST_CARAVAN:
        transport, road = _transport_and_road(number - FIRST_GO)
        return Go(road, transport)
    if number < FIRST_PAY:
        return Caravan(ROAD_IDS[number - FIRST_CARAVAN])
    if number < FIRST_TOWN:
        return Start(number - FIRST_START)
    if number < FIRST_CARD:
        return TownCard(TOWN_IDS[number - FIRST_TOWN])
    if number < FIRST_SHOW:
        return Bid(number - FIRST_BID + 1)
    if number < FIRST_MONSTER:
        town, value = divmod(number - FIRST_VALUE, VALUES_OF_TOWNS)
        return Value(TOWN_IDS[town + 1], value + LOWEST_VALUE)
    if number < FIRST_GO_WITCH:
        transport, road = _transport_and_road(number - FIRST_DOUBLE)
        return Double(road, transport)
    if number < FIRST_CARAVAN_WITCH:
        transport, road = _transport_and_road(number - FIRST_GO_WITCH)
        return Go(road, transport, witch=True)
    if number < FIRST_FLY:
        return Caravan(ROAD_IDS[number - FIRST_CARAVAN_WITCH], witch=True)
    return Fly(TOWN_IDS[number - FIRST_FLY])


def _transport_and_road(number: int) -> tuple[str, str]:
    """Return the two operands of placing and going."""
    kind, road = divmod(number, ROADS)
    return CARD_NAMES[kind], ROAD_IDS[road]


def _exchange_of(number: int) -> Exchange:
    """Return the exchange of a place in the list of all."""
    pair, kinds = divmod(number, KIND_PAIRS)
    first, second = PAIRS_OF_ROADS[pair].tolist()
    kind, other = PAIRS_OF_KINDS[kinds].tolist()
    return Exchange(ROAD_IDS[first], CARD_NAMES[kind], ROAD_IDS[second], CARD_NAMES[other])


def notate(action: Action) -> str:
    """Return the text of an action."""
    match action:
        case Plain(verb):
            return verb
        case Choose(verb, kind) | Turn(verb, kind):
            return f"{verb} {kind}"
        case Place(transport, road):
            return f"place {transport} {road}"
        case Lay(token, road):
            return f"{token} {road}"
        case Double(road, transport):
            return f"double {road} {transport}"
        case Exchange(road, transport, other_road, other):
            return f"exchange {road} {transport} {other_road} {other}"
        case Go(road, transport, witch):
            return f"go {road} {transport} {WITCH_WORD}" if witch else f"go {road} {transport}"
        case Caravan(road, witch):
            return f"caravan {road} {WITCH_WORD}" if witch else f"caravan {road}"
        case Bid(amount):
            return f"bid {amount}"
        case Fly(town):
            return f"fly {town}"
        case Start(seat):
            return f"start {seat}"
        case TownCard(town):
            return f"town {town}"
        case Value(town, value):
            return f"value {town} {value}"


def parse(text: str) -> Action:
    """Return the action of a text, or raise BadNotation."""
    match text.split(" "):
        case [verb] if verb in PLAIN:
            return Plain(verb)
        case [verb, kind] if verb in CHOICES:
            return Choose(verb, _one_of(CHOICES[verb][1], kind))
        case [what, kind] if what in TURNS:
            return Turn(what, _one_of(TURNS[what][1], kind))
        case ["place", transport, road]:
            return Place(_one_of(COUNTER_NAMES, transport), _one_of(ROAD_IDS, road))
        case [token, road] if token in LAYS:
            return Lay(token, _one_of(ROAD_IDS, road))
        case ["double", road, transport]:
            return Double(_one_of(ROAD_IDS, road), _one_of(COUNTER_NAMES, transport))
        case ["exchange", *operands] if len(operands) == 4:
            return _parse_exchange(operands)
        case ["go", road, transport]:
            return Go(_one_of(ROAD_IDS, road), _one_of(TRANSPORT_NAMES, transport))
        case ["go", road, transport, "witch"]:
            return Go(_one_of(ROAD_IDS, road), _one_of(TRANSPORT_NAMES, transport), witch=True)
        case ["caravan", road]:
            return Caravan(_one_of(ROAD_IDS, road))
        case ["caravan", road, "witch"]:
            return Caravan(_one_of(ROAD_IDS, road), witch=True)
        case ["bid", amount]:
            return Bid(_number(amount, 1, HIGHEST_BID))
        case ["fly", town]:
            return Fly(_one_of(TOWN_IDS, town))
        case ["start", seat]:
            return Start(_number(seat, 0, MAX_SEATS - 1))
        case ["town", town]:
            return TownCard(_one_of(TOWN_IDS, town))
        case ["value", town, value]:
            return Value(_one_of(TOWN_IDS[1:], town), _number(value, LOWEST_VALUE, HIGHEST_VALUE))
    raise BadNotation(text)


def _parse_exchange(operands: list[str]) -> Exchange:
    """Read two different transports on two land roads, the roads in the order of the list."""
    road, transport, other_road, other = operands
    land = ROAD_IDS[:LAND_ROADS]
    exchange = Exchange(
        _one_of(land, road), _one_of(COUNTER_NAMES, transport), _one_of(land, other_road), _one_of(COUNTER_NAMES, other)
    )
    if land.index(road) >= land.index(other_road) or transport == other:
        raise BadNotation(" ".join(operands))
    return exchange


def _one_of(names: tuple[str, ...], name: str) -> str:
    """Read a name."""
    if name not in names:
        raise BadNotation(name)
    return name


def _number(digits: str, low: int, high: int) -> int:
    """Read a number without leading zeros."""
    if digits not in map(str, range(low, high + 1)):
        raise BadNotation(digits)
    return int(digits)
