"""Elfenland, rule by rule."""

import pytest

from games.elfengold.table import (
    BEATA_RIVER,
    ELVENHOLD_TO_ERGEREN,
    ELVENHOLD_TO_LAPPHALIA,
    FERRY,
    RIVINIA_RIVER,
    do,
    fresh,
    give_cards,
    give_tokens,
    lay,
    legal,
    moving,
    planning,
    play_on,
    shown,
    verbs,
    weights,
)
from goudkoorts.engine.match import Match
from goudkoorts.games.elfengold.board import (
    ALL_PIECES,
    CHART,
    LAND_ROADS,
    ROAD_LIST,
    ROADS,
    TOWN_CARD_IDS,
    TOWN_IDS,
    chart_cost,
)
from goudkoorts.games.elfengold.rules.ending import payoff, places, score_of
from goudkoorts.games.elfengold.rules.heaps import cards_in_hand
from goudkoorts.games.elfengold.words import CARD_NAMES, COUNTER, OVER, TOKEN_NAMES, TREE
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.record import row_of

COLUMNS = ("plain", "wood", "desert", "mountain", "river-down", "river-up", "lake")
SAMPLES = {
    "plain": (ELVENHOLD_TO_LAPPHALIA, "elvenhold"),
    "wood": (ELVENHOLD_TO_ERGEREN, "elvenhold"),
    "desert": ("albaran-feodor-desert", "feodor"),
    "mountain": ("strykhaven-virst-mountain", "virst"),
    "river-down": (RIVINIA_RIVER, "elvenhold"),
    "river-up": (BEATA_RIVER, "elvenhold"),
    "lake": (FERRY, "elvenhold"),
}
CELLS = [(transport, column) for transport in range(len(CHART)) for column in range(len(COLUMNS))]


def test_el1_1_two_to_six_play() -> None:
    assert Match.new("elfenland", 2).legal == ("start 0", "start 1")
    assert len(Match.new("elfenland", 6).legal) == 6


def test_el1_2_boots_pieces_and_a_tree_each() -> None:
    state = fresh("elfenland", 3)

    assert shown(state, "boots") == ["elvenhold"] * 3
    assert [int(state.pieces[seat]) for seat in range(3)] == [ALL_PIECES] * 3
    assert shown(state, "tokens") == [{"open": {"tree": 1}, "hidden": {}}] * 3


def test_el1_3_five_of_48_counters_are_turned_up() -> None:
    state = fresh("elfenland")

    assert weights(state) == {f"counter {kind}": 8 for kind in TOKEN_NAMES[:6]}
    do(state, *["counter pig"] * 5)
    assert shown(state, "open_counters") == ["pig"] * 5
    assert sum(weights(state).values()) == 72


def test_el1_4_chance_picks_the_starting_player() -> None:
    match = Match.new("elfenland", 3)

    match.play("start 2")
    play_on(match, "draw_open_counters")
    assert match.turn == 2


@pytest.mark.parametrize("rounds", [4, 3])
def test_el1_5_four_rounds_or_three(rounds: int) -> None:
    assert fresh("elfenland", rounds=rounds).rounds == rounds


def test_el1_6_the_phases_follow_each_other() -> None:
    match = Match.new("elfenland", 2)
    phases = ["deal_cards", "draw_secret_counter", "draw_open_counters", "plan_routes", "move_boots"]

    for phase in phases:
        play_on(match, phase)
        assert match.truth()["round"] == 1


def test_el2_1_hands_are_filled_up_to_eight_one_after_the_other() -> None:
    state = do(fresh("elfenland"), *["counter pig"] * 5)

    do(state, *["card pig"] * 8)
    assert cards_in_hand(state, 0) == 8
    assert state.seat == 1


def test_el2_2_as_an_option_everybody_gets_eight_new_cards() -> None:
    state = do(moving("elfenland", {"raft": 2}, refill="new_8"), "stop", "stop")

    do(state, *["card pig"] * 8, *["card cloud"] * 8)
    assert cards_in_hand(state, 0) == 2 + 8


def test_el3_1_the_secret_counter_is_hidden() -> None:
    match = play_on(Match.new("elfenland", 2), "draw_secret_counter")

    match.play("counter pig")
    starter = int(match.state.starter)
    assert match.view(1 - starter)["tokens"][starter] == {"open": {"tree": 1}, "hidden": {}, "unseen": 1}  # type: ignore[index]


def test_el3_2_an_open_counter_is_replaced_and_a_blind_one_lies_open() -> None:
    state = fresh("elfenland")
    state.phase = COUNTER
    state.face_up[0] = 5

    assert legal(state) == {"open pig", "blind"}
    do(state, "open pig", "counter dragon", "blind", "counter cloud")
    assert shown(state, "open_counters") == ["dragon", "pig", "pig", "pig", "pig"]
    assert shown(state, "tokens") == [
        {"open": {"pig": 1, "tree": 1}, "hidden": {}},
        {"open": {"cloud": 1, "tree": 1}, "hidden": {}},
    ]


def test_el3_3_four_counters_in_the_first_round() -> None:
    state = play_on(Match.new("elfenland", 3), "plan_routes").state

    for seat in range(3):
        held = sum(int(state.open_tokens[seat, kind]) + int(state.hidden_tokens[seat, kind]) for kind in range(6))
        assert held == 4


def test_el4_1_one_thing_a_turn_from_the_starting_player() -> None:
    state = planning("elfenland", {"pig": 2})

    do(state, f"place pig {ELVENHOLD_TO_LAPPHALIA}")
    assert state.seat == 1


def test_el4_2_a_counter_needs_an_empty_land_road_of_its_terrain() -> None:
    state = planning("elfenland", {"pig": 1})
    lay(state, ELVENHOLD_TO_LAPPHALIA, "dragon")

    roads = {text.split(" ")[2] for text in legal(state) if text.startswith("place")}
    assert roads == {road.id for road in ROAD_LIST if road.terrain in ("plain", "wood")} - {ELVENHOLD_TO_LAPPHALIA}


def test_el4_3_the_tree_needs_a_counter_and_is_used_once() -> None:
    state = planning("elfenland")
    lay(state, ELVENHOLD_TO_LAPPHALIA, "dragon")
    lay(state, ELVENHOLD_TO_ERGEREN, "pig", "tree")

    assert {text for text in legal(state) if text.startswith("tree")} == {f"tree {ELVENHOLD_TO_LAPPHALIA}"}
    do(state, f"tree {ELVENHOLD_TO_LAPPHALIA}", "pass")
    assert legal(state) == {"pass"}


def test_el4_4_all_must_pass_one_after_another() -> None:
    state = planning("elfenland", {"pig": 1})

    do(state, "pass", "pass")
    assert shown(state, "phase") == "move_boots"


def test_el4_4_the_last_to_place_passes_too() -> None:
    state = planning("elfenland", {"pig": 1})

    do(state, f"place pig {ELVENHOLD_TO_LAPPHALIA}", "pass")
    assert shown(state, "phase") == "plan_routes"
    do(state, "pass")
    assert shown(state, "phase") == "move_boots"


def test_el4_5_with_nothing_to_place_one_passes() -> None:
    assert legal(planning("elfenland")) == {"pass"}


def test_el4_6_counters_serve_everybody_in_both_directions() -> None:
    state = lay(moving("elfenland", {"pig": 1}, "lapphalia"), ELVENHOLD_TO_LAPPHALIA, "pig")

    do(state, f"go {ELVENHOLD_TO_LAPPHALIA} pig")
    assert shown(state, "boots") == ["elvenhold", "elvenhold"]
    assert shown(state, "roads") == {ELVENHOLD_TO_LAPPHALIA: ["pig"]}


def test_el5_1_a_journey_may_have_no_step() -> None:
    state = moving("elfenland")

    assert legal(state) == {"stop"}
    do(state, "stop")
    assert state.seat == 1


@pytest.mark.parametrize(("transport", "column"), CELLS)
def test_el5_2_el5_3_every_cell_of_the_chart(transport: int, column: int) -> None:
    kind, cost = CARD_NAMES[transport], CHART[transport][column]
    road, town = SAMPLES[COLUMNS[column]]
    things = (kind,) if cost and column < 4 else ()

    enough = lay(moving("elfenland", {kind: max(cost, 2)}, town), road, *things)
    assert (f"go {road} {kind}" in legal(enough)) == (cost > 0)
    if cost > 0:
        too_few = lay(moving("elfenland", {kind: cost - 1}, town), road, *things)
        assert f"go {road} {kind}" not in legal(too_few)
        do(enough, f"go {road} {kind}")
        assert cards_in_hand(enough, 0) == max(cost, 2) - cost


@pytest.mark.parametrize(("transport", "column"), [cell for cell in CELLS if CHART[cell[0]][cell[1]] > 0])
def test_el4_3_eg6_4_an_obstacle_costs_one_card_more(transport: int, column: int) -> None:
    kind, cost = CARD_NAMES[transport], CHART[transport][column]
    road, town = SAMPLES[COLUMNS[column]]
    things = (kind, "tree") if column < 4 else ("monster",)

    assert f"go {road} {kind}" not in legal(lay(moving(hand={kind: cost}, town=town), road, *things))
    state = do(lay(moving(hand={kind: cost + 1}, town=town), road, *things), f"go {road} {kind}")
    assert cards_in_hand(state, 0) == 0


@pytest.mark.parametrize("road", range(LAND_ROADS, ROADS))
def test_el5_3_every_waterway_in_both_directions(road: int) -> None:
    down, up = (TOWN_IDS.index(end) for end in (ROAD_LIST[road].a, ROAD_LIST[road].b))

    costs = chart_cost(6, road, down), chart_cost(6, road, up)
    assert costs == ((1, 2) if ROAD_LIST[road].terrain == "river" else (2, 2))


def test_el5_4_a_caravan_takes_any_three_cards_four_with_a_tree() -> None:
    state = lay(moving("elfenland", {"raft": 2, "pig": 1}), ELVENHOLD_TO_LAPPHALIA, "dragon")
    lay(state, ELVENHOLD_TO_ERGEREN, "unicorn", "tree")

    assert {text for text in legal(state) if text.startswith("caravan")} == {f"caravan {ELVENHOLD_TO_LAPPHALIA}"}
    do(state, f"caravan {ELVENHOLD_TO_LAPPHALIA}", "pay pig")
    assert shown(state, "boots") == ["elvenhold", "elvenhold"]
    do(state, "pay raft", "pay raft")
    assert shown(state, "boots") == ["lapphalia", "elvenhold"]


def test_el5_4_cards_of_a_caravan_are_paid_in_order() -> None:
    state = lay(moving("elfenland", {"pig": 1, "cloud": 2, "raft": 1}), ELVENHOLD_TO_LAPPHALIA, "dragon")

    do(state, f"caravan {ELVENHOLD_TO_LAPPHALIA}")
    assert legal(state) == {"pay pig", "pay cloud"}
    do(state, "pay cloud")
    assert legal(state) == {"pay cloud"}


def test_el5_4_no_caravan_on_water_or_on_an_empty_road() -> None:
    assert "caravan" not in verbs(moving("elfenland", {"pig": 5}))


def test_el5_5_a_road_may_be_used_again() -> None:
    state = lay(moving("elfenland", {"pig": 2}), ELVENHOLD_TO_LAPPHALIA, "pig")

    do(state, *[f"go {ELVENHOLD_TO_LAPPHALIA} pig"] * 2)
    assert shown(state, "boots") == ["elvenhold", "elvenhold"]


def test_el5_6_the_piece_is_taken_on_the_way() -> None:
    state = lay(moving("elfenland", {"pig": 1}), ELVENHOLD_TO_LAPPHALIA, "pig")

    do(state, f"go {ELVENHOLD_TO_LAPPHALIA} pig")
    assert "lapphalia" not in shown(state, "pieces")[0]  # type: ignore[index]
    assert score_of(state, 0) == 1


def test_el5_7_down_to_four_cards_at_once() -> None:
    state = do(moving("elfenland", {"pig": 4, "raft": 2}), "stop")

    assert legal(state) == {"discard pig", "discard raft"}
    do(state, "discard pig", "discard raft")
    assert cards_in_hand(state, 0) == 4
    assert state.seat == 1


def test_el5_7_also_in_the_last_round() -> None:
    state = moving("elfenland", {"pig": 5})
    state.round_number = 4

    assert legal(do(state, "stop")) == {"discard pig"}


def test_el5_8_played_cards_are_shuffled_in_at_the_next_deal() -> None:
    state = lay(moving("elfenland", {"pig": 1}), ELVENHOLD_TO_LAPPHALIA, "pig")

    do(state, f"go {ELVENHOLD_TO_LAPPHALIA} pig", "stop", "stop")
    assert weights(state)["card pig"] == 10


def test_el6_0_el7_1_nothing_is_cleared_after_the_last_round() -> None:
    state = lay(moving("elfenland"), ELVENHOLD_TO_LAPPHALIA, "pig")
    state.round_number = 4
    give_tokens(state, 0, {"pig": 3})

    do(state, "stop", "stop")
    assert shown(state, "phase") == "over"
    assert shown(state, "roads") == {ELVENHOLD_TO_LAPPHALIA: ["pig"]}


def test_el6_1_the_starting_card_goes_to_the_left() -> None:
    state = do(moving("elfenland"), "stop", "stop")

    assert (int(state.starter), int(state.round_number)) == (1, 2)


def test_el6_2_all_counters_but_one_go_back_the_tree_besides() -> None:
    state = moving("elfenland")
    give_tokens(state, 0, {"pig": 2, "dragon": 1})

    do(state, "stop", "stop")
    assert legal(state) == {"return pig"}
    do(state, "return pig")
    assert legal(state) == {"return pig", "return dragon"}
    do(state, "return dragon")
    assert shown(state, "tokens")[0] == {"open": {"pig": 1, "tree": 1}, "hidden": {}}  # type: ignore[index]


def test_el6_3_counters_come_back_and_used_trees_do_not() -> None:
    state = lay(moving("elfenland"), ELVENHOLD_TO_LAPPHALIA, "pig", "tree")
    state.pool[0] -= 1
    state.open_tokens[0, TREE] = 0
    state.face_up[1] = 5

    do(state, "stop", "stop")
    assert total(state.pool) == 48
    assert state.pool[TREE] == 0
    assert shown(state, "open_counters") == ["cycle"] * 5


def test_el7_1_pieces_then_cards_in_hand() -> None:
    state = moving("elfenland", {"pig": 1})
    out = row_of([0, 0])

    places(state, out)
    assert out.tolist() == [0, 1]


def test_el7_2_somebody_with_all_pieces_ends_the_game_with_the_round() -> None:
    state = lay(moving("elfenland", {"pig": 1}), ELVENHOLD_TO_LAPPHALIA, "pig")
    state.pieces[0] = 1 << TOWN_IDS.index("lapphalia")
    state.round_number = 3

    do(state, f"go {ELVENHOLD_TO_LAPPHALIA} pig", "stop")
    assert shown(state, "phase") == "move_boots"
    do(state, "stop")
    assert state.phase == OVER


def test_el8_1_town_cards_are_dealt_from_seat_0_out_of_twelve() -> None:
    state = fresh("elfenland", town_cards=True)

    assert legal(state) == {f"town {town}" for town in TOWN_CARD_IDS}
    do(state, "town grangor")
    assert "town grangor" not in legal(state)
    do(state, "town virst")
    assert shown(state, "town_cards") == ["grangor", "virst"]


def test_el8_1_the_distance_counts_and_breaks_ties() -> None:
    state = fresh("elfenland", town_cards=True)
    do(state, "town jaccaranda", "town ergeren")
    state.boots[0] = TOWN_IDS.index("throtmanni")
    state.pieces[0] = 0
    out = row_of([0, 0])

    payoff(state, out)
    assert out.tolist() == [20 - 1, 0 - 1]


def test_el8_2_three_rounds_end_after_the_third() -> None:
    state = moving("elfenland", rounds=3)
    state.round_number = 3

    assert do(state, "stop", "stop").phase == OVER


def test_el2_1_kept_cards_are_filled_up() -> None:
    state = moving("elfenland")
    give_cards(state, 1, {"raft": 3})

    do(state, "stop", "stop")
    assert state.left == 8 - 3
