"""Endgames: what the solvers prove is what trying everything finds."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.brute_force import BruteForce, TooLarge, after, endgames
from goudkoorts.bots.bot import legal_actions
from goudkoorts.bots.endgame import Solution, solve, solve_by_max_n
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.engine.setup import Options
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.record import bytes_of, copy_of
from goudkoorts.kernel.rule import COMPILED

GOLD, GOLDRAUSCH, ZEVENSPEL = GAMES["gold"], GAMES["goldrausch"], GAMES["zevenspel"]
FEW = 20_000  # positions: a small memory, so that places are fought for
GOLD_OPTIONS: list[Options] = [{}, {"bonus": "mandatory"}, {"start_donkeys": "choose", "open_scores": True}]


def assert_solved_as_by_brute_force(game: Game, players: int, state: Any, brute: dict[int, list[float]]) -> None:
    """Compare every value of every action."""
    seat = game.seat_to_act(state)
    solution = solve(game, state, FEW)
    assert solution is not None
    assert list(solution.values) == list(brute)
    for action, expected in brute.items():
        value = solution.values[action]
        assert [*value.shares, *value.leads] == pytest.approx(expected, abs=1e-9)
    ranks = [value.rank_for(seat) for value in solution.values.values()]
    assert solution.value.shares[seat] == pytest.approx(max(ranks)[0])
    assert len(solution.value.shares) == players


def compare_with_brute_force(game: Game, players: int, options: Options, seed: int, most: int) -> int:
    """Compare the endgames of a random game from the last one back to where brute force takes too long; count them."""
    compared = 0
    for state in endgames(game, players, options, seed):
        try:
            brute = BruteForce(game, players, most).by_action(state)
        except TooLarge:
            break
        assert_solved_as_by_brute_force(game, players, state, brute)
        compared += 1
    return compared


@pytest.mark.parametrize("options", GOLD_OPTIONS, ids=str)
@pytest.mark.parametrize("players", GOLD.SEATS)
def test_gold_is_solved_as_by_brute_force(players: int, options: Options) -> None:
    seeds = range(70) if COMPILED else range(2)

    compared = sum(compare_with_brute_force(GOLD, players, options, seed, most=400) for seed in seeds)

    assert compared >= 4 * len(seeds)  # a thousand and more in all


@pytest.mark.parametrize("players", GOLDRAUSCH.SEATS)
def test_goldrausch_is_solved_as_by_brute_force(players: int) -> None:
    seeds = range(12) if COMPILED else range(1)

    compared = sum(compare_with_brute_force(GOLDRAUSCH, players, {"rounds": 1}, seed, most=1500) for seed in seeds)

    assert compared >= 2 * len(seeds)


@pytest.mark.compiled_only
@pytest.mark.parametrize(("players", "rounds"), [(2, 8), (3, 12)])
def test_the_last_round_of_a_betting_duel_is_solved_as_by_brute_force(players: int, rounds: int) -> None:
    compared = 0
    for seed in range(60):
        for state in endgames(ZEVENSPEL, players, {"max_rounds": rounds}, seed)[:2]:
            if state.max_rounds == state.round_number:
                brute = BruteForce(ZEVENSPEL, players, 6000).by_action(state)
                assert_solved_as_by_brute_force(ZEVENSPEL, players, state, brute)
                compared += 1
        if compared >= 30:
            return

    raise AssertionError(f"only {compared} compared")


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", [GOLD, GOLDRAUSCH], ids=lambda game: game.NAME)
def test_alpha_beta_and_max_n_agree(game: Game) -> None:
    solved = 0
    for seed in range(12):
        for state in endgames(game, 2, {}, seed)[-4:]:
            one, other = solve(game, state, 200_000), solve_by_max_n(game, state, 200_000)
            if one and other and len(one.values) == len(other.values):
                assert one.values == other.values
                assert one.value == other.value
                solved += 1

    assert solved >= 24


@pytest.mark.compiled_only
def test_proving_only_the_best_action_gives_the_same_value() -> None:
    for seed in range(10):
        state = endgames(GOLD, 2, {}, seed)[-1]
        whole, best = solve(GOLD, state), solve(GOLD, state, best_only=True)
        assert whole
        assert best
        assert (best.best, best.value) == (whole.best, whole.value)
        assert max(value.rank_for(whole.seat) for value in whole.values.values()) == whole.value.rank_for(whole.seat)


def result_for(game: Game, state: Any, seat: int) -> tuple[float, float]:
    """Return the end of a duel as a seat ranks it."""
    value = BruteForce(game, 2, 1).value(state)
    return value[seat], value[2 + seat]


@pytest.mark.compiled_only
@settings(max_examples=60)
@given(seed=st.integers(0, 10_000), back=st.integers(0, 12), replies=st.integers(0, 10_000), solver=st.integers(0, 1))
def test_who_plays_what_is_proved_never_gets_less(seed: int, back: int, replies: int, solver: int) -> None:
    # Given an endgame of two players, one of whom plays solved actions from here on
    positions = endgames(GOLD, 2, {}, seed)
    state, dice = positions[min(back, len(positions) - 1)], dice_from(replies)
    promised = (-1.0, 0.0)

    # When the other one replies anything at all
    while (seat := GOLD.seat_to_act(state)) != NOBODY:
        if seat == solver:
            solution = solve(GOLD, state, best_only=True)
            if solution is None:
                return
            assert solution.value.rank_for(solver) >= promised
            promised = solution.value.rank_for(solver)
            GOLD.apply(state, solution.best)
        else:
            GOLD.apply(state, GOLD.open_ticket(state, below(dice, GOLD.count_tickets(state))))

    # Then the end is at least what was proved
    assert result_for(GOLD, state, solver) >= promised


def follow(game: Game, state: Any, solution: Solution) -> Any:
    """Return the position at the end of a line, every action of it legal."""
    position = copy_of(state)
    for action in solution.line:
        assert action in legal_actions(game, position)
        game.apply(position, action)
    return position


@pytest.mark.compiled_only
@pytest.mark.parametrize("players", GOLD.SEATS)
def test_the_line_leads_to_the_value(players: int) -> None:
    for seed in range(20):
        state = endgames(GOLD, players, {}, seed)[min(4, seed)]
        solution = solve(GOLD, state)
        assert solution
        end = follow(GOLD, state, solution)

        assert GOLD.seat_to_act(end) == NOBODY
        value = BruteForce(GOLD, players, 1).value(end)
        assert [*solution.value.shares, *solution.value.leads] == value


@pytest.mark.compiled_only
def test_a_line_ends_where_chance_decides() -> None:
    state = endgames(GOLDRAUSCH, 2, {"rounds": 1}, 3)[-1]
    solution = solve(GOLDRAUSCH, state)

    assert solution
    assert GOLDRAUSCH.seat_to_act(follow(GOLDRAUSCH, state, solution)) == CHANCE


def test_a_position_that_is_no_endgame_is_not_solved() -> None:
    match = Match(GOLD, 2, {})
    match.deal(dice_from(1))

    assert solve(GOLD, match.state) is None


def test_the_limit_is_kept_and_said() -> None:
    state = endgames(GOLD, 3, {}, 0)[-1]

    assert solve(GOLD, state, limit=50) is None
    assert solve(GOLD, endgames(GOLD, 2, {}, 2)[-1], limit=50) is None


def test_solving_leaves_the_state_alone() -> None:
    state = endgames(GOLD, 2, {}, 1)[1]
    before = bytes_of(state)

    solve(GOLD, state)

    assert bytes_of(state) == before


@pytest.mark.parametrize("players", GOLD.SEATS)
@pytest.mark.parametrize("options", GOLD_OPTIONS, ids=str)
def test_no_chance_follows_the_last_offer_of_gold(players: int, options: Options) -> None:
    for seed in range(30 if COMPILED else 2):
        state, dice = endgames(GOLD, players, options, seed)[-1], dice_from(seed)
        while (actor := GOLD.seat_to_act(state)) != NOBODY:
            assert actor != CHANCE
            state = after(GOLD, state, GOLD.open_ticket(state, below(dice, GOLD.count_tickets(state))))


def test_shares_of_all_seats_sum_to_one() -> None:
    state = endgames(GOLD, 3, {}, 5)[1]
    solution = solve(GOLD, state)

    assert solution
    assert all(np.isclose(sum(value.shares), 1) for value in solution.values.values())
