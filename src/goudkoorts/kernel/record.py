"""A game state declared as a class of annotated fields, laid out as one NumPy record.

    class State(Record):
        phase: I8                           # a single small number
        displays: Annotated[Row, I64, 3]    # a row of numbers
        haul: Annotated[Grid, I16, 4, 9]    # a grid of numbers

Type checkers see plain ints, rows and grids. At run time a state is a NumPy record: a few dozen bytes that are
copied by assignment, compared byte by byte, and read by compiled rules on CPU and GPU alike.
"""

from functools import lru_cache
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

STATES_KEPT = 1 << 10


class Row(Protocol):
    """A fixed number of integers."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A fixed rectangle of integers."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


class Fields(np.void):  # type: ignore[misc]  # final in the stubs only
    """A record at run time: its fields are attributes.

    As `numpy.record`, but its own methods are found first: compiled rules ask every record for its `data`, and
    looking for a field of that name took longer than most rules.
    """

    def __getattr__(self, name: str) -> Any:
        """Return a field."""
        try:
            return self[name]
        except (KeyError, ValueError):
            raise AttributeError(f"a record without {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        """Change a field."""
        try:
            self[name] = value
        except (KeyError, ValueError):
            raise AttributeError(f"a record without {name!r}") from None


class Record:
    """The base of every state; its annotations are its layout."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        fields = [_field(name, hint) for name, hint in hints.items() if get_origin(hint) is Annotated]
        cls.dtype = np.dtype((Fields, np.dtype(fields, align=True)))

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
    return copies_of(record, 1)[0]


def copies_of(record: R, count: int) -> Records[R]:
    """Return independent records with the same bytes."""
    # Assigning would go field by field.
    return np.frombuffer(bytearray(bytes_of(record) * count), cast(Any, record).dtype)


def plain_of(record: Record) -> Any:
    """Return the fields as plain numbers and lists, to be read and not changed; for words and views.

    Read at once, since one by one is slow; and kept for a while, since all who look at a table see much the same.
    """
    return _plain(bytes_of(record), cast(Any, record).dtype)


@lru_cache(maxsize=STATES_KEPT)
def _plain(content: bytes, layout: np.dtype[Any]) -> SimpleNamespace:
    """Return the fields in the bytes of a record."""
    values = zip(layout.names or (), np.frombuffer(content, layout)[0].item(), strict=True)
    return SimpleNamespace(**{name: value if type(value) is int else value.tolist() for name, value in values})


def bytes_of(record: Record) -> bytes:
    """Return the bytes of a record, for comparing and hashing."""
    return cast(Any, record).tobytes()  # type: ignore[no-any-return]


def words_of(records: Records[Any]) -> NDArray[np.int64]:
    """Return the same memory as rows of whole numbers, for hashing and quick copies."""
    return cast(Any, records).view(np.int64).reshape(len(records), -1)  # type: ignore[no-any-return]


def row_of(values: list[int]) -> NDArray[np.int64]:
    """Return integers as the array type that compiled rules take."""
    return np.array(values, np.int64)


def _field(name: str, hint: Any) -> tuple[str, type, tuple[int, ...]]:
    """Return one field of the layout from its annotation."""
    assert not hasattr(Fields, name), f"a field named {name!r} would be hidden by a method of every NumPy record"
    _, *details = get_args(hint)
    scalar, *shape = [_scalar(detail) for detail in details]
    return name, scalar, tuple(shape)


def _scalar(detail: Any) -> Any:
    """Unwrap `I64` inside `Annotated[Row, I64, 3]`."""
    return get_args(detail)[1] if get_origin(detail) is Annotated else detail
