"""What is kept about people: a name, how they prove who they are, and whom they do not want to hear or meet."""

from typing import Any, Literal, Protocol

import msgspec

Tie = Literal["mute", "block"]


class Person(msgspec.Struct, frozen=True):
    """Somebody."""

    id: str
    name: str
    language: str  # "" while none was chosen
    created_at: int  # milliseconds since 1970


class Passkey(msgspec.Struct, frozen=True):
    """A key on somebody's device; we hold its public half."""

    credential: bytes
    person: str
    public_key: bytes
    sign_count: int
    created_at: int


class Token(msgspec.Struct, frozen=True):
    """A program may play for somebody; the secret itself is not kept."""

    id: str
    person: str
    label: str
    created_at: int


class PeopleStore(Protocol):
    """Keeps people."""

    async def add_person(self, person: Person) -> None:
        """Keep somebody new."""

    async def find_person(self, person: str) -> Person | None:
        """Return somebody."""

    async def rename(self, person: str, name: str) -> None:
        """Change a name."""

    async def set_language(self, person: str, language: str) -> None:
        """Change a language."""

    async def set_password(self, person: str, login: str, password_hash: str) -> bool:
        """Keep a login and the hash of its password; False where somebody else has that login."""

    async def find_login(self, login: str) -> tuple[str, str] | None:
        """Return the person and the password's hash of a login."""

    async def has_password(self, person: str) -> bool:
        """Say whether somebody can log in by password."""

    async def add_session(self, token_hash: str, person: str, expires_at: int) -> None:
        """Keep a session."""

    async def find_session(self, token_hash: str) -> str | None:
        """Return whose session it is, unless it has expired."""

    async def drop_session(self, token_hash: str) -> None:
        """End a session."""

    async def drop_sessions(self, person: str) -> None:
        """End all sessions of somebody."""

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey; False where it is known already."""

    async def find_passkey(self, credential: bytes) -> Passkey | None:
        """Return a passkey."""

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """Return the passkeys of somebody."""

    async def count_use(self, credential: bytes, sign_count: int) -> None:
        """Keep how often a passkey says it was used."""

    async def add_token(self, token: Token, token_hash: str) -> None:
        """Keep a token."""

    async def find_token(self, token_hash: str) -> str | None:
        """Return whose token it is."""

    async def tokens_of(self, person: str) -> list[Token]:
        """Return the tokens of somebody."""

    async def drop_token(self, person: str, token: str) -> bool:
        """Forget a token; False where there is none."""

    async def tie(self, person: str, other: str, kind: Tie) -> None:
        """Keep that somebody mutes or blocks another."""

    async def untie(self, person: str, other: str, kind: Tie) -> None:
        """Forget it."""

    async def ties_of(self, person: str) -> dict[str, list[str]]:
        """Return whom somebody mutes and blocks."""

    async def is_tied(self, person: str, other: str, kind: Tie) -> bool:
        """Say whether somebody mutes or blocks another."""

    async def add_report(self, by: str, about: str, table: str | None, why: str, at: int) -> None:
        """Keep a complaint."""

    async def use_once(self, key: str, expires_at: int) -> bool:
        """Say whether a key is used for the first time, and remember it until it expires."""

    async def export(self, person: str) -> dict[str, Any]:
        """Return everything that is kept about somebody."""

    async def erase(self, person: str) -> list[str]:
        """Forget somebody; return the tables whose logs were rewritten."""
