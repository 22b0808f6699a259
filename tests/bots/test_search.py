"""The search: repeatable, within its budget, and right where the truth is known."""

from functools import cache
from math import inf
from types import SimpleNamespace
from typing import Any

import pytest

import goudkoorts.bots.search as search_module
from bots.brute_force import BruteForce, after, endgames, outcomes
from bots.positions import choice_in, choices_of_a_game, seen_by_its_seat
from fairness import looks_fair
from goudkoorts.bots.bot import legal_actions
from goudkoorts.bots.endgame import solve
from goudkoorts.bots.levels import NO_LIMIT, manner_for
from goudkoorts.bots.loops.tree import NO_NODE, NODES, find_slot
from goudkoorts.bots.search import FIRST_SLICE, Budget, Search, all_visits, think
from goudkoorts.bots.search_bot import SearchBot
from goudkoorts.bots.space import outcome_for
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.hashes import hash_of
from goudkoorts.kernel.record import copy_of

pytestmark = pytest.mark.compiled_only

GOLD, GOLDRAUSCH, ZEVENSPEL = GAMES["gold"], GAMES["goldrausch"], GAMES["zevenspel"]
QUICK_GAMES = pytest.mark.parametrize("game", [GOLD, GOLDRAUSCH, ZEVENSPEL], ids=lambda game: game.NAME)
TO_THE_END = {"guided": 0, "horizon": NO_LIMIT, "rounds": 0, "boldness": 0.0}
FEW_NODES = 1 << 12


def new_search(game: Game, state: Any, seed: int = 1, nodes: int = FEW_NODES, **changes: float) -> Search:
    """Return a search of a position that plays to the end at random where nothing else is said."""
    search = Search(game, manner_for(game, **{**TO_THE_END, **changes}), seed, nodes)
    search.look_at(seen_by_its_seat(game, state))
    return search


def favourite(search: Search) -> int:
    """Return the choice that was tried most."""
    return search.candidates()[0].action


# --- repeatable


@QUICK_GAMES
def test_a_search_is_repeated_by_its_seed(game: Game) -> None:
    state = choice_in(game, 3)
    searches = [new_search(game, state, seed) for seed in (5, 5, 6)]

    for search in searches:
        search.run(300)

    assert searches[0].candidates() == searches[1].candidates()
    assert searches[0].candidates() != searches[2].candidates()


@QUICK_GAMES
def test_two_threads_are_repeated_by_their_seeds(game: Game) -> None:
    state = choice_in(game, 4)

    def found() -> tuple[int, dict[int, int]]:
        searches = [new_search(game, state, seed) for seed in (1, 2)]
        return think(searches, Budget(iterations=200)), all_visits(searches)

    done, visits = found()

    assert (done, visits) == found()
    assert sum(visits.values()) == done > 200


@QUICK_GAMES
def test_a_search_bot_plays_whole_games_by_the_rules(game: Game) -> None:
    for state in choices_of_a_game(game, 2, 8):
        blanked = seen_by_its_seat(game, state)
        bot = SearchBot("small", manner_for(game), Budget(iterations=10))

        assert bot.choose(game, blanked, legal_actions(game, blanked)) in legal_actions(game, state)


# --- the budget


def set_clock(monkeypatch: pytest.MonkeyPatch, seconds_a_look: float) -> None:
    """Let time pass by looks at the clock."""
    looks = iter(range(1_000_000))
    clock = SimpleNamespace(perf_counter=lambda: next(looks) * seconds_a_look)
    monkeypatch.setattr(search_module, "time", clock)


def test_a_search_stops_at_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    search = new_search(GOLD, choice_in(GOLD, 1))
    set_clock(monkeypatch, 1.0)

    done = think([search], Budget(seconds=5.0))

    assert done == 5 * FIRST_SLICE


def test_slices_grow_while_they_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    search = new_search(GOLD, choice_in(GOLD, 1))
    set_clock(monkeypatch, 1 / 1024)

    done = think([search], Budget(seconds=5 / 1024))

    assert done == FIRST_SLICE * (1 + 2 + 4 + 8 + 16)


def test_a_search_stops_when_no_other_choice_can_overtake(monkeypatch: pytest.MonkeyPatch) -> None:
    set_clock(monkeypatch, 1.0)  # slices stay short
    stopped = 0
    for seed in range(10):
        state = choice_in(GOLD, seed, 0.8)
        whole, settled = new_search(GOLD, state), new_search(GOLD, state)
        whole.run(1000)

        done = think([settled], Budget(iterations=1000))

        stopped += done < 1000
        assert favourite(settled) == favourite(whole)
    assert stopped


def test_a_search_stops_when_one_choice_is_better_for_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    set_clock(monkeypatch, 1.0)
    stopped = 0
    for state, shares in critical_endgames(2, 10):
        search = new_search(GOLD, state)

        done = think([search], Budget(iterations=4000, certainty=4.0))

        if done < 2000:  # sooner than half, when others could still overtake
            stopped += 1
            assert search.is_certain(4.0)
            assert shares[favourite(search)] == max(shares.values())
    assert stopped >= 5


def test_a_certainty_needs_trials() -> None:
    assert not new_search(GOLD, choice_in(GOLD, 1)).is_certain(0.0)


# --- right where the truth is known


def shares_of(game: Game, state: Any) -> dict[int, float]:
    """Return the exact share of first place of each action, for the seat to act."""
    solution = solve(game, state)
    assert solution
    return {action: value.shares[solution.seat] for action, value in solution.values.items()}


@cache
def critical_endgames(players: int, count: int) -> list[tuple[Any, dict[int, float]]]:
    """Return endgames in which one action alone is best."""
    found: list[tuple[Any, dict[int, float]]] = []
    for seed in range(2000):
        for state in endgames(GOLD, players, {}, seed)[2:5]:
            shares = shares_of(GOLD, state)
            if list(shares.values()).count(max(shares.values())) == 1 and len(shares) > 1:
                found.append((state, shares))
        if len(found) >= count:
            return found[:count]
    raise AssertionError(f"only {len(found)} endgames")


@pytest.mark.parametrize(("players", "least"), [(2, 28), (3, 22)])  # for three, replies of equal worth are open
def test_a_search_finds_the_one_best_move(players: int, least: int) -> None:
    agreed = 0
    for state, shares in critical_endgames(players, 30):
        search = new_search(GOLD, state, points_share=0.0)
        search.run(2000)
        agreed += shares[favourite(search)] == max(shares.values())

    assert agreed >= least


def decides_last(game: Game, state: Any) -> bool:
    """Whether chance alone acts after every action here."""
    return all(not decision_follows(game, after(game, state, action)) for action in legal_actions(game, state))


def decision_follows(game: Game, state: Any) -> bool:
    """Whether somebody may have to decide later."""
    actor = game.seat_to_act(state)
    if actor == CHANCE:
        return any(decision_follows(game, position) for _, position in outcomes(game, state))
    return actor != NOBODY


def test_values_approach_the_exact_expectation() -> None:
    compared = 0
    for seed in range(80):
        # Given the last decision of a match, with nothing but chance after it
        for state in endgames(ZEVENSPEL, 2, {"max_rounds": 8}, seed)[:1]:
            if ZEVENSPEL.count_tickets(state) == 1 or not decides_last(ZEVENSPEL, state):
                continue
            exact = BruteForce(ZEVENSPEL, 2, 100_000).by_action(state)
            search = new_search(ZEVENSPEL, state, points_share=0.0, seed=seed)

            # When it is searched
            search.run(2000)

            # Then what was found lies within its own errors of the truth
            seat = ZEVENSPEL.seat_to_act(state)
            for found in search.candidates():
                if found.visits > 100:
                    error = max(found.win_error, 1 / found.visits)
                    assert found.win == pytest.approx(exact[found.action][seat], abs=4.5 * error)
                    compared += 0 < exact[found.action][seat] < 1
    assert compared >= 10


def node_of(search: Search, sight: Any) -> Any:
    """Return the node of a sight, or None."""
    table: Any = search._game.State.rows(1)
    table[0] = sight
    words = table.view("int64").reshape(-1)
    tree = search.memory.tree
    number = tree.slots[find_slot(tree.slots, tree.nodes, hash_of(words))]
    return None if number == NO_NODE else tree.nodes[number]


def test_chance_is_met_as_often_as_it_weighs() -> None:
    # Given positions of Goldrausch in which one card follows every action, and then a decision
    tested = 0
    for seed in range(40):
        state = choice_in(GOLDRAUSCH, seed, 0.1)
        futures = {
            action: list(outcomes(GOLDRAUSCH, after(GOLDRAUSCH, state, action)))
            for action in legal_actions(GOLDRAUSCH, state).tolist()
        }
        if any(GOLDRAUSCH.seat_to_act(position) < 0 for each in futures.values() for _, position in each):
            continue

        # When they are searched
        search = new_search(GOLDRAUSCH, state, seed=seed, nodes=1 << 15)
        search.run(5000)

        # Then every card was turned up as often as there are copies of it
        for action, visits in search.visits.items():
            nodes = [node_of(search, position) for _, position in futures[action]]
            seen = [0 if node is None else int(node.visits) for node in nodes]
            assert sum(seen) == visits
            if visits > 500:
                assert looks_fair(seen, [chance * visits for chance, _ in futures[action]])
                tested += 1
    assert tested >= 20


@pytest.mark.parametrize("points_share", [0.0, 0.2])
def test_each_seat_wants_its_own_place(points_share: float) -> None:
    # Given the ends of games for three
    loops = search_module.search_loops(GOLD)
    manner = manner_for(GOLD, points_share=points_share)
    for seed in range(40):
        position = endgames(GOLD, 3, {}, seed)[0]
        end = after(GOLD, position, int(legal_actions(GOLD, position)[0]))
        while GOLD.seat_to_act(end) != NOBODY:
            GOLD.apply(end, GOLD.open_ticket(end, 0))
        scores, ranks, results = outcome_for(3)

        # When they are judged
        loops.judge(end, manner, ranks, results)
        GOLD.payoff(end, scores)

        # Then whoever is ahead has more, and places alone are shared out
        for seat in range(3):
            for rival in range(3):
                assert (ranks[seat] < ranks[rival]) <= (results[seat] > results[rival])
        if points_share == 0.0:
            assert results.sum() == pytest.approx(1.5)
            assert results[ranks.argmin()] >= results.max()


# --- memory


@QUICK_GAMES
@pytest.mark.parametrize("nodes", [1, 2, 3, 5, 100])
def test_a_search_with_hardly_any_memory_plays_by_the_rules(game: Game, nodes: int) -> None:
    state = choice_in(game, 2, 0.3)
    search = new_search(game, state, nodes=nodes)

    search.run(400)

    assert search.size <= nodes
    assert sum(search.visits.values()) == 400
    assert set(search.visits) <= set(legal_actions(game, state).tolist())


def assert_memory_is_sound(search: Search) -> None:
    """Parents come first, edges lie in their own places within bounds, and every node is found by its key."""
    tree = search.memory.tree
    used_nodes, used_edges = tree.used
    taken = 0
    for number, node in enumerate(tree.nodes[:used_nodes]):
        assert node.parent < number
        assert (node.parent == NO_NODE) == (number == 0)
        assert 0 <= node.edges <= node.room
        assert node.room == 0 or 0 <= node.first <= used_edges - node.room
        taken += int(node.room)
        assert tree.slots[find_slot(tree.slots, tree.nodes, int(node.key))] == number
    assert taken == used_edges
    assert (tree.slots != NO_NODE).sum() == used_nodes


def edges_of(search: Search, node: Any) -> list[tuple[int, int, float]]:
    """Return what is known about the choices at a node."""
    edges = search.memory.tree.edges[node.first : node.first + node.edges]
    return [(int(edge.action), int(edge.visits), float(edge.value)) for edge in edges]


@QUICK_GAMES
def test_what_was_learned_is_kept_after_a_move_and_its_reply(game: Game) -> None:
    kept = 0
    for seed in range(6):
        # Given a search, and positions where the same seat decides again soon
        path = choices_of_a_game(game, 2, seed)
        state = path[len(path) // 2]
        seat = game.seat_to_act(state)
        search = new_search(game, state, nodes=1 << 14)
        search.run(6000)
        assert_memory_is_sound(search)
        for later in path[len(path) // 2 + 1 :][:4]:
            sight = copy_of(later)
            game.hide_from(sight, seat)
            node = node_of(search, sight)
            if game.seat_to_act(later) != seat or node is None or node.room == 0:
                continue
            visits, value, edges, size = int(node.visits), float(node.value), edges_of(search, node), search.size

            # When the later one becomes the root
            search.look_at(sight)

            # Then it knows what it knew, and the search goes on from there
            root = search.memory.tree.nodes[0]
            assert (int(root.visits), float(root.value)) == (visits, value)
            assert edges_of(search, root) == edges
            assert 1 <= search.size <= size
            assert_memory_is_sound(search)
            search.run(200)
            assert sum(search.visits.values()) == sum(times for _, times, _ in edges) + 200
            assert_memory_is_sound(search)
            kept += search.size > 1
            break
    assert kept


def test_a_position_never_seen_begins_anew() -> None:
    search = new_search(GOLD, choice_in(GOLD, 1))
    search.run(500)

    search.look_at(choice_in(GOLD, 2))

    assert search.size == 1
    assert search.visits == {}
    assert search.memory.tree.used[NODES] == 1


def test_elfengold_is_searched_too() -> None:
    game = GAMES["elfengold"]
    state = choice_in(game, 1, 0.2, players=3)
    searches = [new_search(game, state, seed, guided=4, rounds=1) for seed in (1, 1)]

    for search in searches:
        search.run(30)
        assert_memory_is_sound(search)

    assert searches[0].candidates() == searches[1].candidates()
    assert all(found.result_error < inf for found in searches[0].candidates() if found.visits > 1)
