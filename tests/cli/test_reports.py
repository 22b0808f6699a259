"""`goudkoorts reports`."""

from pathlib import Path

import pytest

from cli.program import Program
from cli.test_house import keep
from goudkoorts.tables.journal.database import DatabaseStore
from tables.samples import ANNE, CARL, MARC


async def complain(store: DatabaseStore) -> None:
    """Keep two complaints, the first by somebody who is gone since."""
    for person in (MARC, CARL, ANNE):
        await store.people.add_person(person)
    await store.people.add_report("panne", "pcarl", "t1", "slow\x1b[2J", 1_000)
    await store.people.add_report("pmarc", "pcarl", None, "[red]rude", 2_000)
    await store.people.erase("panne")


def test_the_latest_come_first_as_plain_text(program: Program, database_url: str) -> None:
    keep(database_url, complain)

    answer = program("reports", "--db", database_url)

    assert answer.status == 0
    rude, slow = answer.out.index("[red]rude"), answer.out.index("slow")
    assert rude < slow
    assert "somebody who is gone" in " ".join(answer.out[rude:].replace("│", " ").split())
    assert "\x1b[2J" not in answer.out
    assert "slow" not in program("reports", "--db", database_url, "--last", "1").out


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "There are no reports."), ("de", "Es gibt keine Meldungen."), ("nl", "Er zijn geen meldingen.")],
)
def test_no_complaints_are_said_so(program: Program, tmp_path: Path, language: str, said: str) -> None:
    async def nothing(_store: DatabaseStore) -> None:
        return

    keep(f"sqlite:///{tmp_path / 'tables.db'}", nothing)

    assert said in program("reports", "--data", str(tmp_path), "--lang", language).out
