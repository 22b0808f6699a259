"""Logs: one JSON line an event, without names, addresses, cookies, tokens or table ids."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import msgspec
import structlog

IDS = re.compile(r"(?<![\w/-])(?:[\w-]{22}|p[a-z2-7]{16})(?![\w-])", re.ASCII)
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


def set_up_logs(level: str) -> None:
    """Write JSON lines on standard error, ours and the libraries' alike."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_ids,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer(serializer=_as_json)],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    renderer = structlog.processors.JSONRenderer(serializer=_as_json)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processor=renderer, foreign_pre_chain=shared))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)


def without_ids(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Blank the ids of tables and people, whoever wrote them: the id of a private table is its key."""
    for field in ("event", "exception"):
        if isinstance(event.get(field), str):
            event[field] = IDS.sub("...", event[field])
    return event


def _as_json(event: Any, **_options: Any) -> str:
    """Write a line."""
    return msgspec.json.encode(event, enc_hook=repr).decode()
