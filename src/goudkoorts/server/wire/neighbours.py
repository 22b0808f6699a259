"""The messages about others in this network."""

from msgspec import Struct


class NeighboursView(Struct, frozen=True):
    """Whether others in this network can be let in, whether they are, and the address to give them."""

    offered: bool
    open: bool
    url: str | None
