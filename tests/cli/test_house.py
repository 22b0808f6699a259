"""`goudkoorts export`, `import`, `backup` and `restore`."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cli.program import Program
from goudkoorts.engine.text import LANGUAGES
from goudkoorts.tables.journal.backends import open_store
from goudkoorts.tables.journal.database import DatabaseStore
from goudkoorts.tables.journal.export_import import ROWS
from goudkoorts.tables.journal.journal import Entry
from goudkoorts.tables.people.people import Passkey
from tables.samples import ANNE, CARL, MARC, entries_from, fill, index_of, kept

Story = Callable[[DatabaseStore], Awaitable[None]]


def keep(url: str, story: Story) -> None:
    """Open a database, do something with it, close it."""

    async def live() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(live())


async def furnish(store: DatabaseStore) -> None:
    """Keep a little of everything, and more entries than go into one page."""
    for person in (MARC, CARL):
        await store.people.add_person(person)
    await store.people.set_password("pmarc", "marc", "hash")
    await store.people.add_passkey(Passkey(b"\x00\xfe", "pmarc", b"\xff", 3, 4))
    await store.people.rate_table("t0", "gold", 2, ["pmarc", "pcarl"], lambda before: before)
    for number in range(2):
        await fill(store, f"t{number}", [MARC, CARL])
    many = entries_from(1, *range(ROWS + 1))
    await kept(store, "t2", 1, many, index_of("t2", MARC))


def facts(url: str) -> dict[str, object]:
    """Return what a database holds, as far as tests care."""
    found: dict[str, object] = {}

    async def look(store: DatabaseStore) -> None:
        logs: dict[str, list[Entry]] = {f"t{number}": await store.read(f"t{number}") for number in range(3)}
        found.update(logs)
        found["mine"] = await store.list_mine("pmarc")
        found["passkey"] = await store.people.find_passkey(b"\x00\xfe")
        found["login"] = await store.people.find_login("marc")
        found["ratings"] = await store.people.list_ratings("gold", 2)

    keep(url, look)
    return found


def url_of(folder: Path) -> str:
    """Return the address of the database in a data folder."""
    return f"sqlite:///{folder / 'tables.db'}"


@pytest.fixture
def furnished(tmp_path: Path) -> Path:
    """Give a data folder with something in it."""
    keep(url_of(tmp_path / "house"), furnish)
    return tmp_path / "house"


def test_everything_moves_to_postgres_and_back(
    program: Program,
    furnished: Path,
    postgres_url: str,
    tmp_path: Path,
) -> None:
    out, back, new = tmp_path / "out.jsonl", tmp_path / "back.jsonl", tmp_path / "new"

    answers = [
        program("export", str(out), "--data", str(furnished)),
        program("import", str(out), "--db", postgres_url),
        program("export", str(back), "--db", postgres_url),
        program("import", str(back), "--data", str(new)),
    ]

    assert [answer.status for answer in answers] == [0] * 4, answers
    assert "3 tables, 2 people" in answers[1].out
    assert facts(url_of(new)) == facts(url_of(furnished)) == facts(postgres_url)
    assert out.read_bytes() == back.read_bytes()
    assert out.stat().st_mode & 0o077 == 0  # it holds secrets


def test_an_import_into_a_full_house_needs_merge_and_mixes_no_logs(
    program: Program, furnished: Path, tmp_path: Path
) -> None:
    out, other = tmp_path / "out.jsonl", tmp_path / "other"
    program("export", str(out), "--data", str(furnished))

    async def furnish_otherwise(store: DatabaseStore) -> None:
        await store.people.add_person(ANNE)
        await store.people.set_password("panne", "marc", "anne's hash")
        await fill(store, "t1", [ANNE], moves=1)

    keep(url_of(other), furnish_otherwise)
    before = facts(url_of(other))

    refused = program("import", str(out), "--data", str(other))
    assert (refused.status, "--merge" in refused.err) == (2, True)
    assert facts(url_of(other)) == before

    assert program("import", str(out), "--data", str(other), "--merge").status == 0
    after, theirs = facts(url_of(other)), facts(url_of(furnished))
    assert after["t1"] == before["t1"]
    assert [after[name] for name in ("t0", "t2", "passkey")] == [theirs[name] for name in ("t0", "t2", "passkey")]
    assert after["login"] == before["login"]
    again = program("import", str(out), "--data", str(other), "--merge")
    assert again.out.startswith("0 rows")


def cut_short(lines: list[str]) -> list[str]:
    """Lose the end."""
    return lines[:-5]


def lose_one(lines: list[str]) -> list[str]:
    """Lose a line."""
    return lines[:5] + lines[6:]


def change(number: int, **parts: object) -> Callable[[list[str]], list[str]]:
    """Return what changes parts of a line."""

    def spoil(lines: list[str]) -> list[str]:
        lines[number] = json.dumps(json.loads(lines[number]) | parts)
        return lines

    return spoil


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (cut_short, "not whole"),
        (lose_one, "not whole"),
        (lambda lines: [*lines, lines[-1]], "after its end"),
        (lambda lines: ["nonsense", *lines], "line 1: cannot be read"),
        (lambda lines: lines[:0], "not whole"),
        (change(0, format="else/1"), "no goudkoorts-house/1 file"),
        (change(0, form="9999"), "newer version"),
        (change(3, table="chairs"), "unknown table 'chairs'"),
        (change(3, row={"legs": 4}), "no column 'legs'"),
        (change(3, row={}), "refuses rows"),
    ],
)
def test_a_bad_file_changes_nothing(
    program: Program, furnished: Path, tmp_path: Path, spoil: Callable[[list[str]], list[str]], complaint: str
) -> None:
    out, new = tmp_path / "out.jsonl", tmp_path / "new"
    program("export", str(out), "--data", str(furnished))
    out.write_text("\n".join(spoil(out.read_text(encoding="utf-8").splitlines())), encoding="utf-8")

    answer = program("import", str(out), "--data", str(new))

    assert answer.status == 2
    assert complaint in answer.err
    assert facts(url_of(new))["mine"] == []


def test_a_copy_is_made_in_use_and_put_back(program: Program, furnished: Path, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new"
    before = facts(url_of(furnished))

    async def back_up_in_use(store: DatabaseStore) -> None:
        answer = await asyncio.to_thread(program, "backup", str(copy), "--data", str(furnished))
        assert answer.status == 0
        assert copy.stat().st_mode & 0o077 == 0  # it holds secrets
        refused = await asyncio.to_thread(program, "restore", str(copy), "--data", str(furnished), "--replace")
        assert (refused.status, "in use" in refused.err) == (2, True)
        await fill(store, "later", [MARC])

    keep(url_of(furnished), back_up_in_use)

    assert program("restore", str(copy), "--data", str(new)).status == 0
    assert facts(url_of(new)) == before
    refused = program("restore", str(copy), "--data", str(furnished))
    assert (refused.status, "--replace" in refused.err) == (2, True)
    replaced = program("restore", str(copy), "--data", str(furnished), "--replace")
    assert replaced.status == 0
    assert facts(url_of(furnished)) == before
    (former,) = furnished.glob("tables-before-*.db")
    with sqlite3.connect(former) as connection:
        assert connection.execute("SELECT count(*) FROM events WHERE table_id = 'later'").fetchone() == (4,)
    connection.close()


def test_old_copies_go(program: Program, furnished: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    for day in range(10, 15):
        (folder / f"goudkoorts-202601{day}-030000.db").touch()
    (folder / "other.db").touch()

    assert program("backup", str(folder), "--keep", "3", "--data", str(furnished)).status == 0

    assert len(list(folder.glob("goudkoorts-*.db"))) == 3
    assert (folder / "other.db").exists()


@pytest.mark.usefixtures("furnished")
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("backup", "copy.db", "--data", "nowhere"), "nothing is kept yet"),
        (("export", "out.jsonl", "--data", "nowhere"), "nothing is kept yet"),
        (("import", "missing.jsonl"), "does not exist"),
        (("restore", "missing.db"), "does not exist"),
        (("restore", "junk.db"), "damaged"),
        (("restore", "foreign.db"), "not ours"),
        (("export", "junk.db"), "already there"),
        (("backup", "junk.db", "--data", "house"), "already there"),
        (("backup", "copy.db", "--db", "postgresql://host/name"), "pg_dump"),
        (("restore", "junk.db", "--db", "postgresql://host/name"), "pg_dump"),
        (("export", "out.jsonl", "--db", "mysql://host/name"), "GK_DB"),
    ],
)
def test_mistakes_are_answered(
    program: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GK_DATA", str(tmp_path / "empty"))
    Path("junk.db").write_bytes(b"SQLite format 3\0" + b"junk" * 3000)
    with sqlite3.connect("foreign.db") as connection:
        connection.execute("CREATE TABLE t (a)")
    connection.close()

    answer = program(*words)

    assert answer.status == 2
    assert complaint in answer.err
    assert not Path("out.jsonl").exists()
    assert not Path("copy.db").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_languages(program: Program, furnished: Path, tmp_path: Path, language: str) -> None:
    answer = program("backup", str(tmp_path / "copy.db"), "--data", str(furnished), "--lang", language)

    assert answer.out.split()[0] in ("Copied", "Gekopieerd", "Kopiert")
