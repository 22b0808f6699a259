"""Table, command and person make events, or a refusal: the only code that says what may be done at a table.

Nothing is changed here and nothing is read but what is handed in: the time, who is present, and what is random.
"""

from collections.abc import Callable
from typing import Any, Final

from goudkoorts.tables.core.commands import (
    Abandon,
    AddBot,
    AnswerUndo,
    Asked,
    BotMove,
    Close,
    ComeBack,
    Expire,
    Kick,
    Leave,
    OfferRematch,
    Participant,
    Play,
    PutAway,
    RemoveBot,
    Resign,
    Say,
    SetOptions,
    Sit,
    StandIn,
    Start,
    Undo,
)
from goudkoorts.tables.core.decide import game, seats
from goudkoorts.tables.core.events import Event
from goudkoorts.tables.core.inputs import DecisionInputs
from goudkoorts.tables.core.table import Table

Decision = Callable[[Table, Any, Participant, DecisionInputs], list[Event]]

_OF_THE_TABLE: Final = Participant("", "")


def decide(table: Table, asked: Asked, person: Participant | None, inputs: DecisionInputs) -> list[Event]:
    """Return what follows from a command, or raise Refused; a command of the table itself has no person."""
    return _DECISIONS[type(asked)](table, asked, person or _OF_THE_TABLE, inputs)


_DECISIONS: Final[dict[type, Decision]] = {
    Sit: seats.sit,
    Leave: game.leave,
    AddBot: seats.add_bot,
    RemoveBot: seats.remove_bot,
    SetOptions: seats.set_options,
    Kick: seats.kick,
    Start: seats.start,
    Close: seats.close,
    Play: game.play,
    BotMove: game.move_of_bot,
    Undo: game.undo,
    AnswerUndo: game.answer_undo,
    Resign: game.resign,
    StandIn: game.stand_in,
    ComeBack: game.come_back,
    Expire: game.expire,
    PutAway: game.put_away,
    Abandon: game.abandon,
    OfferRematch: seats.offer_rematch,
    Say: seats.say,
}
