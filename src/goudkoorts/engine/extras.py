"""What is installed on request: the extras of this distribution, and what each is for."""

from importlib.util import find_spec

from goudkoorts.engine.errors import MissingExtra

EXTRAS = {
    "cli": ("click", "rich"),
    "server": ("starlette", "uvicorn", "websockets", "sqlalchemy", "alembic", "structlog", "prometheus_client"),
}


def require_extra(extra: str, purpose: str) -> None:
    """Raise MissingExtra, which says what to install, where a package of an extra is not there."""
    if any(find_spec(package) is None for package in EXTRAS[extra]):
        raise MissingExtra(extra, purpose)
