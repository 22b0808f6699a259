"""The face of the library: what a stranger types first."""

import subprocess
import sys
from pathlib import Path

import pytest

import goudkoorts as gk

HEAVY = ("numba", "numpy", "click", "rich", "starlette", "uvicorn", "sqlalchemy", "websockets", "structlog")


def played(seed: int = 7) -> gk.Match:
    """Return a finished match of greedy players."""
    match = gk.new("gold", players=3, seed=seed)
    while not match.is_over:
        match.play(gk.bot("greedy").choose(match))
    return match


def test_importing_it_loads_no_other_package() -> None:
    code = f"import sys, goudkoorts; print(sorted(set(sys.modules) & {set(HEAVY)}))"

    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert loaded == "[]\n"


def test_the_face_loads_no_web_database_or_terminal_package() -> None:
    code = f"import sys, goudkoorts as gk; gk.new; print(sorted(set(sys.modules) & {set(HEAVY[2:])}))"

    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert loaded == "[]\n"


def test_every_name_of_the_face_is_there_and_no_other() -> None:
    assert all(getattr(gk, name) is not None for name in gk.__all__)
    assert set(gk.__all__) <= set(dir(gk))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        gk.nothing  # noqa: B018  # type: ignore[attr-defined]


def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    assert played().history == played().history
    assert played().history != played(8).history


def test_without_a_seed_every_game_is_another() -> None:
    assert gk.new("gold").seed != gk.new("gold").seed


def test_manual_chance_is_left_to_the_caller() -> None:
    match = gk.new("gold", chance="manual")

    assert match.turn == "chance"
    match.play("start 1")
    assert match.history == ["start 1"]
    with pytest.raises(ValueError, match="the caller plays the outcomes"):
        gk.new("gold", chance="manual", seed=1)
    with pytest.raises(ValueError, match="'drawn' or 'manual'"):
        gk.new("gold", chance="often")  # type: ignore[arg-type]


def test_a_saved_match_is_loaded_as_it_was(tmp_path: Path) -> None:
    match = played()

    gk.save(match, tmp_path / "game.json")

    again = gk.load(tmp_path / "game.json")
    assert again.history == match.history
    assert again.scores == match.scores
    (tmp_path / "two.jsonl").write_bytes((tmp_path / "game.json").read_bytes() * 2)
    with pytest.raises(gk.BadRecord, match="holds 2 records"):
        gk.load(tmp_path / "two.jsonl")


def test_a_replay_shows_the_match_at_every_ply() -> None:
    match = played()

    frames = list(gk.replay(match))

    assert [len(frame.history) for frame in frames] == list(range(len(match.history) + 1))
    assert frames[-1].ranking == match.ranking
    assert [frame.is_over for frame in frames[-2:]] == [False, True]


def test_an_analysis_judges_the_decisions_of_a_seat(tmp_path: Path) -> None:
    gk.save(played(), tmp_path / "game.json")

    analysis = gk.analyse(tmp_path / "game.json", seat=0, worlds=16)

    assert {finding.seat for finding in analysis.findings} == {0}
    assert "of the win chance lost" in str(analysis)
    assert [seat.seat for seat in analysis.summary.seats] == [0]


def test_a_bot_lives_on_through_a_match_and_starts_anew_in_another() -> None:
    one, other = gk.new("gold", seed=1), gk.new("gold", seed=1)
    player = gk.bot("expert", seed=5)
    assert player is gk.bot("expert", seed=5)

    moves = [player.choose(one), player.choose(other)]

    assert moves[0] == moves[1]
    assert player._bot_at(one) is player._bot_at(one)
    assert player._bot_at(one) is not player._bot_at(other)


def test_a_bot_without_a_decision_says_so() -> None:
    with pytest.raises(gk.BotFailed, match="nothing to choose: the turn is 'chance'"):
        gk.bot("greedy").choose(gk.new("gold", chance="manual"))
    with pytest.raises(gk.UnknownBot, match="unknown bot 'grandmaster'"):
        gk.bot("grandmaster")


def test_a_tournament_rates_its_bots() -> None:
    report = gk.tournament("gold", ["random", "greedy"], deals=20)

    assert report.standings[0].bot == "greedy"
    assert report.is_complete


def test_all_games_are_offered() -> None:
    assert {"gold", "goldrausch", "zevenspel", "elfenland", "elfengold"} <= set(gk.games())
    with pytest.raises(gk.UnknownGame, match="unknown game 'chess'"):
        gk.new("chess")
