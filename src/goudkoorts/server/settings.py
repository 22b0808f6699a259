"""Settings from the environment: everything has a default, and what makes no sense is refused in one line."""

import ipaddress
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from goudkoorts.tables.journal.backends import BadSetting, check_settings
from goudkoorts.tables.journal.data_folder import usual_folder

PREFIX = "GK_"
NOT_OURS = {"GK_SKIP_WEB"}  # read by the build, not by the server
RETIRED = {"GK_SCRIBE"}  # settings of older versions, which do nothing any more


class Settings(Struct, frozen=True, kw_only=True):
    """How the server runs. The name in the environment is the field's in capitals after GK_."""

    data: Path = msgspec.field(default_factory=usual_folder)
    db: str = ""  # postgresql://...; empty: SQLite in the data folder
    redis: str = ""  # redis://...; empty: this process is alone
    public_url: str = ""  # as people type it; needed for passkeys outside localhost, and behind a proxy
    secret_file: Path | None = None  # keys that sign cookies, newest first, a line each; made at first start
    trusted_proxies: str = ""  # addresses or networks whose X-Forwarded-For is believed, with commas
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bots: Annotated[int, Meta(ge=0, le=64)] = 0  # that think at the same time in a process; 0: all cores but one
    bot_pause_ms: Annotated[int, Meta(ge=0, le=10_000)] = 600  # before a bot's move, so that people can follow
    warm_up: bool = True  # compile every game and its bots at start, in the background
    limit_factor: Annotated[int, Meta(ge=1, le=1_000_000)] = 1  # all rate limits times this
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] = 0  # /metrics on 127.0.0.1; 0: none
    log: str = "info"

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
        if name.startswith(PREFIX) and name not in NOT_OURS | RETIRED and value.strip():
            found.setdefault(_known(name), value.strip())
    settings = _convert(found)
    _check(settings)
    return settings


def _known(name: str) -> str:
    """Return the field of a name in the environment."""
    field = name.removeprefix(PREFIX).lower()
    if field not in Settings.__struct_fields__:
        known = ", ".join(PREFIX + each.upper() for each in Settings.__struct_fields__)
        raise BadSetting(name, f"there is none of that name, only {known}")
    return field


def _convert(found: dict[str, Any]) -> Settings:
    """Make the struct, every value checked."""
    for name in NUMBERS & found.keys():
        found[name] = _number(name, found[name])
    try:
        return msgspec.convert(found, Settings, strict=False, dec_hook=_as_path)
    except msgspec.ValidationError as error:
        told, _, field = str(error).partition(" - at `$.")
        raise BadSetting(PREFIX + field.strip("`").upper(), told) from None


def _number(name: str, value: object) -> int:
    """Read a whole number."""
    try:
        return int(str(value))
    except ValueError:
        raise BadSetting(PREFIX + name.upper(), f"must be a whole number, not {value!r}") from None


def _as_path(kind: type, value: object) -> object:
    """Make a path of a text."""
    return Path(str(value)).expanduser() if kind is Path else value


def _check(settings: Settings) -> None:
    """Refuse what does not fit together."""
    check_settings(settings.db, settings.redis, processes=settings.workers)
    _check_public_url(settings.public_url)
    _check_proxies(settings.trusted_proxies)
    if settings.log not in LEVELS_OF_LOG:
        raise BadSetting("GK_LOG", f"must be one of {', '.join(LEVELS_OF_LOG)}")


def _check_public_url(value: str) -> None:
    """Refuse what is no bare address of a site."""
    parts = urlsplit(value)
    is_site = parts.scheme in ("http", "https") and parts.hostname and not (parts.path.strip("/") or parts.query)
    if value and not is_site:
        raise BadSetting("GK_PUBLIC_URL", "must be scheme and host alone, such as https://games.example.org")


def _check_proxies(value: str) -> None:
    """Refuse what is no list of addresses."""
    for part in filter(None, map(str.strip, value.split(","))):
        try:
            ipaddress.ip_network(part, strict=False)
        except ValueError:
            raise BadSetting("GK_TRUSTED_PROXIES", f"{part!r} is no address and no network") from None
