"""Databases for the tests of whatever keeps something; a plugin of all tests."""

import asyncio
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tables.servers import RedisServer, make_database, postgres_program, running_postgres, running_redis

_numbers = count()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Run PostgreSQL for as long as the tests last."""
    if postgres_program("initdb") is None:
        pytest.skip("PostgreSQL is not installed")
    with running_postgres() as address:
        yield address


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """Make an empty PostgreSQL database and return its address."""
    return asyncio.run(make_database(postgres_server, f"test{next(_numbers)}"))


@pytest.fixture(scope="session")
def redis_session() -> Iterator[RedisServer]:
    """Run Redis for as long as the tests last."""
    if shutil.which("redis-server") is None:
        pytest.skip("Redis is not installed")
    with running_redis() as server:
        yield server


@pytest.fixture
def redis_server(redis_session: RedisServer) -> RedisServer:
    """Give a Redis that is up, whatever the test before did to it."""
    if redis_session.process is None:
        redis_session.start()
    return redis_session


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
