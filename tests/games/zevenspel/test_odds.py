"""The odds, fraction by fraction, and the points that follow from them."""

from fractions import Fraction
from itertools import product

import pytest

from goudkoorts.engine.match import Match
from goudkoorts.games.zevenspel.odds import BoxOdds, chance_of_count, odds_table
from goudkoorts.games.zevenspel.words import TROPHIES, Box
from goudkoorts.kernel.options import BadOptionValue

# Boxes, chance, points, fair points and points in a chip's life, as published with the rules.
DEFAULT_READING = [
    ("aa bb", "97911/655928", 115, 113.985, 20.178176),
    ("cc dd", "9108/81991", 160, 160.042, 19.994786),
    ("ee ff", "4347/58565", 250, 249.45, 20.044081),
    ("gg hh ii jj", "483/11713", 465, 465.01, 19.999555),
    ("kk ll mm nn oo", "21/1378", 1300, 1292.381, 20.117907),
    ("seven", "7/53", 130, 131.429, 19.782609),
    ("red7 black7", "1265/296429", 4650, 4666.625, 19.928751),
    ("red6 black6", "6831/169388", 475, 475.939, 19.960537),
    ("red5 black5", "88803/592858", 115, 113.522, 20.260378),
    ("red4 black4", "336375/1185716", 50, 50.5, 19.802117),
    ("pairs3", "61985/4404088", 1400, 1401.017, 19.985477),
    ("pairs2", "343773/1813448", 85, 85.503, 19.882426),
    ("pairs1", "4433379/9067240", 20, 20.904, 19.134709),
    ("pairs0", "6769351/22020440", 45, 45.059, 19.973708),
    ("equal6", "1/1639820", 50000, 32796380.0, 0.030491),
    ("equal5", "81/819910", 10000, 202426.914, 0.988011),
    ("equal4", "7407/1639820", 4400, 4407.758, 19.964801),
    ("equal3", "6777097/77071540", 205, 207.447, 19.764078),
]
OTHER_READINGS = [
    ("letters", "at_least_two", "aa bb", "570769/3279640", 95),
    ("letters", "at_least_two", "cc dd", "50948/409955", 140),
    ("letters", "at_least_two", "ee ff", "4676/58565", 230),
    ("letters", "at_least_two", "gg hh ii jj", "77/1802", 450),
    ("letters", "at_least_two", "kk ll mm nn oo", "21/1378", 1300),
    ("equal", "largest_only", "equal6", "1/1639820", 50000),
    ("equal", "largest_only", "equal5", "81/819910", 10000),
    ("equal", "largest_only", "equal4", "7407/1639820", 4400),
    ("equal", "largest_only", "equal3", "6775939/77071540", 205),
    ("equal", "at_least", "equal6", "1/1639820", 50000),
    ("equal", "at_least", "equal5", "163/1639820", 10000),
    ("equal", "at_least", "equal4", "757/163982", 4300),
    ("equal", "at_least", "equal3", "7131729/77071540", 195),
    ("pairs", "two_or_more", "pairs3", "2310067/154143080", 1300),
    ("pairs", "two_or_more", "pairs2", "6680431/30828616", 70),
    ("pairs", "two_or_more", "pairs1", "16187351/30828616", 20),
    ("pairs", "two_or_more", "pairs0", "37494103/154143080", 60),
    ("pairs", "disjoint", "pairs3", "2431437/154143080", 1250),
    ("pairs", "disjoint", "pairs2", "284631/1295320", 70),
    ("pairs", "disjoint", "pairs1", "80346451/154143080", 20),
    ("pairs", "disjoint", "pairs0", "37494103/154143080", 60),
]
ALL_READINGS = [
    {"letters": letters, "equal": equal, "pairs": pairs}
    for letters, equal, pairs in product(
        ("exactly_two", "at_least_two"),
        ("exact", "largest_only", "at_least"),
        ("exactly_two", "two_or_more", "disjoint"),
    )
]


def lines_of(boxes: str, **options: object) -> list[BoxOdds]:
    """Return the lines of some boxes."""
    return [line for line in odds_table(options) if line.box.name.lower() in boxes.split()]


def rounded(fair: Fraction) -> int:
    """ZA-1  Round to 5 below 1000 and to 50 above."""
    step = 5 if fair < 1000 else 50
    return step * round(fair / step)


def test_the_table_has_every_box_once() -> None:
    assert [line.box for line in odds_table()] == list(Box)
    assert sum(len(boxes.split()) for boxes, *_ in DEFAULT_READING) == 32


@pytest.mark.parametrize(("boxes", "chance", "points", "fair", "per_life"), DEFAULT_READING)
def test_z11_the_chances_of_the_default_reading(
    boxes: str, chance: str, points: int, fair: float, per_life: float
) -> None:
    lines = lines_of(boxes)

    assert len(lines) == len(boxes.split())
    assert {line.probability for line in lines} == {Fraction(chance)}
    assert {line.points for line in lines} == {points}
    assert {round(float(line.fair), 3) for line in lines} == {fair}
    assert {round(float(line.per_life), 6) for line in lines} == {per_life}


@pytest.mark.parametrize(("option", "reading", "boxes", "chance", "points"), OTHER_READINGS)
def test_za3_za4_za5_the_chances_of_the_other_readings(
    option: str, reading: str, boxes: str, chance: str, points: int
) -> None:
    lines = lines_of(boxes, **{option: reading})

    assert len(lines) == len(boxes.split())
    assert {line.probability for line in lines} == {Fraction(chance)}
    assert {line.points for line in lines} == {points}


@pytest.mark.parametrize("readings", ALL_READINGS)
def test_za1_points_are_fair_but_for_rounding_and_trophies(readings: dict[str, str]) -> None:
    lines = [line for line in odds_table(readings) if line.box not in TROPHIES]

    assert [line.points for line in lines] == [rounded(line.fair) for line in lines]
    assert all(18 < line.per_life < 22.2 for line in lines)


@pytest.mark.parametrize("readings", ALL_READINGS)
def test_za1_small_points_are_a_fifth_under_every_reading(readings: dict[str, str]) -> None:
    table = odds_table(readings)

    small = odds_table(readings | {"points": "small"})

    assert [line.points * 5 for line in small] == [line.points for line in table]
    assert [line.fair * 5 for line in small] == [line.fair for line in table]
    assert [line.per_life * 5 for line in small] == [line.per_life for line in table]


@pytest.mark.parametrize("readings", ALL_READINGS)
def test_z11_exactly_one_pairs_box_wins(readings: dict[str, str]) -> None:
    table = odds_table(readings)

    assert sum(line.probability for line in table if line.box.name.startswith("PAIRS")) == 1


def test_z11_three_boxes_win_in_an_average_round() -> None:
    assert sum(line.probability for line in odds_table()) == Fraction(9162841, 2964290)


@pytest.mark.parametrize(
    ("copies", "wanted", "chance"),
    [(25, 7, "24035/7707154"), (25, 4, "11385/42347"), (27, 7, "6831/1185716"), (27, 4, "87750/296429")],
)
def test_za7_what_another_split_of_the_colours_would_change(copies: int, wanted: int, chance: str) -> None:
    assert chance_of_count(copies, wanted) == Fraction(chance)


def test_a_reading_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOptionValue):
        odds_table({"pairs": "three_or_more"})


@pytest.mark.parametrize("readings", [{}, {"letters": "at_least_two", "pairs": "disjoint"}])
def test_za19_everybody_is_shown_how_seldom_a_box_wins(readings: dict[str, str]) -> None:
    view = Match.new("zevenspel", 2, readings).view(0)

    assert view["one_in"] == {line.bet: round(float(1 / line.probability), 1) for line in odds_table(readings)}
