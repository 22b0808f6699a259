"""The face of the library: what `import goudkoorts as gk` offers.

    match = gk.new("gold", players=3, seed=7)
    while not match.is_over:
        match.play(gk.bot("expert").choose(match))
    print(match, match.scores, match.ranking)

Everything here is a thin call of the layers below; each function names the one that does the work.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal
from weakref import WeakKeyDictionary, finalize

from goudkoorts.analysis.arena import Setting as TournamentSetting
from goudkoorts.analysis.decision import Effort, Finding
from goudkoorts.analysis.report import TournamentReport, report_on
from goudkoorts.analysis.review import Summary, default_worlds, played_choice, questions_of, review, summary_of
from goudkoorts.analysis.tournament import Plan, Tournament
from goudkoorts.analysis.workers import choose_way
from goudkoorts.bots.bot import MILLISECONDS_A_MOVE, Bot, Setting, as_guest, legal_actions
from goudkoorts.bots.roster import check_bot, make_bot
from goudkoorts.engine.catalogue import GAMES, find_game
from goudkoorts.engine.contract import Game
from goudkoorts.engine.errors import BadRecord, BotFailed
from goudkoorts.engine.game_record import GameRecord, read_record
from goudkoorts.engine.match import Match, text_of
from goudkoorts.engine.replay import split_records
from goudkoorts.engine.setup import Options, only_what_differs
from goudkoorts.kernel.dice import fresh_seed

Source = str | os.PathLike[str] | GameRecord | Match
BOTS_KEPT = 256


def games() -> Mapping[str, Game]:
    """Return all games that can be played here, by name, those of other distributions included."""
    return dict(GAMES)


def new(
    game: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    options: Options | None = None,
    chance: Literal["drawn", "manual"] = "drawn",
) -> Match:
    """Begin a match; the fewest players are the default.

    Chance acts by itself, and the same seed and decisions give the same game; without a seed nobody can guess it. With
    `chance="manual"` the caller plays the outcomes too: `match.turn` is then "chance" and `match.legal` lists them.
    """
    if chance not in ("drawn", "manual"):
        raise ValueError(f"chance must be 'drawn' or 'manual', not {chance!r}")
    if chance == "manual" and seed is not None:
        raise ValueError("a seed is for chance that is drawn; with chance='manual' the caller plays the outcomes")
    seats = find_game(game).SEATS[0] if players is None else players
    drawn = fresh_seed() if seed is None else seed
    return Match.new(game, seats, options, seed=None if chance == "manual" else drawn)


def save(match: Match, path: str | os.PathLike[str]) -> None:
    """Write a match as a record, which `load`, `replay` and `goudkoorts replay` read."""
    Path(path).write_bytes(match.record().to_json() + b"\n")


def load(path: str | os.PathLike[str]) -> Match:
    """Return the match at the end of a record, every action checked; chance is then left to the caller."""
    return Match.from_record(_record_of(path))


def replay(source: Source) -> Iterator[Match]:
    """Yield a match at every ply of a record or of another match, from the start to its end; each is independent."""
    record = _record_of(source)
    match = Match.at_start_of(record)
    for ply, text in enumerate(record.actions):
        yield match.copy()
        match.replay_action(ply, text)
    yield match


@dataclass(frozen=True, slots=True)
class Analysis:
    """How well a game was played: what was found about each decision, and a summary by seat."""

    game: str
    findings: tuple[Finding, ...]
    summary: Summary

    def __str__(self) -> str:
        return "\n".join(self._line(finding) for finding in self.findings if not finding.is_forced)

    def _line(self, finding: Finding) -> str:
        """Return one decision as a line."""
        played, best = text_of(self.game, finding.played), text_of(self.game, finding.best)
        loss = played_choice(finding).loss
        return (
            f"ply {finding.ply}, seat {finding.seat}: {played} ({finding.mark}); "
            f"best {best}, {loss.mean:.1%} ± {1.96 * loss.error:.1%} of the win chance lost"
        )


def analyse(source: Source, *, seat: int | None = None, worlds: int | None = None, seed: int = 0) -> Analysis:
    """Say how good each decision was by all that its seat could know; of one seat, or of all.

    `worlds` is how many deals that the seat had to believe possible are played for each decision: more are surer.
    """
    record = _record_of(source)
    questions = questions_of(record, seat=seat)
    effort = Effort(default_worlds(record.game) if worlds is None else worlds, seed=seed)
    findings = tuple(review(find_game(record.game), questions, effort))
    return Analysis(record.game, findings, summary_of(findings))


class Player:
    """A bot that plays matches: for each match and seat a bot of its own, which lives as long as the match."""

    def __init__(self, name: str, seed: int) -> None:
        """Use `bot`."""
        check_bot(name)
        self.name = name
        self.seed = seed
        self._bots: WeakKeyDictionary[Match, dict[int, Bot]] = WeakKeyDictionary()

    def choose(self, match: Match) -> str:
        """Return the text of the action it would play now, by what the seat to act may know."""
        if match.actor < 0:
            raise BotFailed(f"{self.name} has nothing to choose: the turn is {match.turn!r}")
        observation = match.hidden_state(match.actor)
        legal = legal_actions(match.game, observation)
        number = int(self._bot_at(match).choose(match.game, observation, legal))
        if number not in match.position.legal:
            raise BotFailed(f"{self.name} chose {number}, which is not legal")
        return text_of(match.game.NAME, number)

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def _bot_at(self, match: Match) -> Bot:
        """Return the bot of the seat to act, made at its first decision."""
        seats = self._bots.setdefault(match, {})
        if match.actor not in seats:
            seats[match.actor] = made = make_bot(self.name, match.game, self.seed + match.actor)
            guest = as_guest(made)
            if guest is not None:
                finalize(match, guest.close)
                guest.start(Setting(match.game, match.players, match.options, match.actor, MILLISECONDS_A_MOVE))
        return seats[match.actor]


@lru_cache(maxsize=BOTS_KEPT)
def bot(name: str, *, seed: int = 0) -> Player:
    """Return a player by its name (`random`, `greedy`, a level from `beginner` to `master`, or one of your own).

    The same name and seed is the same player: it keeps what it has learned in a match, from decision to decision.
    """
    return Player(name, seed)


def tournament(
    game: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    deals: int = 100,
    seed: int = 0,
    options: Options | None = None,
) -> TournamentReport:
    """Let bots play each other on the same deals and all seats; return ratings with their intervals.

    All cores play. `goudkoorts.analysis.tournament` offers gauntlets, anchors, a wanted precision and Ray.
    """
    chosen = find_game(game)
    seats = chosen.SEATS[0] if players is None else players
    setting = TournamentSetting(game, seats, only_what_differs(chosen, options or {}), tuple(bots), seed)
    held = Tournament(Plan(setting, deals))
    with choose_way(None, None) as play:
        held.play(play)
    return report_on(held)


def _record_of(source: Source) -> GameRecord:
    """Return the one record of a source."""
    if isinstance(source, Match):
        return source.record()
    if isinstance(source, GameRecord):
        return source
    path = Path(source)
    is_many, records = split_records(path.read_bytes(), is_jsonl=path.suffix == ".jsonl")
    if is_many and len(records) > 1:
        raise BadRecord(f"{path.name} holds {len(records)} records, and one is wanted")
    return read_record(records[0])
