"""Games of other distributions: found by their entry point, completed with defaults, played like our own."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
NIM = ROOT / "examples" / "nim"
MOST_LINES = 150


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder into which the example was installed."""
    folder = tmp_path_factory.mktemp("site")
    source = folder / "source"
    shutil.copytree(NIM, source)  # building writes beside the sources
    install(source, folder)
    return folder


def install(source: Path, folder: Path) -> None:
    """Install a distribution into a folder, as pip does everywhere."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), str(source)]
    subprocess.run(pip, check=True, capture_output=True)


def run(site: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python where the distribution is installed."""
    environment = {"PYTHONPATH": str(site), "PATH": "/usr/bin:/bin", "HOME": str(Path.home())}
    return subprocess.run(
        [sys.executable, *arguments], input=typed, capture_output=True, text=True, check=False, env=environment
    )


def test_the_example_is_small_and_has_the_rules_tier_alone() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in NIM.rglob("*") if path.is_file())

    assert lines <= MOST_LINES


def test_it_is_listed_beside_our_own(site: Path) -> None:
    done = run(site, "-m", "goudkoorts.cli", "games")

    assert done.returncode == 0, done.stderr
    assert "nim: Nim, 2 players" in done.stdout
    assert "gold: Gold!" in done.stdout


def test_it_is_played_in_the_terminal(site: Path) -> None:
    moves = "take 9 from 1\ntake 3 from 1\ntake 5 from 2\ntake 7 from 3\nquit\n"

    done = run(site, "-m", "goudkoorts.cli", "play", "nim", "--terminal", "--bot", "greedy", "--seed", "1", typed=moves)

    assert done.returncode == 0, done.stderr
    assert "stones: 3 5 7" in done.stdout
    assert "take 3 from 1" in done.stdout


def test_it_is_played_from_python_in_a_batch_and_in_a_tournament(site: Path) -> None:
    code = """if True:
        import goudkoorts as gk
        from goudkoorts.engine.batch import play_random_games
        match = gk.new("nim", seed=1)
        while not match.is_over:
            match.play(gk.bot("expert").choose(match))
        print(sorted(match.scores))
        batch = play_random_games(gk.games()["nim"], players=2, games=1000, seed=1)
        print(batch.scores.sum(axis=1).tolist() == [1] * 1000)
    """

    done = run(site, "-c", code)

    assert done.stdout == "[0, 1]\nTrue\n", done.stderr
    held = run(site, "-m", "goudkoorts.cli", "tournament", "nim", "--bots", "random,master", "--games", "10")
    assert held.returncode == 0, held.stderr
    assert held.stdout.index("master") < held.stdout.index("random")


def test_it_conforms(site: Path) -> None:
    code = """if True:
        from goudkoorts.engine.catalogue import find_game
        from goudkoorts.engine.conformance import check_random_game
        for seed in range(20):
            check_random_game(find_game("nim"), 2, {}, seed)
        print("conforms")
    """

    assert run(site, "-c", code).stdout == "conforms\n"


def test_a_broken_game_is_left_out_and_the_others_are_played(site: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(site, broken)
    module = broken / "goudkoorts_nim" / "__init__.py"
    module.write_text(module.read_text(encoding="utf-8").replace("def payoff", "def pay"), encoding="utf-8")

    done = run(broken, "-m", "goudkoorts.cli", "games")

    assert done.returncode == 0
    assert "lacks payoff" in done.stderr
    assert "gold: Gold!" in done.stdout
    assert "nim: " not in done.stdout


def test_new_game_writes_a_skeleton_whose_conformance_test_fails_until_it_has_rules(tmp_path: Path) -> None:
    made = tmp_path / "pebbles"
    written = run(tmp_path, "-m", "goudkoorts.cli", "new-game", "pebbles", "--into", str(made))
    assert written.returncode == 0, written.stderr
    site = tmp_path / "site"
    install(made, site)
    test = str(made / "tests" / "test_conformance.py")

    before = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(made), test)

    assert before.returncode == 1
    assert "nobody can act and the game is not over" in before.stdout
    module = site / "goudkoorts_pebbles" / "__init__.py"
    rules = module.read_text(encoding="utf-8")
    rules = rules.replace("    return 0\n", "    out[0] = 0\n    return 1\n").replace(
        "    state.seat =", "    state.is_over = 1\n    state.seat ="
    )
    module.write_text(rules, encoding="utf-8")
    after = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(made), test)
    assert after.returncode == 0, after.stdout


@pytest.mark.parametrize(("name", "problem"), [("Nim", "is no name for a game"), ("gold", "there is a game 'gold'")])
def test_new_game_refuses_bad_names(tmp_path: Path, name: str, problem: str) -> None:
    done = run(tmp_path, "-m", "goudkoorts.cli", "new-game", name, "--into", str(tmp_path / "new"))

    assert done.returncode == 2
    assert problem in done.stderr
    assert not (tmp_path / "new").exists()
