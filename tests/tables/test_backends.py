"""Settings: two for the scaled form, none for the embedded one, and nothing in between."""

import asyncio
from pathlib import Path

import pytest

from goudkoorts.tables.cluster.notifications import LocalNotifications
from goudkoorts.tables.journal import data_folder as folders
from goudkoorts.tables.journal.backends import BadSetting, check_settings, open_notifications, open_store
from goudkoorts.tables.journal.data_folder import data_folder
from goudkoorts.tables.journal.sqlite import SqliteStore

POSTGRES = "postgresql://somebody:secret@host/name"
REDIS = "redis://host:6379/0"


@pytest.mark.parametrize(
    ("db", "redis", "processes", "complaint"),
    [
        ("", REDIS, 1, "GK_DB too"),
        (POSTGRES, "", 1, "GK_REDIS too"),
        ("sqlite:////a.db", REDIS, 1, "GK_DB too"),
        ("", "", 2, "2 processes"),
        ("mysql://host/a", "", 1, "mysql"),
        ("nonsense", "", 1, "no address"),
        (POSTGRES, "http://host", 1, "redis://"),
    ],
)
def test_senseless_settings_are_refused(db: str, redis: str, processes: int, complaint: str) -> None:
    with pytest.raises(BadSetting, match=complaint) as refusal:
        check_settings(db, redis, processes=processes)

    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize(
    ("db", "redis", "processes"), [("", "", 1), (POSTGRES, REDIS, 4), ("sqlite:////a.db", "", 1), (POSTGRES, REDIS, 1)]
)
def test_sensible_settings_pass(db: str, redis: str, processes: int) -> None:
    check_settings(db, redis, processes=processes)


def test_without_settings_the_tables_are_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GK_DATA", str(tmp_path / "mine"))

    async def story() -> None:
        store = await open_store()
        assert isinstance(store, SqliteStore)
        await store.close()

    asyncio.run(story())
    assert (tmp_path / "mine" / "tables.db").exists()
    assert isinstance(open_notifications(), LocalNotifications)


def test_a_database_in_memory_is_no_store() -> None:
    with pytest.raises(BadSetting, match="file"):
        asyncio.run(open_store("sqlite://"))


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("GK_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "goudkoorts"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert data_folder() == Path.home() / ".local" / "share" / "goudkoorts"
    assert data_folder(tmp_path) == tmp_path
    monkeypatch.setattr(folders.sys, "platform", "darwin")
    assert data_folder() == Path.home() / "Library" / "Application Support" / "goudkoorts"
