"""What our texts promise about chance is what the program keeps."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MADE_BY_TOOLS = "openapi.ts"

# Where chance is spoken of, and the words that admit what is not proven while browsers send no nonce.
ADMISSIONS = {
    "README.md": "what it cannot prove is said",
    "docs/fairness.md": "could have tried several seeds",
    "web/src/i18n/en.ts": "could have tried several seeds",
    "web/src/i18n/nl.ts": "meerdere geheimen hebben geprobeerd",
    "web/src/i18n/de.ts": "mehrere Geheimnisse ausprobiert",
    "src/goudkoorts/cli/terminal/text/en.json": "Not proven: that whoever ran the server did not try several seeds",
    "src/goudkoorts/cli/terminal/text/nl.json": "Niet bewezen: ",
    "src/goudkoorts/cli/terminal/text/de.json": "Nicht bewiesen: ",
}
TOO_MUCH = re.compile(
    r"choose the cards|chose the cards|chooses? the dice|proven fair|bewezen eerlijk|nachweislich fair", re.I
)


def browsers_send_a_nonce() -> bool:
    """Whether any source of the client speaks of a nonce, but for the types made from the server's."""
    sources = [path for ending in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(ending)]
    return any(
        re.search(r"\bnonce\b", path.read_text(encoding="utf-8")) for path in sources if path.name != MADE_BY_TOOLS
    )


@pytest.mark.parametrize("place", ADMISSIONS)
def test_stumble_06_no_text_promises_more_than_is_proven(place: str) -> None:
    text = (ROOT / place).read_text(encoding="utf-8")

    if browsers_send_a_nonce():
        assert ADMISSIONS[place] not in text, "the proof is whole now: say so"
    else:
        assert ADMISSIONS[place] in text
        assert not TOO_MUCH.search(text)


def test_stumble_06_the_help_of_verify_promises_no_more_than_is_proven() -> None:
    for path in (ROOT / "src" / "goudkoorts" / "cli").rglob("*.py"):
        assert browsers_send_a_nonce() or not TOO_MUCH.search(path.read_text(encoding="utf-8")), path.name
