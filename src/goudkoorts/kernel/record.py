"""A game state declared as a class of annotated fields, laid out as one NumPy record.

    class State(Record):
        phase: I8                           # a single small number
        displays: Annotated[Row, I64, 3]    # a row of numbers
        haul: Annotated[Grid, I16, 4, 9]    # a grid of numbers

Type checkers see plain ints, rows and grids. At run time a state is a NumPy record: a few dozen bytes that are
copied by assignment, compared byte by byte, and read by compiled rules on CPU and GPU alike.
"""

from collections import namedtuple
from collections.abc import Callable, Iterator
from functools import cache
from itertools import accumulate
from math import prod
from operator import itemgetter
from struct import Struct
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
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

NOT_READ: Final = ()
WORD: Final = 8  # bytes
STRUCT_CODES: Final = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}  # numbers as NumPy and as `struct` call them


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

    __slots__ = ("reading",)
    reading: Any  # of a settled record: what `plain_of` returns, or NOT_READ

    @property
    def data(self) -> Self:  # type: ignore[override]  # a buffer as well
        """Where compiled rules find the bytes: the record itself. NumPy would first describe every field of it."""
        return self

    def __getattr__(self, name: str) -> Any:
        """Return a field; one that is not settled has no reading."""
        if name == "reading":
            return None
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
        cls.dtype = np.dtype((Fields, _whole_words(np.dtype(fields, align=True))))

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
    fields: Any = record
    # Assigning would go field by field.
    return np.ndarray(1, fields.dtype, bytearray(fields.tobytes()))[0]  # type: ignore[no-any-return]


def plain_of(record: Record) -> Any:
    """Return the fields as plain numbers and lists, to be read and not changed; for words and views.

    Read at once, since one by one is slow.
    """
    fields: Any = record
    known = fields.reading
    if known:
        return known
    reading = _reader(fields.dtype)(fields.tobytes())
    if known is not None:
        _keep_reading(record, reading)
    return reading


def settle(record: Record) -> None:
    """Promise that nobody changes a record any more: it is read once for all who look at it."""
    _keep_reading(record, NOT_READ)


_keep_reading: Callable[[Record, Any], None] = Fields.__dict__["reading"].__set__  # past what sets fields


@cache
def _reader(layout: np.dtype[Any]) -> Callable[[bytes], Any]:
    """Return what reads all fields of a layout: every number by one call, then each field its part of them."""
    assert layout.names is not None, "a record has fields"
    numbers = Struct("<" + "".join(_codes(layout)))
    ends = list(accumulate(_size(layout[name]) for name in layout.names))
    parts = [slice(end - _size(layout[name]), end) for name, end in zip(layout.names, ends, strict=True)]
    fields = itemgetter(
        *(part if layout[name].shape else part.start for name, part in zip(layout.names, parts, strict=True))
    )
    widths = {place: layout[name].shape[1] for place, name in enumerate(layout.names) if len(layout[name].shape) > 1}
    plain = _plain_type(layout.names)

    def read(content: bytes) -> Any:
        """Read a record."""
        values = fields(list(numbers.unpack(content)))
        if widths:
            values = list(values)
            for place, width in widths.items():
                grid = values[place]
                values[place] = [grid[first : first + width] for first in range(0, len(grid), width)]
        return plain._make(values)

    return read


def _plain_type(names: tuple[str, ...]) -> Any:
    """Return the type of what is read of a layout; two of them are the same only if they are one, so caches may ask."""
    fields: Any = namedtuple("fields", names)  # type: ignore[misc]  # the names are those of the layout
    return type("plain", (fields,), {"__slots__": (), "__eq__": object.__eq__, "__hash__": object.__hash__})


def _codes(layout: np.dtype[Any]) -> Iterator[str]:
    """Name the numbers of a layout, and the gaps between them, as `struct` does."""
    end = 0
    for name in layout.names or ():
        field, start = cast(Any, layout.fields)[name]
        yield f"{start - end}x{_size(field)}{STRUCT_CODES[field.base.str[1:]]}"
        end = start + field.itemsize
    yield f"{layout.itemsize - end}x"


def _size(field: np.dtype[Any]) -> int:
    """Return how many numbers a field holds."""
    return prod(field.shape)


def bytes_of(record: Record) -> bytes:
    """Return the bytes of a record, for comparing and hashing."""
    fields: Any = record
    return fields.tobytes()  # type: ignore[no-any-return]


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


def _whole_words(layout: np.dtype[Any]) -> np.dtype[Any]:
    """Return a layout that fills whole words of 64 bits, as which records are hashed and copied."""
    described: Any = layout
    offsets = [described.fields[name][1] for name in described.names]
    formats = [described[name] for name in described.names]
    size = -(-layout.itemsize // WORD) * WORD
    if size == layout.itemsize:
        return layout
    return np.dtype({"names": described.names, "formats": formats, "offsets": offsets, "itemsize": size})


def _scalar(detail: Any) -> Any:
    """Unwrap `I64` inside `Annotated[Row, I64, 3]`."""
    return get_args(detail)[1] if get_origin(detail) is Annotated else detail
