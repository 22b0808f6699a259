"""What is kept of people: who they are, how they sign in, whom they would rather not hear."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar
from uuid import uuid4

import msgspec
from sqlalchemy import Connection, CursorResult, Executable, String, bindparam, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from goudkoorts.tables.journal.bulk import write_rows
from goudkoorts.tables.journal.schema import (
    api_tokens,
    passkeys,
    passwords,
    people,
    recovery_codes,
    reports,
    sessions,
    settings,
    ties,
    used,
)
from goudkoorts.tables.people import erasure
from goudkoorts.tables.people.rating_store import (
    KeptPoint,
    KeptRating,
    OneRating,
    RatedMatch,
    history_of,
    list_ratings,
    rate_match,
    ratings_of,
)
from goudkoorts.tables.people.ratings import Rating

if TYPE_CHECKING:
    from goudkoorts.tables.journal.database import DatabaseStore

T = TypeVar("T")
Tie = Literal["mute", "block"]
TIES: tuple[Tie, ...] = ("mute", "block")
MS = 1000


class Person(msgspec.Struct, frozen=True):
    """Somebody, guest or not."""

    id: str
    name: str
    language: str = ""  # "" = not chosen
    created_at: int = 0


class Passkey(msgspec.Struct, frozen=True):
    """A key of a device that signs a person in."""

    credential: bytes
    person: str
    public_key: bytes
    sign_count: int
    created_at: int


class Token(msgspec.Struct, frozen=True):
    """A key for a program of a person; only its hash is kept."""

    id: str
    person: str
    label: str
    created_at: int


# Asked at every request of a guest, so made once: putting the question together takes longer than answering it.
_guest = bindparam("guest", type_=String)
GUEST = select(people).where(
    people.c.id == _guest,
    ~exists().where(passwords.c.person == _guest),
    ~exists().where(passkeys.c.person == _guest),
)


def now_ms() -> int:
    """Return the present time in milliseconds since 1970."""
    return int(time.time() * MS)


class PeopleStore:
    """Asks and changes what is kept of people, on either database."""

    def __init__(self, database: "DatabaseStore") -> None:
        self._database = database

    # Who they are

    async def add_person(self, person: Person) -> None:
        """Remember somebody new."""
        await self._do(insert(people).values(**msgspec.structs.asdict(person)))

    async def find_person(self, person: str) -> Person | None:
        """Return somebody by id."""
        return await self._one_person(select(people).where(people.c.id == person))

    async def find_guest(self, person: str) -> Person | None:
        """Return somebody by id who has neither a password nor a passkey."""
        return await self._one_person(GUEST, {"guest": person})

    async def rename(self, person: str, name: str) -> None:
        """Give somebody another name."""
        await self._do(update(people).where(people.c.id == person).values(name=name))

    async def set_language(self, person: str, language: str) -> None:
        """Remember somebody's language."""
        await self._do(update(people).where(people.c.id == person).values(language=language))

    # How they sign in

    async def set_password(self, person: str, login: str, hashed: str) -> bool:
        """Let a person sign in with name and password; False when the name is another's."""
        row = {"person": person, "login": login, "hash": hashed}
        return await self._is_new(lambda connection: write_rows(connection, passwords, [row], "replace"))

    async def find_login(self, login: str) -> tuple[str, str] | None:
        """Return the person and the password's hash behind a name."""
        row = await self._first(select(passwords).where(passwords.c.login == login))
        return None if row is None else (row["person"], row["hash"])

    async def has_password(self, person: str) -> bool:
        """Whether a person can sign in with a password."""
        return await self._first(select(passwords.c.login).where(passwords.c.person == person)) is not None

    async def password_of(self, person: str) -> tuple[str, str] | None:
        """Return a person's login name and the password's hash."""
        row = await self._first(select(passwords).where(passwords.c.person == person))
        return None if row is None else (row["login"], row["hash"])

    async def add_codes(self, person: str, hashes: Sequence[str]) -> None:
        """Remember codes that let a person in once each."""
        rows = [{"hash": each, "person": person, "created_at": now_ms()} for each in hashes]
        await self._do(insert(recovery_codes).values(rows))

    async def use_code(self, person: str, hashed: str) -> bool:
        """Use up a code; False when the person has no such code."""
        mine = (recovery_codes.c.person == person) & (recovery_codes.c.hash == hashed)
        return await self._do(delete(recovery_codes).where(mine)) > 0

    async def add_session(self, hashed: str, person: str, expires_at: int) -> None:
        """Remember that somebody signed in; old sessions are swept away."""

        def work(connection: Connection) -> None:
            """Sweep and add."""
            connection.execute(delete(sessions).where(sessions.c.expires_at <= now_ms()))
            connection.execute(insert(sessions).values(hash=hashed, person=person, expires_at=expires_at))

        await self._database.change(work)

    async def find_session(self, hashed: str) -> str | None:
        """Return whose session this is, while it lasts."""
        question = select(sessions.c.person).where(sessions.c.hash == hashed, sessions.c.expires_at > now_ms())
        return await self._person(question)

    async def drop_session(self, hashed: str) -> None:
        """Sign out once."""
        await self._do(delete(sessions).where(sessions.c.hash == hashed))

    async def drop_sessions(self, person: str) -> None:
        """Sign out everywhere."""
        await self._do(delete(sessions).where(sessions.c.person == person))

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Remember a passkey; False when it is known already."""
        statement = insert(passkeys).values(**msgspec.structs.asdict(passkey))
        return await self._is_new(lambda connection: connection.execute(statement))

    async def find_passkey(self, credential: bytes) -> Passkey | None:
        """Return a passkey by its credential."""
        row = await self._first(select(passkeys).where(passkeys.c.credential == credential))
        return None if row is None else Passkey(**row)

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """Return a person's passkeys."""
        rows = await self._all(select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created_at))
        return [Passkey(**row) for row in rows]

    async def count_use(self, credential: bytes, sign_count: int) -> None:
        """Remember how often a passkey has signed."""
        await self._do(update(passkeys).where(passkeys.c.credential == credential).values(sign_count=sign_count))

    async def use_once(self, key: str, expires_at: int) -> bool:
        """Use up something that counts once; False when it was used before."""

        def work(connection: Connection) -> None:
            """Sweep and add."""
            connection.execute(delete(used).where(used.c.expires_at <= now_ms()))
            connection.execute(insert(used).values(key=key, expires_at=expires_at))

        return await self._is_new(work)

    # Their programs

    async def add_token(self, token: Token, hashed: str) -> None:
        """Remember a token by its hash."""
        await self._do(insert(api_tokens).values(hash=hashed, **msgspec.structs.asdict(token)))

    async def find_token(self, hashed: str) -> str | None:
        """Return whose token this is."""
        return await self._person(select(api_tokens.c.person).where(api_tokens.c.hash == hashed))

    async def tokens_of(self, person: str) -> list[Token]:
        """Return a person's tokens, without what opens doors."""
        columns = (api_tokens.c.id, api_tokens.c.person, api_tokens.c.label, api_tokens.c.created_at)
        rows = await self._all(select(*columns).where(api_tokens.c.person == person).order_by(api_tokens.c.created_at))
        return [Token(**row) for row in rows]

    async def drop_token(self, person: str, token: str) -> bool:
        """Make a token worthless; False when the person has no such token."""
        return await self._do(delete(api_tokens).where(api_tokens.c.person == person, api_tokens.c.id == token)) > 0

    # Whom they would rather not hear

    async def tie(self, person: str, other: str, kind: Tie) -> None:
        """Mute or block somebody."""
        row = {"person": person, "other": other, "kind": kind}
        await self._database.change(lambda connection: write_rows(connection, ties, [row], "replace"))

    async def untie(self, person: str, other: str, kind: Tie) -> None:
        """Take that back."""
        await self._do(delete(ties).where(ties.c.person == person, ties.c.other == other, ties.c.kind == kind))

    async def ties_of(self, person: str) -> Mapping[Tie, Sequence[str]]:
        """Return whom a person mutes and blocks."""
        rows = await self._all(select(ties.c.kind, ties.c.other).where(ties.c.person == person).order_by(ties.c.other))
        return {kind: [row["other"] for row in rows if row["kind"] == kind] for kind in TIES}

    async def is_tied(self, person: str, other: str, kind: Tie) -> bool:
        """Whether a person mutes or blocks another."""
        return other in (await self.ties_of(person))[kind]

    async def add_report(self, by: str, about: str, table: str | None, why: str, at: int) -> None:
        """Keep a complaint about somebody."""
        row = {"id": uuid4().hex, "reporter": by, "about": about, "table_id": table, "why": why, "at": at}
        await self._do(insert(reports).values(**row))

    # How well they play

    async def ratings_of(self, person: str) -> list[KeptRating]:
        """Return a person's ratings."""
        return await self._database.ask(lambda connection: ratings_of(connection, person))

    async def list_ratings(self, game: str, players: int, limit: int = 100) -> list[KeptRating]:
        """Return the best of a game, by what they are at least."""
        return await self._database.ask(lambda connection: list_ratings(connection, game, players, limit))

    async def history_of(self, rating: OneRating, asker: str | None, limit: int) -> list[KeptPoint]:
        """Return the latest points of a rating, oldest first, with the tables that the asker may know."""
        return await self._database.ask(lambda connection: history_of(connection, rating, asker, limit))

    async def rate_table(
        self,
        table_id: str,
        game: str,
        players: int,
        persons: Sequence[str],
        update: Callable[[list[Rating]], list[Rating]],
    ) -> bool:
        """Rate a finished match once; False when that has been done."""
        match = RatedMatch(table_id, game, players, tuple(persons), now_ms())
        return await self._is_new(lambda connection: rate_match(connection, match, update))

    # All of it, or nothing of it

    async def export(self, person: str) -> dict[str, Any]:
        """Return everything kept about a person."""
        return await self._database.ask(lambda connection: erasure.data_of(connection, person))

    async def erase(self, person: str) -> list[str]:
        """Forget a person; returns the tables whose logs changed."""
        return await self._database.change(lambda connection: erasure.erase(connection, person))

    # What the server itself remembers

    async def setting(self, key: str) -> str | None:
        """Return a setting kept in the database."""
        row = await self._first(select(settings.c.value).where(settings.c.key == key))
        return None if row is None else str(row["value"])

    async def put_setting(self, key: str, value: str) -> None:
        """Keep a setting in the database."""
        await self._database.change(
            lambda connection: write_rows(connection, settings, [{"key": key, "value": value}], "replace")
        )

    async def _do(self, statement: Executable) -> int:
        """Run one statement; returns how many rows it touched."""

        def work(connection: Connection) -> int:
            """Run it and count."""
            done = connection.execute(statement)
            return done.rowcount if isinstance(done, CursorResult) else 0

        return await self._database.change(work)

    async def _is_new(self, work: Callable[[Connection], object]) -> bool:
        """Write something that must be unique; False, and nothing written, when it is not."""
        try:
            await self._database.change(work)
        except IntegrityError:
            return False
        return True

    async def _all(
        self, question: Executable, facts: Mapping[str, object] | None = None
    ) -> Sequence[Mapping[str, Any]]:
        """Return the rows that answer a question."""
        return await self._database.ask(
            lambda connection: [dict(row._mapping) for row in connection.execute(question, facts)]
        )

    async def _first(self, question: Executable, facts: Mapping[str, object] | None = None) -> dict[str, Any] | None:
        """Return the first row that answers a question."""
        rows = await self._all(question, facts)
        return dict(rows[0]) if rows else None

    async def _one_person(self, question: Executable, facts: Mapping[str, object] | None = None) -> Person | None:
        """Return the somebody that answers a question."""
        row = await self._first(question, facts)
        return None if row is None else Person(**row)

    async def _person(self, question: Executable) -> str | None:
        """Return the person that answers a question."""
        row = await self._first(question)
        return None if row is None else str(row["person"])
