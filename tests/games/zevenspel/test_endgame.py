"""Het Gouden Zevenspel: a round as one step of chance, and the race of the last player with chips."""

from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

import numpy as np
import pytest

from games.zevenspel.felt import begin, bet
from goudkoorts.bots.endgame import solve
from goudkoorts.games import zevenspel
from goudkoorts.games.zevenspel.boxes import reading_of, winning_boxes
from goudkoorts.games.zevenspel.joint_odds import HANDS, JOINT_HANDS
from goudkoorts.games.zevenspel.odds import chance_of, odds_table
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import BOXES, FIRST_EQUAL, FIRST_PAIRS, READINGS, SEVEN_BOX, Box
from goudkoorts.kernel.actors import CHANCE
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.record import copy_of
from goudkoorts.kernel.rule import COMPILED

BLACK7, RED7, AA, BB, PAIRS1 = int(Box.BLACK7), int(Box.RED7), int(Box.AA), int(Box.BB), int(Box.PAIRS1)


def standing(points: list[int], chips: list[int], **options: object) -> State:
    """Return the first bet of a round with given points and chips; the first seat with chips bets."""
    opener = next(seat for seat, chip in enumerate(chips) if chip)
    state: State = begin(len(points), opener, **options).state
    for seat, (point, chip) in enumerate(zip(points, chips, strict=True)):
        state.points[seat] = point
        state.chips[seat] = chip
    return state


@pytest.mark.parametrize("reading", range(READINGS))
def test_on_the_diagonal_lies_the_chance_of_one_box(reading: int) -> None:
    for box in range(BOXES):
        own = min(reading, 1) if box < SEVEN_BOX else reading
        assert Fraction(int(JOINT_HANDS[reading, reading, box, box]), HANDS) == chance_of(box, own)


def test_za5_one_of_the_pairs_boxes_wins_in_every_hand() -> None:
    for one in range(READINGS):
        for pairs in range(READINGS):
            for box in [*range(FIRST_PAIRS), *range(FIRST_EQUAL, BOXES)]:
                together = JOINT_HANDS[one, pairs, box, FIRST_PAIRS:FIRST_EQUAL].sum()
                assert together == JOINT_HANDS[one, one, box, box]


def test_joint_odds_do_not_depend_on_the_order_of_the_boxes() -> None:
    assert (JOINT_HANDS.transpose(1, 0, 3, 2) == JOINT_HANDS)[np.eye(READINGS, dtype=bool)].all()
    assert (JOINT_HANDS[0, 1, :SEVEN_BOX, SEVEN_BOX:] == JOINT_HANDS[1, 0, SEVEN_BOX:, :SEVEN_BOX].T).all()


def test_two_boxes_that_exclude_each_other_never_win_together() -> None:
    assert JOINT_HANDS[0, 0, RED7, BLACK7] == 0
    assert JOINT_HANDS[0, 0, AA, BB] == comb(6, 2) ** 2 * comb(41, 3)


@pytest.mark.skipif(not COMPILED, reason="many hands")
@pytest.mark.parametrize("letters", ["exactly_two", "at_least_two"])
@pytest.mark.parametrize(
    ("pairs", "equal"), [("exactly_two", "at_least"), ("disjoint", "exact"), ("two_or_more", "largest_only")]
)
def test_joint_odds_are_those_of_the_rules(letters: str, pairs: str, equal: str) -> None:
    # Given many random hands and the boxes that win by the rules
    state = begin(letters=letters, pairs=pairs, equal=equal).state
    hands = 20_000
    dice = dice_from(7)
    wins = np.zeros((hands, BOXES))
    for hand in range(hands):
        state.drawn = 0
        while int(state.drawn).bit_count() < 7:
            state.drawn |= 1 << below(dice, 53)
        winning = winning_boxes(state)
        wins[hand] = [winning >> box & 1 for box in range(BOXES)]

    # Then two boxes win together as often as the table says, within five standard deviations and a hand or two
    seen = wins.T @ wins / hands
    for one in range(BOXES):
        for other in range(BOXES):
            chance = JOINT_HANDS[reading_of(state, one), reading_of(state, other), one, other] / HANDS
            assert abs(seen[one, other] - chance) < 5 * (chance * (1 - chance) / hands) ** 0.5 + 2 / hands


def play_out_the_round(state: Any, seed: int) -> Any:
    """Roll and lay open by the rules until somebody bets or the game is over."""
    position, dice = copy_of(state), dice_from(seed)
    while zevenspel.seat_to_act(position) == CHANCE:
        zevenspel.apply(position, zevenspel.open_ticket(position, below(dice, zevenspel.count_tickets(position))))
    return position


def future_of(state: Any, after: Any) -> int:
    """Return which future a round came to: one bit for each seat that won its bet."""
    bettors = [seat for seat in range(state.seats) if state.bets[seat] >= 0]
    return sum(1 << bit for bit, seat in enumerate(bettors) if after.chips[seat] == state.chips[seat])


@pytest.mark.parametrize(("chips", "max_rounds"), [([3, 0, 2], 5), ([1, 1, 0], 3), ([0, 2, 0], None), ([0, 1, 0], 1)])
def test_a_future_is_what_the_round_would_have_come_to(chips: list[int], max_rounds: int | None) -> None:
    for seed, boxes in enumerate([("pairs1", "red4"), ("pairs1", "pairs1"), ("black4", "pairs0")] * 8):
        match_state = standing([500, 500, 500], chips, max_rounds=max_rounds)
        for box in boxes[: sum(chip > 0 for chip in chips)]:
            zevenspel.apply(match_state, zevenspel.encode(zevenspel.parse(f"bet {box}")))
        played = play_out_the_round(match_state, seed)
        future = copy_of(match_state)

        chance = zevenspel.open_future(future, future_of(match_state, played))

        assert chance > 0
        assert future.points.tolist() == played.points.tolist()
        assert future.chips.tolist() == played.chips.tolist()
        settled = sum(chip > 0 for chip in played.chips) == 1 and played.points.tolist().count(500) != 3
        if not settled:
            assert (future.phase, future.opener, future.seat) == (played.phase, played.opener, played.seat)


@cache
def chance_to_come_first(behind: int, chips: int) -> Fraction:
    """Return the best chance of a player alone who is so many points behind; half of it for a tie."""
    if behind < 0:
        return Fraction(1)
    if chips == 0:
        return Fraction(1, 2) if behind == 0 else Fraction(0)
    return max(
        odds.probability * chance_to_come_first(behind - odds.points, chips)
        + (1 - odds.probability) * chance_to_come_first(behind, chips - 1)
        for odds in odds_table()
    )


@pytest.mark.parametrize("chips", [1, 2, 3])
@pytest.mark.parametrize("behind", [0, 20, 45, 115, 240, 505])
def test_the_last_player_with_chips_wins_the_race_as_often_as_possible(behind: int, chips: int) -> None:
    if not COMPILED and behind > 100:
        pytest.skip("too slow")
    state = standing([1000 - behind, 1000], [chips, 0])

    solution = solve(zevenspel, state)

    assert solution
    assert solution.value.shares[0] == pytest.approx(float(chance_to_come_first(behind, chips)), abs=1e-12)


def test_who_is_ahead_and_alone_has_won() -> None:
    solution = solve(zevenspel, standing([300, 280], [4, 0]))

    assert solution
    assert all(value.shares == (1.0, 0.0) for value in solution.values.values())


def test_who_bets_last_in_the_last_round_and_is_ahead_bets_on_the_same_box() -> None:
    state = standing([100, 101], [2, 2], max_rounds=1)
    bet_on = zevenspel.encode(zevenspel.parse("bet pairs1"))
    zevenspel.apply(state, bet_on)

    solution = solve(zevenspel, state)

    assert solution
    assert solution.best == bet_on
    assert solution.value.shares == (0.0, 1.0)


@pytest.mark.parametrize(
    ("chips", "options", "expected"),
    [
        ([1, 0, 0], {}, True),
        ([1, 0, 0], {"betting": "simultaneous"}, True),
        ([1, 1, 0], {}, False),  # two can go on for ever
        ([1, 1, 0], {"max_rounds": 2}, True),
        ([1, 1, 0], {"max_rounds": 3}, False),
        ([1, 1, 0], {"max_rounds": 1, "betting": "simultaneous"}, False),
        ([1, 1, 1], {"max_rounds": 1}, False),
    ],
)  # fmt: skip
def test_what_an_endgame_is(chips: list[int], options: dict[str, object], expected: bool) -> None:
    assert zevenspel.is_endgame(standing([0, 0, 0], chips, **options)) is expected


def test_there_is_no_short_cut_in_the_middle_of_a_round() -> None:
    match = begin(2)
    bet(match, "aa", "bb")
    assert zevenspel.count_futures(match.state) == 4

    match.play("roll 1")

    assert zevenspel.count_futures(match.state) == 0
