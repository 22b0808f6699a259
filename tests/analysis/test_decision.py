"""Analysed decisions: numbers that are right, errors that are honest, and nothing but what the seat could know."""

from typing import Any

import numpy as np
import pytest

from analysis.exact import Greedy
from bots.brute_force import endgames
from goudkoorts.analysis.decision import Effort, Finding, Question, analyse, mark_of
from goudkoorts.analysis.estimate import CERTAINTY, Estimate, estimate
from goudkoorts.analysis.review import question_at
from goudkoorts.bots.bot import legal_actions
from goudkoorts.bots.endgame import solve
from goudkoorts.bots.worlds import Worlds
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.engine.setup import Options
from goudkoorts.kernel.dice import dice_from
from goudkoorts.kernel.record import bytes_of, copy_of

GOLD, GOLDRAUSCH = GAMES["gold"], GAMES["goldrausch"]
LAST_ROUND: Options = {"rounds": 1}
SAMPLES = 400
LEAST_COVERED = 0.95 - 3 * (0.95 * 0.05 / SAMPLES) ** 0.5
# Players, seed, decisions before the last: a rare win, one nearly sure, and even chances; all with chance to come.
POSITIONS = [(2, 4, 4), (3, 6, 4), (3, 5, 4), (3, 5, 3), (3, 11, 2), (3, 4, 4)]


def position(players: int, seed: int, place: int) -> Any:
    """Return a position of Goldrausch near its end: small, open, and with chance in it."""
    return endgames(GOLDRAUSCH, players, LAST_ROUND, seed)[place]


def covers(found: Estimate, truth: float) -> bool:
    """Whether a 95 % interval holds the truth."""
    return found.low - 1e-9 <= truth <= found.high + 1e-9


@pytest.mark.compiled_only
@pytest.mark.parametrize("where", POSITIONS, ids=str)
def test_intervals_hold_the_truth_as_often_as_they_say(where: tuple[int, int, int]) -> None:
    state = position(*where)
    seat = GOLDRAUSCH.seat_to_act(state)
    actions = legal_actions(GOLDRAUSCH, state).tolist()[:2]
    exact = Greedy(GOLDRAUSCH, seat)
    (win, points), (other_win, _) = (exact.after(state, action) for action in actions)

    hits = np.zeros(3)
    for seed in range(SAMPLES):
        shares, scores = Worlds(GOLDRAUSCH, state, actions, seed).play(60)
        wins = shares[:, :, seat]
        hits += [
            covers(estimate(wins[:, 0]), win),
            covers(estimate(scores[:, 0, seat]), points),
            covers(estimate(wins[:, 0] - wins[:, 1]), win - other_win),
        ]

    assert (hits / SAMPLES).min() >= LEAST_COVERED


@pytest.mark.compiled_only
def test_intervals_are_no_wider_than_they_must_be() -> None:
    state = position(3, 5, 4)
    seat = GOLDRAUSCH.seat_to_act(state)
    actions = legal_actions(GOLDRAUSCH, state).tolist()

    found = [Worlds(GOLDRAUSCH, state, actions, seed).play(60)[0][:, 0, seat] for seed in range(SAMPLES)]

    spread = np.std([wins.mean() for wins in found])
    claimed = np.mean([estimate(wins).error for wins in found])
    assert spread * 0.9 < claimed < spread * 1.2


@pytest.mark.compiled_only
@pytest.mark.parametrize("where", [(3, 5, 4), (3, 11, 2)], ids=str)
def test_the_loss_against_the_best_is_not_flattered_by_luck(where: tuple[int, int, int]) -> None:
    """The best is chosen by other worlds than those that measure it, so its numbers are fair."""
    state = position(*where)
    seat = GOLDRAUSCH.seat_to_act(state)
    exact = Greedy(GOLDRAUSCH, seat)
    worst = min(legal_actions(GOLDRAUSCH, state).tolist(), key=lambda action: exact.after(state, action))
    question = question_at(GOLDRAUSCH, state, 0, worst)

    hits, gaps = 0, []
    for seed in range(SAMPLES):
        finding = analyse(GOLDRAUSCH, question, Effort(worlds=48, seed=seed, positions=0))
        best, loss = finding.choices[0], finding.choice_of(worst).loss
        truth = exact.after(state, finding.best)[0] - exact.after(state, worst)[0]
        hits += covers(best.win, exact.after(state, finding.best)[0]) and covers(loss, truth)
        gaps.append(loss.mean - truth)

    assert not finding.is_proved
    assert abs(np.mean(gaps)) < 4 * np.std(gaps) / SAMPLES**0.5
    assert hits / SAMPLES >= 0.90 - 3 * (0.9 * 0.1 / SAMPLES) ** 0.5  # two intervals at once


def test_samples_that_are_all_alike_are_not_certain() -> None:
    found = estimate([1.0] * 100)

    assert found.mean == 1.0
    assert 0.02 < found.margin < 0.04  # the rule of three says 0.03


def test_errors_are_those_of_the_mean() -> None:
    samples = np.random.default_rng(1).normal(5.0, 20.0, 1000)

    found = estimate(samples)

    assert found.mean == pytest.approx(samples.mean())
    assert found.error == pytest.approx(samples.std(ddof=1) / 1000**0.5, rel=0.001)


def test_two_choices_meet_the_same_luck() -> None:
    match = Match.new("gold", 2)
    match.deal(dice_from(1))
    blanked = match.hidden_state(int(match.turn))
    action = int(legal_actions(GOLD, blanked)[0])

    shares, scores = Worlds(GOLD, blanked, [action, action], 3).play(20)

    assert (scores[:, 0] == scores[:, 1]).all()
    assert (shares[:, 0] == shares[:, 1]).all()
    assert len({tuple(row) for row in scores[:, 0].tolist()}) > 10, "another world, another end"


def test_worlds_are_the_same_in_one_part_or_in_several() -> None:
    state = position(3, 5, 4)
    actions = legal_actions(GOLDRAUSCH, state).tolist()
    whole, parts = (Worlds(GOLDRAUSCH, state, actions, 7) for _ in range(2))

    assert (whole.play(10)[1] == np.concatenate([parts.play(4)[1], parts.play(6)[1]])).all()


def test_a_solved_decision_is_proved() -> None:
    state = endgames(GOLD, 2, {}, 3)[4]
    solution = solve(GOLD, state)
    assert solution is not None
    seat = solution.seat

    for action, value in solution.values.items():
        finding = analyse(GOLD, question_at(GOLD, state, 9, action), Effort())
        choice = finding.choice_of(action)
        assert finding.is_proved
        assert choice.win == Estimate(value.shares[seat], 0.0)
        assert choice.lead == Estimate(value.leads[seat], 0.0)
        assert choice.loss.mean == solution.value.shares[seat] - value.shares[seat]
        assert (finding.best == action) == (value.rank_for(seat) == solution.value.rank_for(seat))
        assert finding.chances == value.shares


def decisions_with_something_hidden(game: Game, players: int, options: Options, seed: int) -> list[tuple[Any, Any]]:
    """Return decisions of a random game as truth and twin: the same to the seat that decides, and yet another world."""
    match, dice = Match.new(game.NAME, players, options), dice_from(seed)
    pairs = []
    match.deal(dice)
    while isinstance(match.turn, int) and len(match.history) < 150:
        twin = match.hidden_state(match.turn)
        game.redeal(twin, match.turn, dice)
        if len(match.legal) > 1 and bytes_of(twin) != bytes_of(match.state):
            pairs.append((match.state, twin))
        match.play(match.legal[len(match.history) % len(match.legal)])
        match.deal(dice)
    return pairs


HIDDEN: list[tuple[str, int, Options]] = [
    ("zevenspel", 3, {"betting": "simultaneous"}),
    ("elfenland", 2, {}),
    ("elfengold", 3, {}),
]


@pytest.mark.parametrize(("name", "players", "options"), HIDDEN, ids=lambda value: str(value))
def test_a_question_holds_only_what_the_seat_could_know(name: str, players: int, options: Options) -> None:
    pairs = decisions_with_something_hidden(GAMES[name], players, options, 5)

    assert pairs
    for truth, twin in pairs:
        asked, asked_of_twin = (question_at(GAMES[name], state, 3, 0) for state in (truth, twin))
        assert bytes_of(asked.blanked) == bytes_of(asked_of_twin.blanked)
        assert asked.seat == asked_of_twin.seat


@pytest.mark.parametrize(("name", "players", "options"), HIDDEN[:1], ids=lambda value: str(value))
def test_an_analysis_is_the_same_in_twin_worlds(name: str, players: int, options: Options) -> None:
    game = GAMES[name]
    for truth, twin in decisions_with_something_hidden(game, players, options, 5)[:6]:
        played = int(legal_actions(game, truth)[-1])
        one, other = (analyse(game, question_at(game, state, 3, played), Effort(20)) for state in (truth, twin))
        assert one == other


def asked_of_gold(seed: int = 1) -> Question:
    """Return the first decision of a game, as though its last move had been played."""
    match = Match.new("gold", 2)
    match.deal(dice_from(seed))
    return question_at(GOLD, match.state, len(match.history), int(legal_actions(GOLD, match.state)[-1]))


def test_the_played_move_is_always_a_candidate() -> None:
    question = asked_of_gold()

    finding = analyse(GOLD, question, Effort(64, top=1))

    assert question.played in [choice.action for choice in finding.choices]
    assert len(finding.choices) <= 2
    assert finding.choices[0].action == finding.best
    assert finding.choices[0].loss == Estimate(0.0, 0.0)
    assert sum(finding.chances) == pytest.approx(1)
    assert finding.worlds == 48


def test_seeds_matter_and_repeat() -> None:
    question = asked_of_gold()

    first, again, other = (analyse(GOLD, question, Effort(64, seed=seed)) for seed in (1, 1, 2))

    assert first == again != other


def test_by_the_clock_there_are_worlds_enough() -> None:
    finding = analyse(GOLD, asked_of_gold(), Effort(seconds=0.01))

    assert finding.worlds >= 16


def test_a_forced_move_is_not_searched() -> None:
    state = next(state for state in endgames(GOLD, 2, {}, 3) if len(legal_actions(GOLD, state)) == 1)
    only = int(legal_actions(GOLD, state)[0])

    finding = analyse(GOLD, question_at(GOLD, copy_of(state), 9, only), Effort())

    assert finding == Finding(9, GOLD.seat_to_act(state), only, only)
    assert finding.is_forced
    assert finding.mark is None


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.00, 0.00, "good"),
        (0.019, 0.00, "good"),
        (0.02, 0.00, "inaccuracy"),
        (0.05, 0.00, "mistake"),
        (0.5, 0.00, "blunder"),
        (0.03, 0.005, "inaccuracy"),  # 2 % at least
        (0.03, 0.02, "unclear"),  # from -1 to 7 %
        (0.03, 0.006, "good"),  # perhaps an inaccuracy, surely no mistake
        (0.2, 0.03, "mistake"),  # a blunder, perhaps
        (-0.05, 0.01, "best"),  # surely better than what was thought best
        (0.0, 0.01, "good"),
    ],
)
def test_marks_go_by_the_loss_beyond_its_uncertainty(loss: float, error: float, mark: str) -> None:
    assert mark_of(Estimate(loss, error), is_best=False) == mark


def test_the_best_move_is_best_however_uncertain() -> None:
    assert mark_of(Estimate(0.0, 0.0), is_best=True) == "best"
    assert CERTAINTY == 1.96
