"""docs/tables.md names every event and every refusal there is."""

import re
from pathlib import Path
from typing import get_args

from goudkoorts.tables.core import commands
from goudkoorts.tables.core.events import Event

SOURCE = Path(commands.__file__).parents[1]  # the folder of all that tables do
PAGE = Path(__file__).parents[2] / "docs" / "tables.md"


def test_every_event_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert [event.__name__ for event in get_args(Event) if f"`{event.__name__}`" not in page] == []


def test_every_refusal_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    codes = {code for source in sources for code in re.findall(r'(?:Refused|Reason)\("(\w+)"', source)}

    assert len(codes) > 30
    assert [code for code in sorted(codes) if f"`{code}`" not in page] == []
