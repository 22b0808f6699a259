"""The tables of the database, the same in SQLite and PostgreSQL.

Times are milliseconds since 1970. What belongs to a person hangs on `people` and goes with it; the log holds ids.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=CONVENTION)


def of_person(*, primary_key: bool = False, index: bool = False) -> Column[str]:
    """Return a column that names a person and goes when the person goes."""
    owner = ForeignKey("people.id", ondelete="CASCADE")
    return Column("person", String, owner, nullable=False, primary_key=primary_key, index=index or None)


events = Table(
    "events",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # two writers of one number cannot both win
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("by", String, nullable=False),
    Column("command_id", String, nullable=False),
    Column("schema", Integer, nullable=False),
    sqlite_with_rowid=False,  # the rows lie in the order of the key: a log is read in one go
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("access", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", String, nullable=False),
    Column("host", String, nullable=False),
    Column("seats", Text, nullable=False),  # JSON
    Column("turn", Integer),
    Column("deadline", BigInteger),
    Column("started_at", BigInteger),
    Column("updated_at", BigInteger, nullable=False),
    Column("result", Text),  # JSON, once the game is over
    Index(None, "status", "access"),  # none on updated_at: every move would have to change it,
)

# Who has ever sat at a table or opened it: finds "my tables", and the logs to go through when somebody is erased.
table_people = Table(
    "table_people",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("person", String, primary_key=True, index=True),
)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

passwords = Table(
    "passwords",
    metadata,
    of_person(primary_key=True),
    Column("login", String, nullable=False, unique=True),  # folded: no two differ by capitals alone
    Column("hash", String, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", LargeBinary, primary_key=True),
    of_person(index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",  # each lets a person set a new password, once
    metadata,
    Column("hash", String, primary_key=True),
    of_person(index=True),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String, primary_key=True),  # of the token: who reads the database cannot sign in with it
    of_person(index=True),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

api_tokens = Table(
    "api_tokens",
    metadata,
    Column("id", String, primary_key=True),
    Column("hash", String, nullable=False, unique=True),
    of_person(index=True),
    Column("label", String, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    of_person(primary_key=True),
    Column("game", String, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index(None, "game", "players", "mu"),
)

rating_history = Table(
    "rating_history",
    metadata,
    of_person(primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

rated_tables = Table("rated_tables", metadata, Column("table_id", String, primary_key=True))  # each is rated once

ties = Table(
    "ties",  # whom a person mutes or blocks
    metadata,
    of_person(primary_key=True),
    Column("other", String, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String, primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("reporter", String, ForeignKey("people.id", ondelete="SET NULL")),  # the complaint outlives who made it
    Column("about", String, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", String),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Things that count only once, such as the challenge of a login.
used = Table(
    "used",
    metadata,
    Column("key", String, primary_key=True),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

settings = Table(
    "settings",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", Text, nullable=False),
)
