"""A finished table as a game record, and a record as frames to look at one by one."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from goudkoorts.engine.fairness import FairnessProof
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.engine.match import Match, Turn, tell
from goudkoorts.engine.position import Step
from goudkoorts.kernel.actors import CHANCE
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.views import Sentence, told

MILLISECONDS = 1000
Eyes = int | Literal["truth"]  # a seat, ONLOOKER, or everything


class Frame(msgspec.Struct, frozen=True):
    """The game before the action of a ply, and what the log said about the action that led here."""

    ply: int
    turn: Turn
    view: Mapping[str, Any]
    log: list[Sentence]
    scores: list[int] | None


class Replay(msgspec.Struct, frozen=True):
    """A whole game to look at."""

    header: dict[str, Any]
    frames: list[Frame]


def record_of(table: Table) -> GameRecord:
    """Return the match part of the log as a record, with names, result, times and the proof of fair chance."""
    record = table.match.record()
    record.names = [place.name or place.level or "" for place in table.seats]
    record.times = [time / MILLISECONDS for time in table.past.times]
    if table.result is not None:
        record.result = msgspec.to_builtins(table.result)
        record.fairness = msgspec.to_builtins(_fairness_of(table))
    return record


def _fairness_of(table: Table) -> FairnessProof:
    """Return what proves that chance was not bent."""
    draws = [draw for draw, seat in zip(table.past.draws, table.past.seats, strict=True) if seat == CHANCE]
    mine = [draw for draw in draws if draw >= 0]
    return FairnessProof(
        commitment=table.commitment,
        seed=table.seed.hex(),
        table=table.id,
        nonces=table.nonces,
        draws=None if mine == list(range(len(mine))) else mine,
        given=table.given,
    )


def replay_of(record: GameRecord, eyes: Eyes) -> Replay:
    """Return a record as frames, seen by a seat, an onlooker, or with the whole truth; raises BadRecord."""
    header: dict[str, Any] = msgspec.to_builtins(record)
    del header["actions"]
    match = Match.at_start_of(record)
    frames = [_frame(match, eyes, [])]
    for ply, text in enumerate(record.actions):
        step = match.replay_action(ply, text)
        frames.append(_frame(match, eyes, _told_to(step, eyes)))
    return Replay(header, frames)


def _told_to(step: Step, eyes: Eyes) -> list[Sentence]:
    """Return what the log says about a step to those eyes; the truth reads everything that somebody may read."""
    return [told(one) for one in tell(step) if eyes == "truth" or one.is_for(eyes)]


def _frame(match: Match, eyes: Eyes, log: list[Sentence]) -> Frame:
    """Return the game as it stands."""
    turn = match.turn
    view = match.truth() if eyes == "truth" else match.view(eyes)
    return Frame(len(match.history), turn, view, log, match.scores if turn == "over" else None)
