"""From settings to what they name: a store, a bus, presence."""

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.tables.cluster.notifications import LocalNotifications, Notifications
from goudkoorts.tables.cluster.presence import LocalPresence, Presence
from goudkoorts.tables.journal.data_folder import NothingKept, database_file
from goudkoorts.tables.journal.database import DatabaseStore
from goudkoorts.tables.journal.journal import Watch
from goudkoorts.tables.journal.sqlite import SqliteReader, SqliteStore

POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")
REDIS = ("redis://", "rediss://", "unix://")


class BadSetting(GoudkoortsError):
    """A setting that cannot be meant."""

    code = "setting"

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"setting {name}: {problem}")


def check_settings(db: str, redis: str, *, processes: int = 1) -> None:
    """Refuse settings that do not go together: one process with SQLite, or PostgreSQL and Redis."""
    scaled = is_postgres(db)
    if redis and not redis.startswith(REDIS):
        raise BadSetting("GK_REDIS", "must begin with redis://, rediss:// or unix://")
    if redis and not scaled:
        raise BadSetting(
            "GK_REDIS", "is for several processes, which need PostgreSQL as well: set GK_DB too, or neither"
        )
    if scaled and not redis:
        raise BadSetting(
            "GK_DB", "names PostgreSQL, whose processes tell each other by Redis: set GK_REDIS too, or neither"
        )
    if processes > 1 and not scaled:
        raise BadSetting("GK_DB", f"{processes} processes cannot share one SQLite file: set GK_DB and GK_REDIS")


def is_postgres(db: str) -> bool:
    """Whether a setting names PostgreSQL; refused when it names neither that nor SQLite."""
    if not db:
        return False
    kind = parsed(db).drivername
    if kind not in (*POSTGRES, "sqlite"):
        raise BadSetting(
            "GK_DB", f"{kind} is no database we know: begin with postgresql:// or sqlite:///, or leave it out"
        )
    return kind in POSTGRES


def parsed(db: str) -> URL:
    """Read the address of a database; never quoted back, for it may hold a password."""
    try:
        return make_url(db)
    except ArgumentError:
        raise BadSetting("GK_DB", "is no address of a database, such as postgresql://user@host/name") from None


async def open_store(db: str = "", *, data: Path | None = None, watch: Watch | None = None) -> DatabaseStore:
    """Open the database a setting names; none is a SQLite file in the data folder."""
    if is_postgres(db):
        from goudkoorts.tables.journal.postgres import PostgresStore

        address = parsed(db).set(drivername="postgresql+asyncpg")
        return await PostgresStore.open(address.render_as_string(hide_password=False), watch)
    return await SqliteStore.open(sqlite_file(db, data), watch)


async def open_reader(db: str = "", *, data: Path | None = None) -> DatabaseStore | SqliteReader:
    """Open a database for reading alone, also while a server runs on it."""
    if is_postgres(db):
        return await open_store(db)
    file = sqlite_file(db, data)
    if not file.exists():
        raise NothingKept(file)
    return SqliteReader(file)


def sqlite_file(db: str, data: Path | None) -> Path:
    """Return the file of a SQLite database."""
    if not db:
        return database_file(data)
    name = parsed(db).database
    if not name or name == ":memory:":
        raise BadSetting("GK_DB", "must name a file: sqlite:////folder/tables.db")
    return Path(name)


def open_notifications(redis: str = "") -> Notifications:
    """Return the bus a setting names; none is for one process."""
    if not redis:
        return LocalNotifications()
    from goudkoorts.tables.cluster.redis_notifications import RedisNotifications

    return RedisNotifications(redis)


def open_presence(redis: str = "") -> Presence:
    """Return the presence a setting names; none is for one process."""
    if not redis:
        return LocalPresence()
    from goudkoorts.tables.cluster.redis_presence import RedisPresence

    return RedisPresence(redis)
