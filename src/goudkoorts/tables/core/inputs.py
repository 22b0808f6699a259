"""What a decision needs from outside: the time, who is present, and something nobody can guess."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from goudkoorts.engine.fairness import fresh_fair_seed, fresh_nonce


@dataclass(slots=True)
class DecisionInputs:
    """The surroundings of one command."""

    now: int  # milliseconds since 1970
    here: Collection[str]  # the people looking at the table
    new_id: Callable[[], str]
    new_nonce: Callable[[], str] = fresh_nonce
    new_seed: Callable[[], bytes] = fresh_fair_seed
