"""Lays what the engine answers beside what this second reading expects."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec


def plain(line: Mapping[str, object]) -> dict[str, Any]:
    """Return a line as it comes out of its JSON: lists for tuples, plain numbers."""
    fields: dict[str, Any] = json.loads(msgspec.json.encode(line))
    return fields
