"""Default pictures: the fields of the state by their names."""

from collections.abc import Mapping
from typing import Any

from goudkoorts.engine.any_game import State, seat_to_act
from goudkoorts.kernel.record import plain_of
from goudkoorts.kernel.telling import Say


def show(state: State) -> dict[str, object]:
    """Return every field."""
    fields: dict[str, object] = plain_of(state)._asdict()
    return fields


def view(state: State, _seat: int) -> dict[str, object]:
    """Return the seat to act and every field; what the viewer may not know is blank already."""
    return {"turn": int(seat_to_act(state)), **show(state)}


def draw(view: Mapping[str, Any], say: Say) -> list[str]:
    """Return a line a field; a grid takes a line a row."""
    return [line for name, value in view.items() for line in _lines(name, value, say)]


def _lines(name: str, value: Any, say: Say) -> list[str]:
    """Return the lines of one field."""
    if not isinstance(value, list):
        return [say("field", name=name, value=value)]
    if not value or not isinstance(value[0], list):
        return [say("field", name=name, value=_row(value))]
    return [say("field", name=name, value=""), *(f"  {_row(row)}" for row in value)]


def _row(numbers: list[int]) -> str:
    """Write numbers side by side."""
    return " ".join(map(str, numbers))
