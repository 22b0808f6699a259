"""Monte Carlo tree search over information sets, compiled, for any game.

One iteration: what is unseen is dealt anew (`redeal`), then the tree is walked down from the root. Players choose by
what was found and how it looks; chance draws one of its tickets, and every outcome leads to a node of its own. The
first position not yet known is added, the game is played out from it, and everybody on the way learns what that
brought: each seat its own share of the ranking, so the same code serves two players and six.
"""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.bots.loops.contests import choose_greedily
from goudkoorts.bots.loops.judging import judge
from goudkoorts.bots.loops.tree import (
    NO_EDGE,
    NO_NODE,
    Edge,
    Manner,
    Node,
    Tree,
    add_edges,
    add_node,
    choose_edge,
    find_slot,
    make_priors,
    reserve_edges,
    width_of,
)
from goudkoorts.bots.loops.workspace import SearchMemory, Workspace
from goudkoorts.engine.any_game import (
    State,
    apply,
    count_tickets,
    hide_from,
    list_legal,
    open_ticket,
    payoff,
    redeal,
    round_of,
    seat_to_act,
    weigh,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below, dice_of
from goudkoorts.kernel.hashes import hash_of
from goudkoorts.kernel.places import share_of_first
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule

ROOT, WORLD, SIGHT, TRIAL = 0, 1, 2, 3  # rows of the table
ROWS = 4
# What is found about each choice at the root
TIMES, RESULT, RESULT_SQUARED, WINS, WINS_SQUARED, POINTS, POINTS_SQUARED = range(7)
FINDINGS = 7
FINE = 1 << 20  # random fractions are whole numbers of these
STAMP, SEAT, SEED = 0, 1, 2  # what a search keeps in `notes`
NODE, EDGE, ACTOR = 0, 1, 2  # what it keeps of each step on its path


@rule
def play_chance(state: State, dice: NDArray[np.int64]) -> int:
    """Let chance act until somebody must decide; return who."""
    actor = seat_to_act(state)
    while actor == CHANCE:
        apply(state, open_ticket(state, below(dice, count_tickets(state))))
        actor = seat_to_act(state)
    return actor


@rule
def look(table: Records[State], words: NDArray[np.int64], seat: int) -> None:
    """Put on row SIGHT what a seat knows of the world."""
    words[SIGHT] = words[WORLD]
    hide_from(table[SIGHT], seat)


@rule
def something_is_hidden(words: NDArray[np.int64]) -> bool:
    """Whether the sight differs from the world."""
    differs = False
    for place in range(words.shape[1]):
        differs |= words[SIGHT, place] != words[WORLD, place]
    return differs


@rule
def weigh_choices(space: Workspace, actor: int, boldness: float) -> int:
    """List the choices of a seat with how likely they look, judged by what that seat knows; return how many."""
    table, words, actions, weights = space
    look(table, words, actor)
    count = list_legal(table[SIGHT], actions)
    if count > 1 and boldness > 0.0:
        weigh(table[SIGHT:], actions, count, weights)
        make_priors(weights, count, boldness)
    else:
        weights[:count] = 1.0 / count
    return count


@rule
def open_node(node: Node, tree: Tree, space: Workspace, actor: int, manner: Manner, varies: bool) -> bool:
    """Give a node its choices, the likeliest first; False when memory is full."""
    count = weigh_choices(space, actor, manner.boldness)
    room = int(manner.most_width)
    if not varies:
        room = min(room, count)
    if not reserve_edges(node, tree, room):
        return False
    add_edges(node, tree.edges, space.actions, space.weights, count)
    return True


@rule
def stamp_possible(
    node: Node,
    edges: Records[Edge],
    space: Workspace,
    actor: int,
    manner: Manner,
    possible: NDArray[np.int64],
    stamp: int,
) -> None:
    """Stamp what is possible in this world at a node whose choices vary, and add choices if too few are known."""
    table, _, actions, weights = space
    count = list_legal(table[WORLD], actions)
    for place in range(count):
        possible[int(actions[place])] = stamp
    known = 0
    for number in range(int(node.first), int(node.first + node.edges)):
        known += possible[int(edges[number].action)] == stamp
    if known < min(count, width_of(node, manner)) and node.edges < node.room:
        weigh_choices(space, actor, manner.boldness)
        for number in range(int(node.first), int(node.first + node.edges)):
            for place in range(count):
                if actions[place] == edges[number].action:
                    weights[place] = 0.0
        add_edges(node, edges, actions, weights, count)


@rule
def play_out(
    table: Records[State],
    words: NDArray[np.int64],
    manner: Manner,
    fate: NDArray[np.int64],
    dice: NDArray[np.int64],
    actions: NDArray[np.int64],
    weights: NDArray[np.float64],
) -> None:
    """Play the world on, some decisions by sense and the others at random, to the end or to that of a round."""
    slip = int(manner.slip * FINE)
    state = table[WORLD]
    last_round = round_of(state) + int(manner.rounds)
    decisions = 0
    actor = seat_to_act(state)
    while actor != NOBODY:
        if actor == CHANCE:
            apply(state, open_ticket(state, below(fate, count_tickets(state))))
        elif decisions == manner.horizon or (manner.rounds > 0 and round_of(state) >= last_round):
            return
        elif decisions < manner.guided and below(dice, FINE) >= slip:
            look(table, words, actor)
            apply(state, choose_greedily(table[SIGHT:], actions, weights, dice))
            decisions += 1
        else:
            apply(state, open_ticket(state, below(dice, count_tickets(state))))
            decisions += 1
        actor = seat_to_act(state)


@rule
def search(iterations: int, manner: Manner, memory: SearchMemory) -> None:
    """Search on from the root, which is node 0 and lies on row ROOT as the searching seat sees it."""
    tree, space, streams, outcome, walk, notes, findings = memory
    # Taken apart once, and handed on as arrays where every iteration passes: a look into a tuple counts references,
    # which took a quarter of all time.
    nodes, edges, slots, used = tree
    table, words, actions, weights = space
    dice, fate = streams
    scores, ranks, results = outcome
    path, possible = walk
    me = int(notes[SEAT])
    world = table[WORLD]
    words[WORLD] = words[ROOT]
    if nodes[0].room == 0:
        open_node(nodes[0], tree, space, me, manner, False)
    for _ in range(iterations):
        edge = choose_edge(nodes[0], edges, manner, possible, 0)
        # The n-th trial of every choice meets the same fate, so that luck does not tell them apart.
        fate[0] = dice_of(int(notes[SEED]), int(edges[edge].visits))
        words[WORLD] = words[ROOT]
        redeal(world, me, fate)
        number = 0
        actor = me
        depth = 0
        while True:
            path[depth, NODE] = number
            path[depth, EDGE] = edge
            path[depth, ACTOR] = actor
            depth += 1
            if edge == NO_EDGE:
                break
            apply(world, int(edges[edge].action))
            actor = play_chance(world, fate)
            if actor == NOBODY or depth == len(path):
                break
            look(table, words, me)
            key = hash_of(words[SIGHT])
            slot = find_slot(slots, nodes, key)
            if slots[slot] == NO_NODE:
                number = add_node(nodes, slots, used, slot, key, number)
            else:
                number = int(slots[slot])
            if number == NO_NODE:
                break
            node = nodes[number]
            varies = actor != me and something_is_hidden(words)
            edge = NO_EDGE
            if node.room == 0 and node.visits > 0:
                open_node(node, tree, space, actor, manner, varies)
            if node.room > 0:
                stamp = 0
                if varies:
                    notes[STAMP] += 1
                    stamp = int(notes[STAMP])
                    stamp_possible(node, edges, space, actor, manner, possible, stamp)
                edge = choose_edge(node, edges, manner, possible, stamp)
        play_out(table, words, manner, fate, dice, actions, weights)
        judge(world, manner, ranks, results)
        learn(nodes, edges, path, depth, results)
        payoff(world, scores)
        choice = int(path[0, EDGE]) - int(nodes[0].first)
        note_findings(findings, choice, results[me], share_of_first(ranks, me), float(scores[me]))


@rule
def learn(
    nodes: Records[Node], edges: Records[Edge], path: NDArray[np.int64], depth: int, results: NDArray[np.float64]
) -> None:
    """Tell every node and edge on the way what its seat got."""
    for step in range(depth):
        result = results[int(path[step, ACTOR])]
        node = nodes[int(path[step, NODE])]
        node.visits += 1
        node.value += result
        if path[step, EDGE] != NO_EDGE:
            edge = edges[int(path[step, EDGE])]
            edge.visits += 1
            edge.value += result


@rule
def note_findings(findings: NDArray[np.float64], choice: int, result: float, win: float, points: float) -> None:
    """Add one playout to what is known about a choice at the root."""
    if 0 <= choice < len(findings):
        findings[choice, TIMES] += 1.0
        findings[choice, RESULT] += result
        findings[choice, RESULT_SQUARED] += result * result
        findings[choice, WINS] += win
        findings[choice, WINS_SQUARED] += win * win
        findings[choice, POINTS] += points
        findings[choice, POINTS_SQUARED] += points * points
