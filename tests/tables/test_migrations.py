"""Databases of every age come to the present form."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, insert, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from goudkoorts.tables.core.views import Result
from goudkoorts.tables.journal.backends import open_store
from goudkoorts.tables.journal.migrate import migrate, steps_config
from goudkoorts.tables.journal.schema import events, metadata
from tables.samples import MARC


def to_first_step(connection: Connection) -> None:
    """Make a database as the first step left it, with one entry."""
    command.upgrade(steps_config(connection), "0001")
    row = {"table_id": "t", "seq": 1, "at": 1, "body": '"old"', "by": "", "command_id": "", "schema": 1}
    connection.execute(insert(events).values(**row))


def migrate_and_check(connection: Connection) -> set[str]:
    """Bring a database to the present form; Alembic itself says whether the steps lead there."""
    migrate(connection)
    command.check(steps_config(connection))
    return set(inspect(connection).get_table_names())


async def on_postgres(url: str, *works: object) -> list[object]:
    """Run works on a PostgreSQL database, each in a transaction."""
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://"))
    results = []
    for work in works:
        async with engine.begin() as connection:
            results.append(await connection.run_sync(work))  # type: ignore[arg-type]
    await engine.dispose()
    return results


def test_the_steps_lead_to_the_schema_in_sqlite(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'a.db'}")

    with engine.begin() as connection:
        names = migrate_and_check(connection)
    engine.dispose()

    assert names == {*metadata.tables, "alembic_version"}


def test_the_steps_lead_to_the_schema_in_postgres(postgres_url: str) -> None:
    (names,) = asyncio.run(on_postgres(postgres_url, migrate_and_check))

    assert names == {*metadata.tables, "alembic_version"}


def test_an_older_database_keeps_what_it_holds(database_url: str) -> None:
    if database_url.startswith("postgresql"):
        asyncio.run(on_postgres(database_url, to_first_step))
    else:
        engine = create_engine(database_url)
        with engine.begin() as connection:
            to_first_step(connection)
        engine.dispose()

    async def story() -> None:
        store = await open_store(database_url)
        try:
            assert [entry.body for entry in await store.read("t")] == [b'"old"']
            await store.people.add_person(MARC)
        finally:
            await store.close()

    asyncio.run(story())


def to_third_step(connection: Connection) -> None:
    """Make a database as the third step left it, with a table where the game is over."""
    command.upgrade(steps_config(connection), "0003")
    ended = '{"type":"Ended","scores":[3,5],"ranking":[[1],[0]],"why":"played"}'
    row = {"table_id": "t", "seq": 1, "at": 1, "body": ended, "by": "", "command_id": "", "schema": 1}
    connection.execute(insert(events).values(**row))
    columns = "id, game, players, status, access, rated, clock, host, seats, updated_at"
    values = "'t', 'gold', 2, 'over', 'open', false, 'none', 'panne', '[]', 1"
    connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"))


def test_stumble_20_games_that_were_over_before_say_how_they_ended(database_url: str) -> None:
    if database_url.startswith("postgresql"):
        asyncio.run(on_postgres(database_url, to_third_step))
    else:
        engine = create_engine(database_url)
        with engine.begin() as connection:
            to_third_step(connection)
        engine.dispose()

    async def story() -> None:
        store = await open_store(database_url)
        try:
            row = await store.find_index("t")
            assert row is not None
            assert row.result == Result([3, 5], [[1], [0]], "played")
        finally:
            await store.close()

    asyncio.run(story())


def test_processes_that_start_together_migrate_once(postgres_url: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(3)))
        for store in stores:
            await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("name", sorted(metadata.tables))
def test_every_table_has_a_key(name: str) -> None:
    assert list(metadata.tables[name].primary_key)
