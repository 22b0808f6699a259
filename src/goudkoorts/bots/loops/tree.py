"""What a search remembers: positions as one seat sees them, and the choices tried there. Fixed memory, no pointers.

A position is found by a hash of the state as the searching seat may know it: two ways to the same sight share what was
learned, and what was learned in one move serves in the next.
"""

from math import exp, sqrt
from typing import Annotated, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from goudkoorts.kernel.record import I16, I32, I64, Record, Records
from goudkoorts.kernel.rule import rule
from goudkoorts.kernel.senseless import FARTHEST

F64 = Annotated[float, np.float64]

NODES, EDGES = 0, 1  # what `used` counts
NO_NODE: Final = -1
NO_EDGE: Final = -1
NEVER: Final = -1.0e30

TINY: Final = 1.0e-9
CERTAIN: Final = 2.0  # more than any chance


class Node(Record):
    """A decision as the searching seat sees it."""

    key: I64  # the hash of that sight
    value: F64  # what the seat to act got, summed over the visits
    visits: I32
    parent: I32  # the node it was first reached from, always a smaller number, or NO_NODE
    first: I32  # its first edge
    edges: I16  # how many it has now
    room: I16  # how many it may have; 0 until it is opened at the second visit


class Edge(Record):
    """A choice at a node."""

    prior: F64  # how likely it looked before it was tried
    value: F64  # what the seat to act got, summed over the visits
    action: I32
    visits: I32


class Manner(Record):
    """How a search goes about it: one record for each game and level."""

    exploration: F64  # the weight of the prior against what was found
    boldness: F64  # how much the prior prefers what weighs most; 0 is no preference at all
    caution: F64  # how much less than the mean so far an untried choice is thought worth
    widening: F64  # choices looked at grow with this times the root of the visits
    slip: F64  # the chance of any move at all in the guided part of a playout
    points_share: F64  # how much the margin in points counts beside the rank
    points_scale: F64  # the margin in points that is nearly everything
    least_width: I32  # choices looked at from the first
    most_width: I32  # choices remembered at most
    guided: I32  # decisions of a playout that are made by `weigh`
    horizon: I32  # decisions of a playout before the prospects are taken for the result
    rounds: I32  # rounds that end in a playout before the prospects are taken for the result; 0 plays to the end


class Tree(NamedTuple):
    """All nodes and edges of a search, in the order in which they were made."""

    nodes: Any  # records of Node
    edges: Any  # records of Edge
    slots: NDArray[np.int32]  # a hash table of node numbers; its size is a power of two
    used: NDArray[np.int64]  # how many NODES and EDGES there are


@rule
def find_slot(slots: NDArray[np.int32], nodes: Records[Node], key: int) -> int:
    """Return the slot that holds the node of a key, or the free one where it belongs."""
    mask = len(slots) - 1
    slot = key & mask
    while slots[slot] != NO_NODE and nodes[int(slots[slot])].key != key:
        slot = (slot + 1) & mask
    return slot


@rule
def add_node(
    nodes: Records[Node], slots: NDArray[np.int32], used: NDArray[np.int64], slot: int, key: int, parent: int
) -> int:
    """Make a node without edges and return its number; NO_NODE when memory is full."""
    number = int(used[NODES])
    if number == len(nodes):
        return NO_NODE
    used[NODES] += 1
    slots[slot] = number
    node = nodes[number]
    node.key = key
    node.value = 0.0
    node.visits = 0
    node.parent = parent
    node.first = 0
    node.edges = 0
    node.room = 0
    return number


@rule
def make_priors(weights: NDArray[np.float64], count: int, boldness: float) -> None:
    """Turn weights into chances: the further below the best, in mean distances, the less likely.

    What is senseless gets no chance at all, and does not count in the mean: beside it everything else would look alike.
    """
    best = NEVER
    for place in range(count):
        best = max(best, weights[place])
    distances = 0.0
    sensible = 0
    for place in range(count):
        weights[place] -= best
        if weights[place] >= FARTHEST:
            distances -= weights[place]
            sensible += 1
    mean = distances / sensible
    total = 0.0
    for place in range(count):
        weights[place] = exp(boldness * weights[place] / (mean + TINY)) + TINY if weights[place] >= FARTHEST else 0.0
        total += weights[place]
    for place in range(count):
        weights[place] /= total


@rule
def reserve_edges(node: Node, tree: Tree, room: int) -> bool:
    """Keep room for the edges of a node; False when memory is full."""
    if tree.used[EDGES] + room > len(tree.edges):
        return False
    node.first = int(tree.used[EDGES])
    node.room = room
    tree.used[EDGES] += room
    return True


@rule
def add_edges(
    node: Node, edges: Records[Edge], actions: NDArray[np.int64], weights: NDArray[np.float64], count: int
) -> None:
    """Add the likeliest choices first, as far as there is room; a choice of weight 0 is there already."""
    place = 0
    chance = CERTAIN
    while node.edges < node.room:
        place = likeliest(weights, count, place, chance)
        chance = float(weights[place])
        if chance <= 0.0:
            return
        edge = edges[int(node.first + node.edges)]
        edge.prior = chance
        edge.value = 0.0
        edge.action = int(actions[place])
        edge.visits = 0
        node.edges += 1
        weights[place] = 0.0


@rule
def likeliest(weights: NDArray[np.float64], count: int, before: int, chance: float) -> int:
    """Return the choice that weighs most, the first of equals, after the one before it and its chance.

    Often many weigh the same: then the next one lies further on, and nothing else has to be looked at.
    """
    for place in range(before, count):
        if weights[place] == chance:
            return place
    best = 0
    for place in range(1, count):
        if weights[place] > weights[best]:
            best = place
    return best


@rule
def width_of(node: Node, manner: Manner) -> int:
    """Return how many choices may be looked at by now: the more visits, the more."""
    return int(manner.least_width + manner.widening * sqrt(node.visits))


@rule
def choose_edge(node: Node, edges: Records[Edge], manner: Manner, possible: NDArray[np.int64], stamp: int) -> int:
    """Return the edge that promises most, by what was found and how it looked (PUCT); NO_EDGE when there is none.

    With a stamp only actions that bear it are possible; 0 means that all are.
    """
    width = width_of(node, manner)
    untried = node.value / max(1, node.visits) - manner.caution
    spread = manner.exploration * sqrt(node.visits)
    best = NO_EDGE
    most = NEVER
    for number in range(int(node.first), int(node.first + node.edges)):
        edge = edges[number]
        if stamp != 0 and possible[int(edge.action)] != stamp:
            continue
        promise = spread * edge.prior / (1 + edge.visits)
        promise += edge.value / edge.visits if edge.visits > 0 else untried
        if promise > most:
            most = promise
            best = number
        width -= 1
        if width == 0:
            break
    return best


@rule
def keep_below(tree: Tree, root: int) -> None:
    """Forget every node that was not reached through the new root, and close the gaps; the root becomes node 0."""
    nodes, edges, slots, used = tree
    moved = np.full(int(used[NODES]), NO_NODE, np.int32)
    before = edges[: int(used[EDGES])].copy()  # edges lie in the order in which nodes were opened, not made
    slots[:] = NO_NODE
    kept = 0
    kept_edges = 0
    for number in range(root, int(used[NODES])):
        parent = int(nodes[number].parent)
        # A parent has a smaller number than its child, so its fate is known by now.
        if number != root and (parent < root or moved[parent] == NO_NODE):
            continue
        moved[number] = kept
        nodes[kept] = nodes[number]
        node = nodes[kept]
        node.parent = NO_NODE if number == root else moved[parent]
        for place in range(int(node.room)):
            edges[kept_edges + place] = before[int(node.first) + place]
        node.first = kept_edges
        kept_edges += int(node.room)
        slots[find_slot(slots, nodes, int(node.key))] = kept
        kept += 1
    used[NODES] = kept
    used[EDGES] = kept_edges
