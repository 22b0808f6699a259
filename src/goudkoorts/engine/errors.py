"""The errors this library raises on purpose.

    GoudkoortsError
    ├─ UnknownGame         no game of that name
    ├─ BadGame             a game module that lacks what every game must have
    ├─ BadPlayers          a number of players the game does not take
    ├─ BadOption           an option it does not have, or a value the option does not take
    ├─ UnknownBot          no bot of that name
    ├─ BotFailed           a bot that crashed, hung or answered with something that is not a legal action
    ├─ BadTournament       a tournament that cannot be held, or that broke off
    ├─ IllegalAction       an action that may not be done now: code, rule number, facts
    ├─ MissingExtra        a part of this distribution that is not installed
    └─ BadRecord           a record that cannot be read or replayed: where, and why

Each carries a code and facts; `str()` is one plain English line for logs and the command line.
"""

from collections.abc import Mapping, Sequence

from goudkoorts.kernel.telling import Facts


class GoudkoortsError(Exception):
    """The root of the tree."""

    code = "error"


class UnknownGame(GoudkoortsError):
    """There is no game of that name."""

    code = "game.unknown"

    def __init__(self, name: object, known: Sequence[str]) -> None:
        super().__init__(f"unknown game {name!r}: choose one of {', '.join(known)}")


class BadGame(GoudkoortsError):
    """The module is no game: it lacks what has no default."""

    code = "game.bad"

    def __init__(self, module: str, problem: str) -> None:
        super().__init__(f"{module} is no game: {problem}")


class BadPlayers(GoudkoortsError):
    """The game is not for that many players."""

    code = "players.number"

    def __init__(self, game: str, players: object, allowed: Sequence[int]) -> None:
        super().__init__(f"{game} is for {allowed[0]} to {allowed[-1]} players, not {players!r}")


class BadOption(GoudkoortsError):
    """The game has no such option, or the option no such value."""

    code = "option"

    def __init__(self, game: str, name: str, problem: str) -> None:
        super().__init__(f"option {name!r} of {game}: {problem}")


class UnknownBot(GoudkoortsError):
    """There is no bot of that name."""

    code = "bot.unknown"

    def __init__(self, spec: object, known: Sequence[str]) -> None:
        super().__init__(f"unknown bot {spec!r}: choose one of {', '.join(known)}")


class BotFailed(GoudkoortsError):
    """The bot crashed, hung, or answered with something that is not a legal action; the message says which."""

    code = "bot.failed"


class BadTournament(GoudkoortsError):
    """The tournament cannot be held as asked for, or broke off."""

    code = "tournament"


class MissingExtra(GoudkoortsError):
    """What was asked for needs packages that are not installed."""

    code = "extra"

    def __init__(self, extra: str, purpose: str) -> None:
        super().__init__(f"{purpose} needs more packages: pip install 'goudkoorts[{extra}]'")
        self.extra = extra


class IllegalAction(GoudkoortsError):
    """The action may not be done now."""

    def __init__(self, code: str, rule: str, text: str, facts: Facts, reason: str) -> None:
        super().__init__(f"{quoted(text)}: {reason} ({rule})" if rule else f"{quoted(text)}: {reason}")
        self.code = code
        self.rule = rule
        self.text = text
        self.facts: Mapping[str, int | str] = dict(facts)
        self.reason = reason


class BadRecord(GoudkoortsError):
    """The record cannot be read or replayed."""

    code = "record"

    def __init__(self, problem: str, ply: int | None = None, game_index: int | None = None) -> None:
        game = "" if game_index is None else f"game_index {game_index}: "
        where = "record" if ply is None else f"ply {ply}"
        super().__init__(f"{game}{where}: {problem}")
        self.problem = problem
        self.ply = ply
        self.game_index = game_index


def quoted(text: str) -> str:
    """Return a text as written between quotes, on one line whatever is in it."""
    return f'"{text}"' if text.isprintable() else ascii(text)
