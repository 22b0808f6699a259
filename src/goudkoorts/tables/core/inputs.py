"""What a decision needs from outside: the time, who is present, and something nobody can guess."""

import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass

from goudkoorts.engine.fairness import fresh_fair_seed, fresh_nonce

TABLE_ID_BYTES = 16


def fresh_table_id() -> str:
    """Return an id that cannot be guessed: a private table is found by its link alone."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


@dataclass(slots=True)
class Moment:
    """The surroundings of one command."""

    now: int  # milliseconds since 1970
    here: Collection[str] = ()  # the people looking at the table
    new_id: Callable[[], str] = fresh_table_id
    new_nonce: Callable[[], str] = fresh_nonce
    new_seed: Callable[[], bytes] = fresh_fair_seed
