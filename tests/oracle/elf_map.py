"""The map of Elfenland, its chart and its pieces, as plain tables and a few questions asked of them."""

from __future__ import annotations

START_TOWN = "elvenhold"
TRANSPORTS_WITH_COUNTERS = ("pig", "cycle", "cloud", "unicorn", "wagon", "dragon")
TOKENS_IN_ORDER = (*TRANSPORTS_WITH_COUNTERS, "tree", "monster", "goldpiece", "double", "exchange")
CARDS_IN_ORDER = (*TRANSPORTS_WITH_COUNTERS, "raft", "witch")
CARAVAN_CARDS = 3

# EG-1.1  The gold value of every town with a town piece, in the order of the town ids.
GOLD_VALUES = {
    "albaran": 7,
    "beata": 2,
    "dagamura": 4,
    "ergeren": 5,
    "feodor": 4,
    "grangor": 5,
    "ixara": 3,
    "jaccaranda": 5,
    "kihromah": 6,
    "lapphalia": 2,
    "mahdavikia": 5,
    "parundia": 4,
    "rivinia": 3,
    "strykhaven": 4,
    "throtmanni": 3,
    "tichih": 3,
    "usselen": 4,
    "virst": 3,
    "wylhien": 3,
    "yttar": 4,
}
TOWNS_WITH_A_PIECE = tuple(GOLD_VALUES)
TOWNS = (START_TOWN, *TOWNS_WITH_A_PIECE)

# EL-8.1  The towns along the edge have a town card.
TOWN_CARDS = (
    "beata",
    "ergeren",
    "grangor",
    "ixara",
    "jaccaranda",
    "mahdavikia",
    "strykhaven",
    "tichih",
    "usselen",
    "virst",
    "wylhien",
    "yttar",
)

# Every route is named by its two towns and its terrain; a river is named upstream first.
ROADS = (
    "beata-elvenhold-plain",
    "beata-strykhaven-plain",
    "elvenhold-lapphalia-plain",
    "ixara-virst-plain",
    "lapphalia-virst-plain",
    "parundia-wylhien-plain",
    "throtmanni-tichih-plain",
    "usselen-wylhien-plain",
    "dagamura-ixara-wood",
    "dagamura-kihromah-wood",
    "dagamura-lapphalia-wood",
    "elvenhold-ergeren-wood",
    "ergeren-tichih-wood",
    "feodor-lapphalia-wood",
    "feodor-rivinia-wood",
    "ixara-lapphalia-wood",
    "lapphalia-rivinia-wood",
    "parundia-usselen-wood",
    "rivinia-throtmanni-wood",
    "usselen-yttar-wood",
    "albaran-dagamura-desert",
    "albaran-feodor-desert",
    "albaran-parundia-desert",
    "albaran-throtmanni-desert",
    "albaran-wylhien-desert",
    "dagamura-feodor-desert",
    "feodor-throtmanni-desert",
    "dagamura-mahdavikia-mountain",
    "grangor-mahdavikia-mountain",
    "grangor-yttar-mountain",
    "ixara-mahdavikia-mountain",
    "jaccaranda-throtmanni-mountain",
    "jaccaranda-tichih-mountain",
    "jaccaranda-wylhien-mountain",
    "strykhaven-virst-mountain",
    "beata-elvenhold-river",
    "elvenhold-rivinia-river",
    "mahdavikia-grangor-river",
    "ixara-mahdavikia-river",
    "virst-ixara-river",
    "rivinia-tichih-river",
    "wylhien-usselen-river",
    "elvenhold-strykhaven-lake",
    "elvenhold-virst-lake",
    "grangor-parundia-lake",
    "grangor-yttar-lake",
    "parundia-yttar-lake",
    "strykhaven-virst-lake",
)

# The transportation chart: cards of the kind per crossing; what is not listed is not allowed.
CHART: dict[str, dict[str, int]] = {
    "pig": {"plain": 1, "wood": 1},
    "cycle": {"plain": 1, "wood": 1, "mountain": 2},
    "cloud": {"plain": 2, "wood": 2, "mountain": 1},
    "unicorn": {"wood": 1, "desert": 2, "mountain": 1},
    "wagon": {"plain": 1, "wood": 2, "desert": 2, "mountain": 2},
    "dragon": {"plain": 1, "wood": 2, "desert": 1, "mountain": 1},
    "raft": {"river down": 1, "river up": 2, "lake": 2},
}


def ends_of(road: str) -> tuple[str, str]:
    """The two towns a route links, of a river the upper one first."""
    upper, lower, _ = road.split("-")
    return upper, lower


def terrain_of(road: str) -> str:
    """The terrain a route runs through."""
    return road.split("-")[2]


def is_water(road: str) -> bool:
    """EL-5.3  Rivers and ferry links are water, every other route is a land road."""
    return terrain_of(road) in ("river", "lake")


def is_land_road(road: str) -> bool:
    """EL-4.2  Transport counters go on land roads, never on rivers or lakes."""
    return not is_water(road)


def roads_from(town: str) -> list[str]:
    """The routes that end in this town."""
    return [road for road in ROADS if town in ends_of(road)]


def other_end(road: str, town: str) -> str:
    """The town one comes to by this route from this town."""
    upper, lower = ends_of(road)
    assert town in (upper, lower)
    return lower if town == upper else upper


def is_allowed_on(transport: str, road: str) -> bool:
    """EL-4.2  A transport counter may lie on a land road whose terrain the chart allows."""
    return is_land_road(road) and terrain_of(road) in CHART[transport]


def cards_on_the_chart(transport: str, road: str, town: str) -> int:
    """EL-5.2, EL-5.3  The cards for one crossing from this town, a river being cheaper downstream."""
    terrain = terrain_of(road)
    if terrain == "river":
        upper, _ = ends_of(road)
        terrain = "river down" if town == upper else "river up"
    return CHART[transport][terrain]


def distance_between(town: str, goal: str) -> int:
    """EL-8.1  The fewest steps on the map, any route counting 1."""
    reached = {town}
    steps = 0
    while goal not in reached:
        reached |= {other_end(road, place) for place in reached for road in roads_from(place)}
        steps += 1
    return steps
