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


def seat_everybody(seats: int, people: int, bots: Sequence[str], seed: int, language: str) -> list[Seat]:
    """Seat people first, then the bots asked for; seats left over get the default bot."""
    if people + len(bots) > seats:
        raise click.UsageError(f"{people} people and {len(bots)} bots do not fit on {seats} seats")
    names = [*bots, *[DEFAULT_BOT] * (seats - people - len(bots))]
    return [_person(number, people, language) for number in range(people)] + [
        _bot(kind, number + 1, seed, language) for number, kind in enumerate(names)
    ]


def _person(number: int, people: int, language: str) -> Seat:
    """Name a person."""
    name = message(language, "you") if people == 1 else f"{message(language, 'player')} {number + 1}"
    return Seat(name, None)


def _bot(kind: str, number: int, seed: int, language: str) -> Seat:
    """Name a bot and give it dice of its own."""
    name = message(language, "bot", bot=message(language, f"bot_{kind}"), number=number)
    return Seat(name, ROSTER[kind](seed + number))
