"""A tournament: the plan, the jobs that follow from it, and what has been played so far."""

import json
import shlex
from collections.abc import Callable, Iterator

import msgspec

from goudkoorts.analysis.arena import MISHAPS, Job, Played, Setting
from goudkoorts.analysis.design import Group, gauntlet, round_robin
from goudkoorts.analysis.ratings import Ratings, rate, tabulate
from goudkoorts.analysis.workers import Play
from goudkoorts.bots.roster import make_bot
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.contract import Game
from goudkoorts.engine.errors import BadTournament, GoudkoortsError
from goudkoorts.engine.setup import check_players, encode_options

FEWEST_BOTS = 2
FIRST_ROUND = 20  # deals before the first look at the intervals
GROWTH = 4  # every next round is a quarter of what was played before


class Plan(msgspec.Struct, frozen=True):
    """All that decides the result of a tournament."""

    setting: Setting
    deals: int
    challengers: tuple[str, ...] = ()  # none: everybody against everybody
    until: float | None = None  # stop when no half width is more
    anchor: str | None = None  # whose rating is fixed; by default the mean is
    anchor_elo: float = 0.0


class Tournament:
    """A tournament being played."""

    def __init__(self, plan: Plan) -> None:
        """Check the plan before anything is played."""
        check_plan(plan)
        self.plan = plan
        self.groups = groups_of(plan)
        self._played: dict[tuple[int, Group], Played] = {}

    @property
    def played(self) -> list[Played]:
        """What has been played so far, in the order of the plan."""
        return [self._played[key] for key in sorted(self._played)]

    @property
    def is_complete(self) -> bool:
        """Whether every deal asked for was played, or the intervals are as narrow as asked for."""
        return len(self._played) == self.plan.deals * len(self.groups) or self._is_precise()

    def play(self, play: Play, on_progress: Callable[[Played], None] = lambda _played: None) -> None:
        """Play the deals, in rounds where precision decides how many."""
        for jobs in self._rounds():
            for each in play(self.plan.setting, jobs):
                self._played[each.job.deal, each.job.group] = each
                on_progress(each)
            if self._is_precise():
                break

    def ratings(self) -> Ratings:
        """Return the ratings from what has been played so far."""
        plan, bots = self.plan, self.plan.setting.bots
        zero = None if plan.anchor is None else bots.index(plan.anchor)
        won = tabulate(self.played, len(bots))
        return rate(won, seed=plan.setting.seed, zero=zero, at=plan.anchor_elo)

    def _rounds(self) -> Iterator[list[Job]]:
        """Cut the deals in rounds; their ends depend on the plan alone, never on who was done first."""
        first = 0
        while first < self.plan.deals:
            size = self.plan.deals if self.plan.until is None else max(FIRST_ROUND, first // GROWTH)
            last = min(first + size, self.plan.deals)
            yield [Job(deal, group) for deal in range(first, last) for group in self.groups]
            first = last

    def _is_precise(self) -> bool:
        """Whether all intervals are as narrow as asked for."""
        return self.plan.until is not None and bool(
            self._played and self.ratings().half_widths.max() <= self.plan.until
        )


def check_plan(plan: Plan) -> None:
    """Raise what is wrong with a plan."""
    setting = plan.setting
    game = find_game(setting.game)
    check_players(game, setting.players)
    encode_options(game, setting.players, setting.options)
    if len(setting.bots) < FEWEST_BOTS:
        raise BadTournament(f"a tournament needs at least {FEWEST_BOTS} bots")
    twice = sorted({bot for bot in setting.bots if setting.bots.count(bot) > 1})
    if twice:
        raise BadTournament(f"bot {twice[0]!r} is entered twice")
    for name in [*plan.challengers, *([] if plan.anchor is None else [plan.anchor])]:
        if name not in setting.bots:
            raise BadTournament(f"bot {name!r} is not one of {', '.join(setting.bots)}")
    if len(plan.challengers) == len(setting.bots):
        raise BadTournament("a gauntlet needs somebody to challenge")
    for spec in setting.bots:
        _try_to_make(spec, game)


def _try_to_make(spec: str, game: Game) -> None:
    """Make a bot and let it go again; raise what is wrong with it."""
    try:
        close = getattr(make_bot(spec, game, 0), "close", lambda: None)
        close()
    except GoudkoortsError:
        raise
    except MISHAPS as error:
        raise BadTournament(f"bot {spec!r} cannot be made: {type(error).__name__}: {error}") from error


def groups_of(plan: Plan) -> list[Group]:
    """Return the tables of every deal."""
    bots, seats = plan.setting.bots, plan.setting.players
    if plan.challengers:
        return gauntlet(range(len(bots)), [bots.index(name) for name in plan.challengers], seats)
    return round_robin(range(len(bots)), seats)


def command_of(plan: Plan) -> str:
    """Return the command that gives the same result again."""
    setting = plan.setting
    words = ["goudkoorts", "tournament", setting.game, *_written_bots(setting.bots)]
    words += ["--players", str(setting.players)]
    for name, value in setting.options.items():
        words += ["--option", f"{name}={_written(value)}"]
    words += ["--games", str(plan.deals), "--seed", str(setting.seed)]
    for challenger in plan.challengers:
        words += ["--gauntlet", challenger]
    if plan.until is not None:
        words += ["--until", f"{plan.until:g}"]
    if plan.anchor is not None:
        words += ["--anchor", f"{plan.anchor}={plan.anchor_elo:g}"]
    return shlex.join(words)


def _written_bots(bots: tuple[str, ...]) -> list[str]:
    """Write who takes part: in a list, unless a name has a comma itself."""
    if any("," in bot or bot != bot.strip() for bot in bots):
        return [word for bot in bots for word in ("--bot", bot)]
    return ["--bots", ",".join(bots)]


def _written(value: object) -> str:
    """Write the value of an option so that it is read back as it is: a plain word, or JSON."""
    if isinstance(value, str):
        try:
            json.loads(value)
        except ValueError:
            return value
    return json.dumps(value)
