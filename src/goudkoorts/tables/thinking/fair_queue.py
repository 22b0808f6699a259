"""A queue in which nobody waits behind another's backlog: one item of each owner in turn."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Round robin over owners; the items of one owner come in the order they were put."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[T]] = OrderedDict()  # whose turn is next comes first

    def __len__(self) -> int:
        """How many items wait."""
        return sum(map(len, self._lines.values()))

    def put(self, owner: str, item: T) -> None:
        """Add an item behind the owner's others."""
        self._lines.setdefault(owner, deque()).append(item)

    def take(self) -> T | None:
        """Return the next item, None when nothing waits."""
        if not self._lines:
            return None
        owner, line = self._lines.popitem(last=False)
        item = line.popleft()
        if line:
            self._lines[owner] = line
        return item

    def drop(self, owner: str, item: T) -> bool:
        """Remove a waiting item; say whether it was there."""
        line = self._lines.get(owner)
        if line is None or item not in line:
            return False
        line.remove(item)
        if not line:
            del self._lines[owner]
        return True
