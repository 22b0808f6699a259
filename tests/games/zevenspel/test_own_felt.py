"""The points printed on an owner's own felt."""

import pytest

from games.zevenspel.felt import FIVE_WINNERS, begin, play_round
from goudkoorts.engine.errors import BadOption
from goudkoorts.engine.game_record import read_record
from goudkoorts.engine.match import Match
from goudkoorts.games.zevenspel import prospects
from goudkoorts.games.zevenspel.actions import box_text
from goudkoorts.games.zevenspel.odds import odds_table
from goudkoorts.games.zevenspel.words import Box
from goudkoorts.kernel.telling import Sentence

PRINTED = list(range(101, 133))


def test_stumble_07_za1_a_box_pays_what_is_printed_on_the_owners_felt() -> None:
    match = begin(points=PRINTED, letters="at_least_two")

    said = play_round(match, "kk pairs3", FIVE_WINNERS)

    assert match.scores == [111, 125]
    assert Sentence("wins", {"box": "kk", "points": 111}) in said
    assert match.view(0)["felt"] == {box_text(box): 101 + box for box in Box}


def test_stumble_07_za1_a_record_keeps_the_printed_points() -> None:
    match = begin(points=PRINTED)
    play_round(match, "aa seven", FIVE_WINNERS)

    record = read_record(match.record().to_json())

    assert record.options["points"] == PRINTED
    assert Match.from_record(record).scores == match.scores == [101, 0]


@pytest.mark.parametrize("points", [[1] * 31, [1] * 33, [1] * 31 + [-1], [1] * 31 + [1.5], [1] * 31 + [1_000_001], 5])
def test_stumble_07_za1_another_list_is_refused(points: object) -> None:
    with pytest.raises(BadOption, match="points"):
        begin(points=points)


def test_stumble_07_za1_odds_and_players_reckon_with_the_printed_points() -> None:
    balanced = [line.points for line in odds_table()]
    doubled = [2 * points for points in balanced]

    assert [line.points for line in odds_table({"points": doubled})] == doubled
    usual, twice = begin().state, begin(points=doubled).state
    assert prospects(twice, 0) == pytest.approx(2 * prospects(usual, 0), rel=0.05)
