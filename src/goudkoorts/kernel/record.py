"""A game state declared as a class of annotated fields, laid out as one NumPy record.

    class State(Record):
        phase: I8                           # a single small number
        displays: Annotated[Row, I64, 3]    # a row of numbers
        haul: Annotated[Grid, I16, 4, 9]    # a grid of numbers

Type checkers see plain ints, rows and grids. At run time a state is a `numpy.record`: a few dozen bytes that are
copied by assignment, compared byte by byte, and read by compiled rules on CPU and GPU alike.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import (
    Annotated,
    Any,
    ClassVar,
    Protocol,
    Self,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import numpy as np
from numpy.typing import NDArray

# Signed throughout: `np.uint8(0) - 1` is 255 when interpreted and -1 when compiled.
I8 = Annotated[int, np.int8]
I16 = Annotated[int, np.int16]
I32 = Annotated[int, np.int32]
I64 = Annotated[int, np.int64]

R = TypeVar("R", bound="Record")

# A state is a numpy.record at run time, which looks for a field of that name before it finds a method: ask past that.
_to_bytes: Callable[[Any], bytes] = np.generic.tobytes
_to_item: Callable[[Any], tuple[Any, ...]] = np.generic.item
_dtype_of: Callable[[Any], np.dtype[Any]] = np.generic.dtype.__get__


class Row(Protocol):
    """A fixed number of integers."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A fixed rectangle of integers."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Record:
    """The base of every state; its annotations are its layout."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = [_field(name, hint) for name, hint in hints.items() if get_origin(hint) is Annotated]
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))

    @classmethod
    def new(cls) -> Self:
        """Return one record, all zeros."""
        return cls.rows(1)[0]

    @classmethod
    def rows(cls, count: int) -> "Records[Self]":
        """Return many records, all zeros; an element is a view, not a copy."""
        return cast("Records[Self]", np.zeros(count, cls.dtype))


class Records(Protocol[R]):
    """An array of records."""

    @overload
    def __getitem__(self, index: int, /) -> R: ...
    @overload
    def __getitem__(self, index: slice, /) -> Self: ...
    def __setitem__(self, index: int, value: R, /) -> None: ...
    def __len__(self) -> int: ...
    def copy(self) -> Self:
        """Return an independent array with the same records."""


def copy_of(record: R) -> R:
    """Return an independent record with the same bytes."""
    # Assigning field by field takes longer, the more fields there are.
    return cast(R, np.frombuffer(bytearray(_to_bytes(record)), _dtype_of(record))[0])


def plain_of(record: Record) -> Any:
    """Return the fields as plain numbers and lists, for words and views: read at once, one by one is slow."""
    values = zip(_dtype_of(record).names or (), _to_item(record), strict=True)
    return SimpleNamespace(**{name: value if type(value) is int else value.tolist() for name, value in values})


def bytes_of(record: Record) -> bytes:
    """Return the bytes of a record, for comparing and hashing."""
    return _to_bytes(record)


def words_of(records: Records[Any]) -> NDArray[np.int64]:
    """Return the same memory as rows of whole numbers, for hashing and quick copies."""
    return cast(Any, records).view(np.int64).reshape(len(records), -1)  # type: ignore[no-any-return]


def row_of(values: list[int]) -> NDArray[np.int64]:
    """Return integers as the array type that compiled rules take."""
    return np.array(values, np.int64)


def _field(name: str, hint: Any) -> tuple[str, type, tuple[int, ...]]:
    """Return one field of the layout from its annotation."""
    assert not hasattr(np.record, name), f"a field named {name!r} would be hidden by a method of every NumPy record"
    _, *details = get_args(hint)
    scalar, *shape = [_scalar(detail) for detail in details]
    return name, scalar, tuple(shape)


def _scalar(detail: Any) -> Any:
    """Unwrap `I64` inside `Annotated[Row, I64, 3]`."""
    return get_args(detail)[1] if get_origin(detail) is Annotated else detail
