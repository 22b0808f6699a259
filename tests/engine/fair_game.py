"""Plays fair games for tests: chance drawn from a seed, a sensible seat at random."""

import msgspec

from goudkoorts.bots.bot import legal_actions
from goudkoorts.bots.greedy_bot import GreedyBot
from goudkoorts.engine.fairness import FairDraws, FairnessProof, commitment_of
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.engine.match import Match
from goudkoorts.engine.verify import due_outcome

SEED = bytes(range(32))
TABLE = "an-example-table-of-22"
NONCES = ["luck-of-marc", "luck-of-carl"]


def fair_record(name: str = "gold", skip_draws_at: int | None = None, seed: bytes = SEED) -> GameRecord:
    """Return a whole game whose chance follows a seed; at one outcome some draws may have been taken back."""
    match, draws, bot = Match.new(name), FairDraws(seed, TABLE, NONCES), GreedyBot(1)
    numbers: list[int] = []
    while match.turn != "over":
        if match.turn == "chance":
            after = numbers[-1] + 1 if numbers else 0
            numbers.append(after + (3 if len(numbers) == skip_draws_at else 0))
            match.play(due_outcome(match, draws, numbers[-1]))
        else:
            state = match.hidden_state(match.turn)
            match.play(bot.choose(match.game, state, legal_actions(match.game, state)))
    said = FairnessProof(commitment=commitment_of(seed), seed=seed.hex(), table=TABLE, nonces=NONCES)
    if skip_draws_at is not None:
        said = msgspec.structs.replace(said, draws=numbers)
    record = match.record()
    record.names, record.fairness = ["Marc", "Carl"], msgspec.to_builtins(said)
    return record
