"""Settings from the environment: defaults, and one clear line for what makes no sense."""

from pathlib import Path

import pytest

from cli.program import Program
from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.server.accounts.keys import read_keys
from goudkoorts.server.settings import Settings, read_settings

SCALED = {"GK_DB": "postgresql://games@db/games", "GK_REDIS": "redis://cache"}


def test_without_any_setting_one_process_keeps_everything_in_the_data_folder() -> None:
    settings = read_settings({})

    assert (settings.db, settings.redis, settings.workers) == ("", "", 1)


def test_what_is_given_goes_before_the_environment() -> None:
    settings = read_settings({"GK_DATA": "/srv/a"}, data=Path("/srv/b"))

    assert settings.data == Path("/srv/b")


def test_several_processes_with_postgresql_and_redis_are_accepted() -> None:
    assert read_settings({**SCALED, "GK_WORKERS": "4"}).workers == 4


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({"GK_WORKERS": "many"}, "GK_WORKERS"),
        ({"GK_WORKERS": "0"}, "GK_WORKERS"),
        ({"GK_WORKERS": "2"}, "GK_DB"),
        ({"GK_REDIS": "redis://cache"}, "GK_DB"),
        ({"GK_DB": "postgresql://db/games"}, "GK_REDIS"),
        ({"GK_DB": "oracle://db/games"}, "GK_DB"),
        ({**SCALED, "GK_REDIS": "http://cache"}, "GK_REDIS"),
        ({"GK_PUBLIC_URL": "games.example.org"}, "GK_PUBLIC_URL"),
        ({"GK_PUBLIC_URL": "https://games.example.org/gold"}, "GK_PUBLIC_URL"),
        ({"GK_TRUSTED_PROXIES": "10.0.0.0/8, nonsense"}, "GK_TRUSTED_PROXIES"),
        ({"GK_BOTS": "-1"}, "GK_BOTS"),
        ({"GK_METRICS_PORT": "99999"}, "GK_METRICS_PORT"),
        ({"GK_LOG": "loud"}, "GK_LOG"),
        ({"GK_WORKER": "2"}, "GK_WORKER"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name_on_one_line(environment: dict[str, str], named: str) -> None:
    with pytest.raises(GoudkoortsError) as refusal:
        read_settings(environment)

    assert named in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_the_program_refuses_a_half_set_server(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GK_REDIS", "redis://cache")

    answer = program("serve", "--port", "0")

    assert answer.status == 2
    assert answer.err.count("\n") == 1


def test_every_setting_is_in_the_docs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")

    assert [name for name in Settings.__struct_fields__ if f"`GK_{name.upper()}`" not in page] == []


def test_the_key_is_made_once_and_nobody_else_reads_it(tmp_path: Path) -> None:
    first = read_keys(tmp_path / "secret.keys")

    assert read_keys(tmp_path / "secret.keys") == first
    assert (tmp_path / "secret.keys").stat().st_mode & 0o077 == 0


def test_a_key_others_can_read_is_refused(tmp_path: Path) -> None:
    read_keys(tmp_path / "secret.keys")
    (tmp_path / "secret.keys").chmod(0o644)

    with pytest.raises(GoudkoortsError, match="chmod"):
        read_keys(tmp_path / "secret.keys")


def test_the_newest_key_signs_and_older_ones_are_believed(tmp_path: Path) -> None:
    path = tmp_path / "secret.keys"
    (old,) = read_keys(path)
    path.write_text("n" * 64 + "\n" + old + "\n", encoding="ascii")

    assert read_keys(path) == [old, "n" * 64]
