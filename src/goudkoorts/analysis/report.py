"""What a tournament found, as one JSON document: everything needed to check it, and the command to repeat it."""

import platform
from collections.abc import Iterator

import msgspec
import numpy as np

from goudkoorts import __version__
from goudkoorts.analysis.arena import Clock, MatchResult, Played
from goudkoorts.analysis.tournament import Plan, Tournament, command_of
from goudkoorts.engine.catalogue import find_game

FORMAT = "goudkoorts-tournament/1"
MILLISECONDS = 1000


class Standing(msgspec.Struct, frozen=True):
    """What one bot reached."""

    bot: str
    elo: float
    low: float  # the 95 % interval
    high: float
    games: int  # seats taken: a copy counts too
    score: float  # share of its duels with the others that it won, a tie being half of one
    failures: int

    @property
    def half_width(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Pair(msgspec.Struct, frozen=True):
    """How often one bot finished ahead of, level with and behind another, over all duels of a seat with a seat."""

    bot: str
    rival: str
    games: int  # matches in which both sat
    ahead: int
    level: int
    behind: int

    @property
    def score(self) -> float:
        """The share won, a tie being half a win."""
        return (self.ahead + self.level / 2) / (self.ahead + self.level + self.behind)


class Deal(msgspec.Struct, frozen=True):
    """The matches of one group on one deal."""

    deal: int
    matches: tuple[MatchResult, ...]


class TournamentReport(msgspec.Struct, frozen=True):
    """A tournament, all of it; only `milliseconds` is different when it is repeated."""

    format: str
    command: str
    versions: dict[str, str | int]
    plan: Plan
    is_complete: bool
    standings: list[Standing]  # best first
    pairs: list[Pair]
    deals: list[Deal]
    milliseconds: dict[str, dict[str, float]]  # a move of each bot: mean and longest

    def to_json(self) -> bytes:
        """Return the report as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def read_report(data: bytes) -> TournamentReport:
    """Read a report from JSON."""
    return msgspec.json.decode(data, type=TournamentReport)


def report_on(tournament: Tournament) -> TournamentReport:
    """Sum up what has been played."""
    plan, played = tournament.plan, tournament.played
    return TournamentReport(
        format=FORMAT,
        command=command_of(plan),
        versions=_versions(plan.setting.game),
        plan=plan,
        is_complete=tournament.is_complete,
        standings=_standings(tournament, played),
        pairs=_pairs(plan.setting.bots, played),
        deals=[Deal(each.job.deal, each.matches) for each in played],
        milliseconds=_milliseconds(plan.setting.bots, played),
    )


def _versions(game: str) -> dict[str, str | int]:
    """Name everything that may change a result."""
    return {
        "goudkoorts": __version__,
        "rules": find_game(game).RULES_VERSION,
        "python": platform.python_version(),
        "numpy": np.__version__,
    }


def _standings(tournament: Tournament, played: list[Played]) -> list[Standing]:
    """Return a line for each bot, best first."""
    ratings, bots = tournament.ratings(), tournament.plan.setting.bots
    pairs = _pairs(bots, played)
    lines = []
    for number, bot in enumerate(bots):
        own = [pair for pair in pairs if pair.bot == bot]
        duels = sum(pair.ahead + pair.level + pair.behind for pair in own)
        points = sum(pair.ahead + pair.level / 2 for pair in own)
        elo, low, high = (round(float(row[number]), 2) for row in (ratings.elo, ratings.low, ratings.high))
        games = sum(match.seating.count(number) for match in _matches(played))
        failures = sum(
            match.seating[failure.seat] == number for match in _matches(played) for failure in match.failures
        )
        lines.append(Standing(bot, elo, low, high, games, points / duels if duels else 0.5, failures))
    return sorted(lines, key=lambda line: (-line.elo, line.bot))


def _pairs(bots: tuple[str, ...], played: list[Played]) -> list[Pair]:
    """Return every pair that met, both ways round."""
    counts = np.zeros((len(bots), len(bots), 4), np.int64)  # games, ahead, level, behind
    for match in _matches(played):
        for one in set(match.seating):
            for other in set(match.seating) - {one}:
                counts[one, other, 0] += 1
        for one, place in zip(match.seating, match.places, strict=True):
            for other, rival in zip(match.seating, match.places, strict=True):
                if one != other:
                    counts[one, other, 2 + (place > rival) - (place < rival)] += 1
    met = np.argwhere(counts[:, :, 0]).tolist()
    return [Pair(bots[one], bots[other], *counts[one, other].tolist()) for one, other in met]


def _milliseconds(bots: tuple[str, ...], played: list[Played]) -> dict[str, dict[str, float]]:
    """Return how long each bot thought about a move: on average and at most."""
    clocks = {bot: Clock() for bot in bots}
    for each in played:
        for entrant, clock in each.clocks.items():
            clocks[bots[entrant]].add(clock)
    return {
        bot: {
            "mean": MILLISECONDS * clock.seconds / max(1, clock.moves),
            "longest": MILLISECONDS * clock.longest,
        }
        for bot, clock in clocks.items()
    }


def _matches(played: list[Played]) -> Iterator[MatchResult]:
    """Go through all matches."""
    for each in played:
        yield from each.matches
