"""Documentation that is run: code, commands, links and tables that must stay true."""

import asyncio
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cli.program import Program
from goudkoorts.cli.program import COMMANDS
from goudkoorts.engine import contract
from goudkoorts.tables.journal.backends import open_store

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS_PAGE = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
TOURNAMENTS = (ROOT / "docs" / "tournaments.md").read_text(encoding="utf-8")
OPPONENTS = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8")
ANALYSIS = (ROOT / "docs" / "analysis.md").read_text(encoding="utf-8")
FAIRNESS = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
HOSTS = re.compile(r"https?://[\w.-]*(pypi|npmjs|pythonhosted|registry|mirror)[\w.-]*")


def fenced(language: str, page: str = README) -> list[str]:
    """Return the code blocks of a language in a page, by default the README."""
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def commands_of(page: str) -> list[str]:
    """Return the calls of our program in a page."""
    lines = [line for block in fenced("sh", page) for line in block.splitlines()]
    return [line.split("#")[0].strip() for line in lines if line.startswith("goudkoorts ")]


async def open_empty_house() -> None:
    """Make a data folder in which nothing has happened yet."""
    await (await open_store()).close()


@pytest.mark.parametrize(
    "code", [block for page in (README, TOURNAMENTS, ANALYSIS, OPPONENTS, FAIRNESS) for block in fenced("python", page)]
)
def test_the_python_of_the_pages_runs(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    "page", [COMMANDS_PAGE, TOURNAMENTS, ANALYSIS, FAIRNESS], ids=["commands", "tournaments", "analysis", "fairness"]
)
def test_the_commands_of_the_pages_run(
    page: str, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # such small examples end before other processes have begun
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.setenv("GK_DATA", str(tmp_path / "house"))
    asyncio.run(open_empty_house())

    for line in commands_of(page):
        if line == "goudkoorts serve":
            continue  # goes on until it is stopped; its own tests do that
        assert program(*shlex.split(line)[1:], typed="quit\n").status == 0, line


def test_the_page_of_commands_shows_every_command() -> None:
    assert {shlex.split(line)[1] for line in commands_of(COMMANDS_PAGE)} == set(COMMANDS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text)

    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_recipe_named_in_the_docs_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipes = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = {
        word
        for page in PAGES
        for words in re.findall(r"`make ([a-z -]+)`", page.read_text(encoding="utf-8"))
        for word in words.split()
    }

    assert named - recipes == set()


def test_the_architecture_page_lists_the_whole_contract() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    names = {name for name in vars(contract.Game) if not name.startswith("_")}

    assert {name for name in names if f"`{name}`" not in page} == set()


def test_no_tracked_file_names_a_package_registry() -> None:
    files = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()

    named = [
        name
        for name in files
        if (ROOT / name).is_file() and HOSTS.search((ROOT / name).read_text(encoding="utf-8", errors="ignore"))
    ]

    assert named == []


def test_the_notice_is_on_the_front_page() -> None:
    assert "unofficial fan project" in README
    assert "belong to their authors and publishers" in README


@pytest.mark.parametrize("path", sorted((ROOT / "src").rglob("*.py")), ids=lambda path: path.name)
def test_no_file_is_longer_than_400_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400
