"""Settings from the environment: everything has a default, and what makes no sense is refused in one line."""

import ipaddress
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from goudkoorts.engine.errors import GoudkoortsError

PREFIX = "GK_"
APPLICATION = "goudkoorts"
NOT_OURS = {"GK_SKIP_WEB"}  # read by the build, not by the server


class BadSetting(GoudkoortsError):
    """A setting that makes no sense, alone or beside another."""

    code = "setting"


class Settings(Struct, frozen=True, kw_only=True):
    """How the server runs. The name in the environment is the field's in capitals after GK_."""

    data: Path = msgspec.field(default_factory=lambda: default_data_folder())
    db: str = ""  # postgresql://...; empty: SQLite in the data folder
    redis: str = ""  # redis://...; empty: this process is alone
    public_url: str = ""  # as people type it; needed for passkeys outside localhost, and behind a proxy
    secret_file: Path | None = None  # keys that sign cookies, newest first, a line each; made at first start
    trusted_proxies: str = ""  # addresses or networks whose X-Forwarded-For is believed, with commas
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bots: Annotated[int, Meta(ge=1, le=64)] = 1  # bots that think at the same time, in each process
    bot_pause_ms: Annotated[int, Meta(ge=0, le=10_000)] = 600  # before a bot's move, so that people can follow
    limit_factor: Annotated[int, Meta(ge=1, le=1_000_000)] = 1  # all rate limits times this
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] = 0  # /metrics on 127.0.0.1; 0: none
    log: str = "info"

    @property
    def database_url(self) -> str:
        """Where events are kept."""
        return self.db or f"sqlite:///{self.data / 'goudkoorts.db'}"

    @property
    def key_file(self) -> Path:
        """Where the signing keys are."""
        return self.secret_file or self.data / "secret.keys"


NUMBERS = {"workers", "bots", "bot_pause_ms", "limit_factor", "metrics_port"}
LEVELS_OF_LOG = ("debug", "info", "warning", "error")


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """Return the settings of the environment; what is given on the command line goes before."""
    source = os.environ if environment is None else environment
    found = {name: value for name, value in given.items() if value is not None}
    for name, value in source.items():
        if name.startswith(PREFIX) and name not in NOT_OURS and value.strip():
            found.setdefault(_known(name), value.strip())
    settings = _convert(found)
    _check(settings)
    return settings


def default_data_folder() -> Path:
    """Return the folder where this user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / APPLICATION
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / APPLICATION
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / APPLICATION


def _known(name: str) -> str:
    """Return the field of a name in the environment."""
    field = name.removeprefix(PREFIX).lower()
    if field not in Settings.__struct_fields__:
        known = ", ".join(PREFIX + each.upper() for each in Settings.__struct_fields__)
        raise BadSetting(f"{name} is no setting; there are {known}")
    return field


def _convert(found: dict[str, Any]) -> Settings:
    """Make the struct, every value checked."""
    for name in NUMBERS & found.keys():
        found[name] = _number(name, found[name])
    try:
        return msgspec.convert(found, Settings, strict=False, dec_hook=_as_path)
    except msgspec.ValidationError as error:
        told, _, field = str(error).partition(" - at `$.")
        raise BadSetting(f"{PREFIX}{field.strip(chr(96)).upper()}: {told}") from None


def _number(name: str, value: object) -> int:
    """Read a whole number."""
    try:
        return int(str(value))
    except ValueError:
        raise BadSetting(f"{PREFIX}{name.upper()} must be a whole number, not {value!r}") from None


def _as_path(kind: type, value: object) -> object:
    """Make a path of a text."""
    return Path(str(value)).expanduser() if kind is Path else value


def _check(settings: Settings) -> None:
    """Refuse what does not fit together."""
    _check_url("GK_DB", settings.db, ("postgresql", "sqlite"))
    _check_url("GK_REDIS", settings.redis, ("redis", "rediss", "unix"))
    _check_url("GK_PUBLIC_URL", settings.public_url, ("http", "https"))
    _check_proxies(settings.trusted_proxies)
    if settings.log not in LEVELS_OF_LOG:
        raise BadSetting(f"GK_LOG must be one of {', '.join(LEVELS_OF_LOG)}, not {settings.log!r}")
    embedded = not settings.db or settings.db.startswith("sqlite")
    if settings.redis and embedded:
        raise BadSetting("GK_REDIS needs GK_DB=postgresql://...: processes cannot share an SQLite file")
    if settings.workers > 1 and (embedded or not settings.redis):
        raise BadSetting("GK_WORKERS above 1 needs GK_DB=postgresql://... and GK_REDIS=redis://...")


def _check_url(name: str, value: str, schemes: tuple[str, ...]) -> None:
    """Refuse what is no address of a kind we know."""
    if not value:
        return
    parts = urlsplit(value)
    if parts.scheme.partition("+")[0] not in schemes or not (parts.netloc or parts.path):
        raise BadSetting(f"{name} must begin with {' or '.join(f'{each}://' for each in schemes)}")
    if name == "GK_PUBLIC_URL" and (parts.path.strip("/") or parts.query or not parts.hostname):
        raise BadSetting(f"{name} is only scheme and host, such as https://games.example.org")


def _check_proxies(value: str) -> None:
    """Refuse what is no list of addresses."""
    for part in filter(None, map(str.strip, value.split(","))):
        try:
            ipaddress.ip_network(part, strict=False)
        except ValueError:
            raise BadSetting(f"GK_TRUSTED_PROXIES: {part!r} is no address and no network") from None
