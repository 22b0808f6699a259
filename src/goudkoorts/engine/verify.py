"""Whether the chance of a recorded game is what its seed says: every outcome computed anew."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.fairness import FairDraws, FairnessProof, commitment_of, fairness_of, seed_of
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.engine.match import Match, text_of


@dataclass(frozen=True, slots=True)
class Proof:
    """Everything agrees."""

    outcomes: int  # of chance, recomputed
    undone: int  # draws of moves that were taken back
    given: int  # actions that were there before the table was opened
    is_over: bool


@dataclass(frozen=True, slots=True)
class Disagreement:
    """The first thing that does not agree, and what should have been."""

    kind: Literal["commitment", "outcome", "order"]
    found: str
    due: str
    ply: int | None = None


def verify(record: GameRecord) -> Proof | Disagreement:
    """Recompute the commitment and every outcome of chance; raises BadRecord for what cannot be checked at all."""
    fairness = fairness_of(record)
    seed = seed_of(fairness)
    if commitment_of(seed) != fairness.commitment:
        return Disagreement("commitment", fairness.commitment, commitment_of(seed))
    return _verify_outcomes(record, fairness, FairDraws(seed, fairness.table, fairness.nonces))


def _verify_outcomes(record: GameRecord, fairness: FairnessProof, draws: FairDraws) -> Proof | Disagreement:
    """Play the record and draw every outcome again."""
    match = Match.at_start_of(record)
    outcomes, after = 0, 0  # draws may skip numbers, since moves can be taken back, but never use one twice
    for ply, text in enumerate(record.actions):
        if match.turn == "chance" and ply >= fairness.given:
            number = _number_of_draw(fairness.draws, outcomes)
            if number < after:
                return Disagreement("order", str(number), str(after), ply)
            due = due_outcome(match, draws, number)
            if due != text:
                match.replay_action(ply, text)  # an outcome that cannot even happen is a bad record
                return Disagreement("outcome", text, due, ply)
            outcomes, after = outcomes + 1, number + 1
        match.replay_action(ply, text)
    if fairness.draws is not None and len(fairness.draws) != outcomes:
        raise BadRecord(f"fairness: {len(fairness.draws)} draws for {outcomes} outcomes of chance")
    return Proof(outcomes, after - outcomes, fairness.given, match.turn == "over")


def due_outcome(match: Match, draws: FairDraws, number: int) -> str:
    """Return what chance must do now by the draw of a number."""
    state = match.state
    ticket = draws.ticket(number, match.game.count_tickets(state))
    return text_of(match.game.NAME, int(match.game.open_ticket(state, ticket)))


def _number_of_draw(draws: Sequence[int] | None, outcome: int) -> int:
    """Return the number of the draw that gave the n-th outcome."""
    if draws is None:
        return outcome
    if outcome >= len(draws):
        raise BadRecord(f"fairness: {len(draws)} draws for more outcomes of chance")
    return draws[outcome]
