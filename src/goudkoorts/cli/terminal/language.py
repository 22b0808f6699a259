"""The reader's language: asked for, or guessed from the environment."""

import os
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click

from goudkoorts.engine.text import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])


def language_option(function: F) -> F:
    """Add `--lang` to a command."""
    add = click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=lambda: guess_language(os.environ),
        show_default="that of your system, else en",
        help="Language: Dutch, German or English.",
    )
    return add(function)


def guess_language(environment: Mapping[str, str]) -> str:
    """Return the first of our languages that the environment names, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"
