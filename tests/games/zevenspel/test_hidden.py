"""Simultaneous betting: nobody learns a bet before all have bet (ZA-9)."""

import itertools

import msgspec
import numpy as np
import pytest

from games.zevenspel.felt import begin, bet
from goudkoorts.engine.match import Match
from goudkoorts.games import zevenspel
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import BOXES
from goudkoorts.kernel.actors import ONLOOKER
from goudkoorts.kernel.dice import dice_from
from goudkoorts.kernel.record import Records, bytes_of, copy_of
from goudkoorts.kernel.telling import Sentence

# Seats 0 and 1 have bet, seat 2 is to bet; each seat or onlooker cannot know what the others bet.
STRANGERS = [(0, 1), (1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (ONLOOKER, 0), (ONLOOKER, 1)]


def two_bets(first: str, second: str) -> Match:
    """Return a game of four in which two have bet, hidden from the others."""
    match = begin(players=4, betting="simultaneous")
    bet(match, first, second)
    return match


def pair_of_worlds(owner: int) -> tuple[Match, Match]:
    """Return two games that differ only in the bet of one seat."""
    if owner == 0:
        return two_bets("aa", "cc"), two_bets("pairs1", "cc")
    return two_bets("cc", "aa"), two_bets("cc", "pairs1")


def features(state: State, seat: int) -> bytes:
    """Return the features of a blanked state."""
    out = np.empty(len(zevenspel.FEATURES), np.float32)
    zevenspel.write_features(state, max(seat, 0), out)
    return out.tobytes()


def weights(state: State) -> list[float]:
    """Return what every bet weighs in a blanked state."""
    states: Records[State] = State.rows(2)
    states[0] = state
    out = np.empty(BOXES)
    zevenspel.weigh(states, np.arange(BOXES), BOXES, out)
    return [float(weight) for weight in out]


def read_by(seat: int, said: tuple[Sentence, ...]) -> list[tuple[str, dict[str, int | str]]]:
    """Return the sentences that a seat may read."""
    return [(line.key, dict(line.facts)) for line in said if line.is_for(seat)]


@pytest.mark.parametrize(("seat", "owner"), STRANGERS)
def test_za9_a_hidden_bet_leaves_no_trace_in_what_others_know(seat: int, owner: int) -> None:
    one, other = pair_of_worlds(owner)

    first, second = one.hidden_state(seat), other.hidden_state(seat)

    assert bytes_of(one.state) != bytes_of(other.state)
    assert bytes_of(first) == bytes_of(second)
    assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(other.view(seat))
    assert features(first, seat) == features(second, seat)
    assert weights(first) == weights(second)


def test_za9_the_owner_sees_the_own_bet_and_that_others_have_bet() -> None:
    match = two_bets("aa", "pairs1")

    assert match.view(0)["bets"] == ["aa", "hidden", None, None]
    assert match.view(1)["bets"] == ["hidden", "pairs1", None, None]
    assert match.view(3)["bets"] == ["hidden", "hidden", None, None]
    assert match.view(ONLOOKER)["bets"] == ["hidden", "hidden", None, None]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, ONLOOKER])
def test_za9_all_bets_are_seen_once_everybody_has_bet(seat: int) -> None:
    match = two_bets("aa", "pairs1")

    bet(match, "red4", "kk")

    assert match.view(seat)["bets"] == ["aa", "pairs1", "red4", "kk"]


def test_za9_open_bets_are_seen_at_once() -> None:
    match = begin(players=3)

    bet(match, "aa")

    assert match.view(2)["bets"] == ["aa", None, None]
    assert match.view(ONLOOKER)["bets"] == ["aa", None, None]


@pytest.mark.parametrize("seat", [1, 2, ONLOOKER])
def test_za9_the_log_tells_others_only_that_somebody_has_bet(seat: int) -> None:
    said = begin(players=3, betting="simultaneous").play("bet aa")

    assert read_by(0, said) == [("bet", {"player": 0, "box": "aa"})]
    assert read_by(seat, said) == [("bet_hidden", {"player": 0})]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, ONLOOKER])
def test_za9_the_last_bet_reveals_all_bets_to_everybody(seat: int) -> None:
    match = two_bets("aa", "pairs1")
    bet(match, "red4")

    said = read_by(seat, match.play("bet kk"))

    assert [facts["box"] for key, facts in said if key == "reveal"] == ["aa", "pairs1", "red4", "kk"]
    assert [facts["player"] for key, facts in said if key == "reveal"] == [0, 1, 2, 3]


def test_za9_a_redealt_bet_may_be_any_box_and_known_bets_stay() -> None:
    blanked = two_bets("aa", "pairs1").hidden_state(1)
    dice = dice_from(7)

    worlds = [copy_of(blanked) for _ in range(1000)]
    for world in worlds:
        zevenspel.redeal(world, 1, dice)

    assert {int(world.bets[0]) for world in worlds} == set(range(BOXES))
    assert {int(world.bets[1]) for world in worlds} == {int(blanked.bets[1])}
    assert all(world.bets[2] == world.bets[3] == blanked.bets[2] for world in worlds)


def test_za9_betting_does_not_change_the_game() -> None:
    texts = ["bet aa", "bet bb", *itertools.chain(*([f"roll {pips}", "card ra"] for pips in (6, 1)))]
    hidden, openly = begin(betting="simultaneous"), begin()

    for text in texts:
        hidden.play(text)
        openly.play(text)

    assert hidden.truth() == openly.truth()
