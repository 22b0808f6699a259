"""Who sits where at a table in the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import click

from goudkoorts.bots.bot import Bot
from goudkoorts.bots.roster import ROSTER
from goudkoorts.cli.messages import message

BOTS: Final = tuple(ROSTER)
DEFAULT_BOT: Final = "greedy"


@dataclass(frozen=True, slots=True)
class Seat:
    """A person, or a bot."""

    name: str
    bot: Bot | None


def seat_everybody(
    seats: int, people: int, bots: Sequence[str], seed: int, language: str, names: Sequence[str] = ()
) -> list[Seat]:
    """Seat people first, by name where they gave one, then the bots asked for; seats left over get the default bot."""
    if len(names) > people:
        raise click.UsageError(f"{len(names)} names for {people} people")
    if people + len(bots) > seats:
        raise click.UsageError(f"{people} people and {len(bots)} bots do not fit on {seats} seats")
    persons = [*names, *(_person(number, people, language) for number in range(len(names), people))]
    kinds = [*bots, *[DEFAULT_BOT] * (seats - people - len(bots))]
    return [Seat(name, None) for name in persons] + [
        _bot(kind, number, seed, language) for number, kind in enumerate(kinds, 1)
    ]


def _person(number: int, people: int, language: str) -> str:
    """Name a person who gave no name."""
    return message(language, "person") if people == 1 else message(language, "person_number", number=number + 1)


def _bot(kind: str, number: int, seed: int, language: str) -> Seat:
    """Name a bot and give it dice of its own."""
    name = message(language, "bot", bot=message(language, f"bot_{kind}"), number=number)
    return Seat(name, ROSTER[kind](seed + number))
