"""What the rule books of the elf games say where the printed sheet is quoted."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
BOOKS = ROOT / "src" / "goudkoorts" / "games" / "elfengold"
WITCHES = re.compile(r"\b[Hh]eks(en)?\b|\bHexen?\b")


@pytest.mark.parametrize("language", ["nl", "de"])
def test_stumble_07_the_wizards_of_the_sheet_are_no_witches(language: str) -> None:
    texts = [
        BOOKS / f"RULES.{language}.md",
        BOOKS / "text" / f"{language}.json",
        *(ROOT / "web" / "src").rglob("*.ts"),
    ]

    assert [path.name for path in texts if WITCHES.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("book", ["RULES.md", "RULES.nl.md", "RULES.de.md"])
def test_stumble_07_ega7_8_cites_both_readings_of_the_hand_limit(book: str) -> None:
    reading = re.search(r"- \*\*EGA-7\.8\*\*.*?(?=\n- )", (BOOKS / book).read_text(encoding="utf-8"), re.DOTALL)

    assert reading is not None
    assert "EL-5.7" in reading[0]
    assert "hand_limit: 4" in reading[0]
