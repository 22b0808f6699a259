"""What the program itself says, in three languages: `text/*.json` beside this file."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import cast


@cache
def messages(language: str) -> Mapping[str, str]:
    """Return all messages of a language."""
    path = resources.files("goudkoorts.cli.terminal") / "text" / f"{language}.json"
    return cast("Mapping[str, str]", json.loads(path.read_text(encoding="utf-8")))


def message(language: str, key: str, **facts: object) -> str:
    """Return one message with facts put in."""
    return messages(language)[key].format(**facts)
