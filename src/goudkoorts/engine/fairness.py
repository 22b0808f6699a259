"""Chance that can be checked: a seed promised before the first card, and draws that anybody can recompute.

The seed is 32 random bytes, and its SHA-256, the commitment, is shown before the game begins. Each player may add a
nonce of their own; where none is sent, the server makes one. Draw number k is HMAC-SHA256 with the seed as the key and

    goudkoorts/1|TABLE|NONCE,NONCE,...|k|retry

as the message; its first eight bytes are a number, and a number from the incomplete last round is thrown away
(`retry` goes up), so that every ticket is exactly as likely as any other.
"""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from string import printable, whitespace

import msgspec

from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.game_record import GameRecord, one_line

SEED_BYTES = 32
WORD_BYTES = 8
WORDS = 1 << (8 * WORD_BYTES)
LONGEST_NONCE = 64
SEPARATORS = ",|"  # these keep the parts of a message apart
NONCE_BYTES = 12


class FairnessProof(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What a record says so that its chance can be checked: the key `fairness`."""

    commitment: str
    seed: str
    table: str
    nonces: list[str]
    draws: list[int] | None = None  # the number of each chance action's draw, where these are not 0, 1, 2 ...
    given: int = 0  # so many actions were there before the table was opened: nobody drew them here


class FairDraws:
    """The draws of one match."""

    def __init__(self, seed: bytes, table_id: str, nonces: Sequence[str]) -> None:
        self._seed = seed
        self._prefix = f"goudkoorts/1|{table_id}|{','.join(nonces)}|".encode()

    def ticket(self, k: int, tickets: int) -> int:
        """Return draw k: a number from 0 to `tickets` - 1, each exactly as likely."""
        whole_rounds = WORDS - WORDS % tickets
        retry = 0
        while (word := self._word(k, retry)) >= whole_rounds:
            retry += 1
        return word % tickets

    def _word(self, k: int, retry: int) -> int:
        """Return eight bytes of a draw as a number."""
        digest = hmac.digest(self._seed, b"%b%d|%d" % (self._prefix, k, retry), "sha256")
        return int.from_bytes(digest[:WORD_BYTES], "big")


def fresh_fair_seed() -> bytes:
    """Return a seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def fresh_nonce() -> str:
    """Return a nonce for a player who brings none."""
    return secrets.token_urlsafe(NONCE_BYTES)


def is_nonce(text: str) -> bool:
    """Whether a text can be a nonce: short plain ASCII without spaces and without what keeps the parts apart."""
    return (
        len(text) <= LONGEST_NONCE and not set(text) - set(printable) and not set(text) & set(whitespace + SEPARATORS)
    )


def commitment_of(seed: bytes) -> str:
    """Return what is shown of a seed before the game."""
    return sha256(seed).hexdigest()


def fairness_of(record: GameRecord) -> FairnessProof:
    """Return what a record says about its chance, or raise BadRecord."""
    if record.fairness is None:
        raise BadRecord("no fairness data: nothing can be proved about its chance")
    try:
        fairness = msgspec.convert(record.fairness, FairnessProof)
    except msgspec.ValidationError as error:
        raise BadRecord(f"fairness: {one_line(error)}") from None
    _check_parts(fairness, record)
    return fairness


def seed_of(fairness: FairnessProof) -> bytes:
    """Return the seed's bytes, or raise BadRecord."""
    try:
        seed = bytes.fromhex(fairness.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadRecord(f"fairness: the seed must be {2 * SEED_BYTES} hexadecimal digits")
    return seed


def _check_parts(fairness: FairnessProof, record: GameRecord) -> None:
    """A nonce a seat, and none that could be read as two."""
    if len(fairness.nonces) != record.players:
        raise BadRecord(f"fairness: {len(fairness.nonces)} nonces for {record.players} players")
    if not all(map(is_nonce, fairness.nonces)) or set(fairness.table) & set(SEPARATORS):
        raise BadRecord("fairness: nonces and table must be plain text without , and |")
    if not 0 <= fairness.given <= len(record.actions):
        raise BadRecord(f"fairness: {fairness.given} given actions of {len(record.actions)}")
