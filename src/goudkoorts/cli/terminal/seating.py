"""Who sits where at a table in the terminal."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import click

from goudkoorts.bots.bot import MILLISECONDS_A_MOVE, Bot, Setting, as_guest, places_of
from goudkoorts.bots.outside.outside_bot import OutsideBot
from goudkoorts.bots.roster import make_bot
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match

DEFAULT_BOT: Final = "greedy"


@dataclass(frozen=True, slots=True)
class Seat:
    """A person, or a bot."""

    name: str
    bot: Bot | None


def names_of_people(people: int, names: Sequence[str], language: str) -> list[str]:
    """Return a name for everybody: the names given, and numbers for the others."""
    if len(names) > people:
        raise click.UsageError(f"{len(names)} names for {people} people")
    return [*names, *(_person(number, people, language) for number in range(len(names), people))]


def seat_everybody(
    game: Game, seats: int, people: Sequence[str], bots: Sequence[str], seed: int, language: str
) -> list[Seat]:
    """Seat people first, by their names, then the bots asked for; seats left over get the default bot."""
    if len(people) + len(bots) > seats:
        raise click.UsageError(f"{len(people)} people and {len(bots)} bots do not fit on {seats} seats")
    kinds = [*bots, *[DEFAULT_BOT] * (seats - len(people) - len(bots))]
    return [Seat(name, None) for name in people] + [
        _bot(kind, number, game, seed, language) for number, kind in enumerate(kinds, 1)
    ]


@contextmanager
def guests_at(match: Match, seating: Sequence[Seat], milliseconds: int = MILLISECONDS_A_MOVE) -> Iterator[None]:
    """Tell bots from outside when the match begins and ends, and send them home whatever happens."""
    guests = [(seat, guest) for seat, who in enumerate(seating) if (guest := as_guest(who.bot))]
    try:
        for seat, guest in guests:
            guest.start(Setting(match.game, match.players, match.options, seat, milliseconds))
        yield
        for _, guest in guests:
            if match.turn == "over":
                guest.end(match.scores, places_of(match))
    finally:
        for _, guest in guests:
            guest.close()


def _person(number: int, people: int, language: str) -> str:
    """Name a person who gave no name."""
    return message(language, "person") if people == 1 else message(language, "person_number", number=number + 1)


def _bot(spec: str, number: int, game: Game, seed: int, language: str) -> Seat:
    """Name a bot and give it dice of its own; one from outside is started and says its name."""
    bot = make_bot(spec, game, seed + number)
    if isinstance(bot, OutsideBot):
        bot.greet()
        return Seat(f"{bot.name} {number}", bot)
    return Seat(message(language, "bot", bot=message(language, f"bot_{spec}"), number=number), bot)
