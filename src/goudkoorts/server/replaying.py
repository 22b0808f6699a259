"""A finished game moment by moment, through anybody's eyes."""

from typing import Any, Literal

from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.engine.match import Match
from goudkoorts.kernel.actors import CHANCE, ONLOOKER
from goudkoorts.kernel.telling import Sentence as ToldSentence
from goudkoorts.server.wire import Frame, Replay, ReplayHeader
from goudkoorts.tables.views import told

Eyes = int | Literal["onlooker", "truth"]


def replay(record: GameRecord, eyes: Eyes) -> Replay:
    """Return every moment of a record; raises BadRecord."""
    match = Match.at_start_of(record)
    if isinstance(eyes, int) and not 0 <= eyes < record.players:
        raise BadRecord(f"there is no seat {eyes}")
    frames = [_frame(match, eyes, None, ())]
    for ply, text in enumerate(record.actions):
        actor = _actor(match)
        frames.append(_frame(match, eyes, actor, _play(match, ply, text)))
    return Replay(_header(record), frames)


def _play(match: Match, ply: int, text: str) -> tuple[ToldSentence, ...]:
    """Carry out one action of a record and return what the log says."""
    if text not in match.legal():
        match.replay_action(ply, text)  # raises, with the reason
    return match.play(text)


def _actor(match: Match) -> int:
    """Return who is to act."""
    turn = match.turn
    return turn if isinstance(turn, int) else CHANCE


def _frame(match: Match, eyes: Eyes, actor: int | None, said: tuple[ToldSentence, ...]) -> Frame:
    """Return one moment."""
    return Frame(
        ply=len(match.history),
        turn=match.turn,
        actor=actor,
        action=match.history[-1] if eyes == "truth" and match.history else None,
        view=_view(match, eyes),
        log=[told(sentence) for sentence in said if _may_read(eyes, sentence)],
        scores=match.scores() if eyes == "truth" or match.turn == "over" else [],
    )


def _view(match: Match, eyes: Eyes) -> dict[str, Any]:
    """Return what these eyes see."""
    if eyes == "truth":
        return dict(match.truth())
    return dict(match.view(ONLOOKER if eyes == "onlooker" else eyes))


def _may_read(eyes: Eyes, sentence: ToldSentence) -> bool:
    """Say whether a line of the log is for these eyes."""
    return eyes == "truth" or sentence.seats is None or eyes in sentence.seats


def _header(record: GameRecord) -> ReplayHeader:
    """Return what is known about the game as a whole."""
    return ReplayHeader(
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        names=record.names,
        result=record.result,
        fairness=record.fairness,
    )
