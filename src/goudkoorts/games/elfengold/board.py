"""Elfenland and Elfengold: the map, the transport chart and everything that can be worked out from them beforehand.

Towns and roads are numbered in the order of the lists below; the 35 land roads come first, so that a set of roads, or
of land roads, or of towns is one integer with a bit each.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.elfengold.words import TRANSPORTS

Table = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Town:
    """A town: its id, its name, its place on the board picture (fractions) and its gold value."""

    id: str
    name: str
    x: float
    y: float
    gold: int


@dataclass(frozen=True, slots=True)
class Road:
    """A route between two towns; a river flows from `a` to `b`. The point is near the middle of the drawn road."""

    a: str
    b: str
    terrain: str
    x: float
    y: float

    @property
    def id(self) -> str:
        """Both towns and the terrain: parallel routes differ in terrain."""
        return f"{self.a}-{self.b}-{self.terrain}"


def _road(name: str, x: float, y: float) -> Road:
    """Return the road of an id, with the middle of its drawing."""
    a, b, terrain = name.split("-")
    return Road(a, b, terrain, x, y)


TOWN_LIST: Final = (
    Town("elvenhold", "Elvenhold", 0.765, 0.548, 0),
    Town("albaran", "Al'Baran", 0.383, 0.423, 7),
    Town("beata", "Beatá", 0.925, 0.716, 2),
    Town("dagamura", "Dag'Amura", 0.38, 0.615, 4),
    Town("ergeren", "Erg'Erén", 0.916, 0.388, 5),
    Town("feodor", "Feodor", 0.543, 0.475, 4),
    Town("grangor", "Grangor", 0.101, 0.644, 5),
    Town("ixara", "Ixara", 0.355, 0.852, 3),
    Town("jaccaranda", "Jaccaranda", 0.427, 0.144, 5),
    Town("kihromah", "Kihromah", 0.243, 0.565, 6),
    Town("lapphalia", "Lapphalia", 0.549, 0.682, 2),
    Town("mahdavikia", "Mah'Davikia", 0.14, 0.85, 5),
    Town("parundia", "Parundia", 0.251, 0.327, 4),
    Town("rivinia", "Rivinia", 0.721, 0.382, 3),
    Town("strykhaven", "Strykhaven", 0.808, 0.803, 4),
    Town("throtmanni", "Throtmanni", 0.599, 0.261, 3),
    Town("tichih", "Tichih", 0.775, 0.174, 3),
    Town("usselen", "Usselen", 0.088, 0.208, 4),
    Town("virst", "Virst", 0.626, 0.863, 3),
    Town("wylhien", "Wylhién", 0.258, 0.087, 3),
    Town("yttar", "Yttar", 0.08, 0.416, 4),
)

ROAD_LIST: Final = (
    # plain
    _road("beata-elvenhold-plain", 0.872, 0.666),
    _road("beata-strykhaven-plain", 0.905, 0.83),
    _road("elvenhold-lapphalia-plain", 0.659, 0.664),
    _road("ixara-virst-plain", 0.489, 0.918),
    _road("lapphalia-virst-plain", 0.566, 0.792),
    _road("parundia-wylhien-plain", 0.23, 0.23),
    _road("throtmanni-tichih-plain", 0.696, 0.245),
    _road("usselen-wylhien-plain", 0.141, 0.119),
    # wood
    _road("dagamura-ixara-wood", 0.359, 0.753),
    _road("dagamura-kihromah-wood", 0.308, 0.591),
    _road("dagamura-lapphalia-wood", 0.457, 0.692),
    _road("elvenhold-ergeren-wood", 0.892, 0.497),
    _road("ergeren-tichih-wood", 0.853, 0.31),
    _road("feodor-lapphalia-wood", 0.566, 0.584),
    _road("feodor-rivinia-wood", 0.619, 0.433),
    _road("ixara-lapphalia-wood", 0.455, 0.796),
    _road("lapphalia-rivinia-wood", 0.645, 0.527),
    _road("parundia-usselen-wood", 0.164, 0.285),
    _road("rivinia-throtmanni-wood", 0.669, 0.325),
    _road("usselen-yttar-wood", 0.085, 0.304),
    # desert
    _road("albaran-dagamura-desert", 0.382, 0.536),
    _road("albaran-feodor-desert", 0.471, 0.45),
    _road("albaran-parundia-desert", 0.325, 0.367),
    _road("albaran-throtmanni-desert", 0.481, 0.35),
    _road("albaran-wylhien-desert", 0.327, 0.246),
    _road("dagamura-feodor-desert", 0.458, 0.549),
    _road("feodor-throtmanni-desert", 0.556, 0.382),
    # mountain
    _road("dagamura-mahdavikia-mountain", 0.252, 0.741),
    _road("grangor-mahdavikia-mountain", 0.068, 0.764),
    _road("grangor-yttar-mountain", 0.068, 0.55),
    _road("ixara-mahdavikia-mountain", 0.236, 0.875),
    _road("jaccaranda-throtmanni-mountain", 0.495, 0.233),
    _road("jaccaranda-tichih-mountain", 0.613, 0.147),
    _road("jaccaranda-wylhien-mountain", 0.339, 0.115),
    _road("strykhaven-virst-mountain", 0.731, 0.926),
    # river
    _road("beata-elvenhold-river", 0.902, 0.639),
    _road("elvenhold-rivinia-river", 0.789, 0.443),
    _road("mahdavikia-grangor-river", 0.125, 0.773),
    _road("ixara-mahdavikia-river", 0.21, 0.908),
    _road("virst-ixara-river", 0.5, 0.949),
    _road("rivinia-tichih-river", 0.781, 0.292),
    _road("wylhien-usselen-river", 0.189, 0.186),
    # lake
    _road("elvenhold-strykhaven-lake", 0.778, 0.723),
    _road("elvenhold-virst-lake", 0.711, 0.738),
    _road("grangor-parundia-lake", 0.162, 0.504),
    _road("grangor-yttar-lake", 0.107, 0.531),
    _road("parundia-yttar-lake", 0.16, 0.406),
    _road("strykhaven-virst-lake", 0.729, 0.827),
)

TERRAINS: Final = ("plain", "wood", "desert", "mountain", "river", "lake")
ROADS_BY_TERRAIN: Final = {"plain": 8, "wood": 12, "desert": 7, "mountain": 8, "river": 7, "lake": 6}
WATER: Final = ("river", "lake")
SUM_OF_GOLD: Final = 79

TOWN_IDS: Final = tuple(town.id for town in TOWN_LIST)
ROAD_IDS: Final = tuple(road.id for road in ROAD_LIST)
TOWNS: Final = len(TOWN_LIST)
ROADS: Final = len(ROAD_LIST)
LAND_ROADS: Final = sum(road.terrain not in WATER for road in ROAD_LIST)
ELVENHOLD: Final = TOWN_IDS.index("elvenhold")
ALL_ROADS: Final = (1 << ROADS) - 1
LAND: Final = (1 << LAND_ROADS) - 1
WATERWAYS: Final = ALL_ROADS & ~LAND
ALL_PIECES: Final = (1 << TOWNS) - 1 - (1 << ELVENHOLD)  # EL-1.2: a piece on every town but Elvenhold
TOWN_CARD_IDS: Final = (
    *("beata", "ergeren", "grangor", "ixara", "jaccaranda", "mahdavikia"),
    *("strykhaven", "tichih", "usselen", "virst", "wylhien", "yttar"),
)
EDGE_TOWNS: Final = sum(1 << TOWN_IDS.index(town) for town in TOWN_CARD_IDS)  # EL-8.1: the towns along the edge
PRINTED_VALUES: Final = tuple(town.gold for town in TOWN_LIST[1:])

# The chart: cards of that kind for one crossing, 0 where the transport cannot go.
#           plain wood desert mountain river-down river-up lake
CHART: Final = (
    (1, 1, 0, 0, 0, 0, 0),  # pig
    (1, 1, 0, 2, 0, 0, 0),  # cycle
    (2, 2, 0, 1, 0, 0, 0),  # cloud
    (0, 1, 2, 1, 0, 0, 0),  # unicorn
    (1, 2, 2, 2, 0, 0, 0),  # wagon
    (1, 2, 1, 1, 0, 0, 0),  # dragon
    (0, 0, 0, 0, 1, 2, 2),  # raft
)
RIVER_DOWN, RIVER_UP, LAKE = 4, 5, 6
MOST_CARDS: Final = 2  # no crossing without an obstacle costs more


def chart_cost(transport: int, road: int, town: int) -> int:
    """EL-5.2, EL-5.3  Return the cards of a transport for crossing a road from one of its towns; 0 if it cannot."""
    terrain = ROAD_LIST[road].terrain
    if terrain == "river":
        return CHART[transport][RIVER_DOWN if TOWN_IDS[town] == ROAD_LIST[road].a else RIVER_UP]
    if terrain == "lake":
        return CHART[transport][LAKE]
    return CHART[transport][TERRAINS.index(terrain)]


def _ends() -> Table:
    """Return the two towns of every road."""
    return np.array([[TOWN_IDS.index(road.a), TOWN_IDS.index(road.b)] for road in ROAD_LIST], np.int64)


def _roads_at() -> Table:
    """Return the set of roads that end in each town."""
    table = np.zeros(TOWNS, np.int64)
    for road, ends in enumerate(_ends()):
        for town in ends:
            table[town] |= 1 << road
    return table


def _allowed() -> Table:
    """EL-4.2  Return the set of land roads on which each transport may be placed."""
    table = np.zeros(TRANSPORTS, np.int64)
    for transport in range(TRANSPORTS):
        for road in range(LAND_ROADS):
            if chart_cost(transport, road, int(_ends()[road, 0])):
                table[transport] |= 1 << road
    return table


def _passable() -> Table:
    """Return, by transport, town and cards in hand (2 or more count as 2), the roads that can be crossed with them."""
    table = np.zeros((TRANSPORTS, TOWNS, MOST_CARDS + 1), np.int64)
    for transport in range(TRANSPORTS):
        for road, ends in enumerate(_ends()):
            for town in ends:
                cost = chart_cost(transport, road, int(town))
                for cards in range(cost, MOST_CARDS + 1) if cost else ():
                    table[transport, town, cards] |= 1 << road
    return table


def _costs() -> Table:
    """Return, by transport, road and end of that road, the cards for leaving that end; 0 where it cannot go."""
    return np.array(
        [
            [[chart_cost(transport, road, int(town)) for town in ends] for road, ends in enumerate(_ends())]
            for transport in range(TRANSPORTS)
        ],
        np.int64,
    )


def _distances() -> Table:
    """EL-8.1  Return the fewest steps between any two towns, on any route, direction and counters ignored."""
    far = TOWNS
    table = np.full((TOWNS, TOWNS), far, np.int64)
    np.fill_diagonal(table, 0)
    for a, b in _ends():
        table[a, b] = table[b, a] = 1
    for via in range(TOWNS):
        table = np.minimum(table, table[:, via : via + 1] + table[via : via + 1, :])
    return table


ENDS: Final = _ends()
ROADS_AT: Final = _roads_at()
ALLOWED: Final = _allowed()
PASSABLE: Final = _passable()
COSTS: Final = _costs()
DISTANCES: Final = _distances()


def check_the_map() -> None:
    """Compare the tables with what is known of the printed map."""
    assert (TOWNS, ROADS, LAND_ROADS) == (21, 48, 35)
    assert {terrain: sum(road.terrain == terrain for road in ROAD_LIST) for terrain in TERRAINS} == ROADS_BY_TERRAIN
    assert all(ROAD_LIST[road].terrain not in WATER for road in range(LAND_ROADS))
    assert sum(town.gold for town in TOWN_LIST) == SUM_OF_GOLD
    assert int(DISTANCES.max()) == 6, "the graph is connected and the longest shortest path is 6"
    assert list(TOWN_IDS[1:]) == sorted(TOWN_IDS[1:])
    assert len({frozenset((road.a, road.b)) for road in ROAD_LIST}) == 41


check_the_map()
