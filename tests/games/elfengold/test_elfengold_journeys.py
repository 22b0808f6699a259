"""Elfengold, rule by rule: from the roads (EG-6) to the variants (EG-10)."""

import pytest

from games.elfengold.table import (
    ELVENHOLD_TO_ERGEREN,
    ELVENHOLD_TO_LAPPHALIA,
    FERRY,
    RIVINIA_RIVER,
    dealt,
    do,
    fresh,
    give_tokens,
    lay,
    legal,
    moving,
    planning,
    shown,
    verbs,
    weights,
)
from goudkoorts.engine.errors import BadOption
from goudkoorts.engine.match import Match
from goudkoorts.games.elfengold.board import PRINTED_VALUES, TOWN_IDS
from goudkoorts.games.elfengold.rules.ending import places, score_of
from goudkoorts.games.elfengold.rules.heaps import cards_in_hand
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import OVER, REWARD, TOKEN_NAMES
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.record import row_of


def test_eg6_1_one_item_a_turn() -> None:
    state = planning(tokens={"pig": 1, "monster": 1})

    assert verbs(state) == {"place", "monster", "pass"}
    assert do(state, f"monster {FERRY}").seat == 1


def test_eg6_2_a_transport_needs_an_empty_road() -> None:
    state = lay(planning(tokens={"pig": 1}), ELVENHOLD_TO_LAPPHALIA, "dragon")

    assert f"place pig {ELVENHOLD_TO_LAPPHALIA}" not in legal(state)


@pytest.mark.parametrize(
    ("things", "allowed"),
    [
        ((), False),
        (("pig",), True),
        (("pig", "dragon", "double"), True),
        (("pig", "tree"), False),
        (("pig", "goldpiece"), False),
    ],
)
@pytest.mark.parametrize("token", ["tree", "goldpiece"])
def test_eg6_3_eg6_5_where_a_tree_or_a_gold_piece_may_lie(token: str, things: tuple[str, ...], allowed: bool) -> None:
    state = lay(planning(tokens={token: 1}), ELVENHOLD_TO_LAPPHALIA, *things)

    assert (f"{token} {ELVENHOLD_TO_LAPPHALIA}" in legal(state)) == allowed


def test_eg6_4_one_monster_on_one_waterway() -> None:
    state = lay(planning(tokens={"monster": 1}), FERRY, "monster")

    assert f"monster {FERRY}" not in legal(state)
    assert f"monster {ELVENHOLD_TO_LAPPHALIA}" not in legal(state)
    assert sum(text.startswith("monster") for text in legal(state)) == 12


def test_eg6_5_a_gold_piece_goes_together_with_a_double() -> None:
    state = lay(planning(tokens={"goldpiece": 1}), ELVENHOLD_TO_LAPPHALIA, "pig", "dragon", "double")

    do(state, f"goldpiece {ELVENHOLD_TO_LAPPHALIA}")
    assert shown(state, "roads") == {ELVENHOLD_TO_LAPPHALIA: ["double", "dragon", "goldpiece", "pig"]}


def test_eg6_6_a_double_comes_with_a_second_transport() -> None:
    state = lay(planning(tokens={"double": 1, "dragon": 1, "pig": 1}), ELVENHOLD_TO_LAPPHALIA, "pig")

    assert {text for text in legal(state) if text.startswith("double")} == {f"double {ELVENHOLD_TO_LAPPHALIA} dragon"}
    do(state, f"double {ELVENHOLD_TO_LAPPHALIA} dragon")
    assert shown(state, "roads") == {ELVENHOLD_TO_LAPPHALIA: ["double", "dragon", "pig"]}
    assert shown(state, "tokens")[0] == {"open": {"pig": 1}, "hidden": {}}  # type: ignore[index]


def test_eg6_7_an_exchange_swaps_two_transports_and_returns_at_once() -> None:
    state = lay(planning(tokens={"exchange": 1}), ELVENHOLD_TO_LAPPHALIA, "pig", "tree")
    lay(state, ELVENHOLD_TO_ERGEREN, "dragon")
    lay(state, "albaran-feodor-desert", "wagon")

    swap = f"exchange {ELVENHOLD_TO_LAPPHALIA} pig {ELVENHOLD_TO_ERGEREN} dragon"
    assert {text for text in legal(state) if text.startswith("exchange")} == {
        swap,
        f"exchange {ELVENHOLD_TO_ERGEREN} dragon albaran-feodor-desert wagon",
    }
    do(state, swap)
    assert shown(state, "roads")[ELVENHOLD_TO_LAPPHALIA] == ["dragon", "tree"]  # type: ignore[index]
    assert state.returned[TOKEN_NAMES.index("exchange")] == 1


def test_eg6_7_no_exchange_leaves_two_equal_transports() -> None:
    state = lay(planning(tokens={"exchange": 1}), ELVENHOLD_TO_LAPPHALIA, "pig", "dragon", "double")
    lay(state, ELVENHOLD_TO_ERGEREN, "pig")

    assert legal(state) == {"pass"}


def test_eg6_8_a_doubled_road_takes_no_third_transport() -> None:
    state = lay(planning(tokens={"double": 1, "wagon": 1}), ELVENHOLD_TO_LAPPHALIA, "pig", "dragon", "double")

    assert f"double {ELVENHOLD_TO_LAPPHALIA} wagon" not in legal(state)


def test_eg6_9_spells_and_gold_pieces_stay_on_land() -> None:
    state = lay(planning(tokens={"double": 1, "goldpiece": 1, "pig": 1}), RIVINIA_RIVER, "monster")

    assert not [text for text in legal(state) if "river" in text or "lake" in text]


def test_eg7_1_on_a_doubled_road_either_transport_is_paid_for() -> None:
    state = lay(moving(hand={"pig": 1, "dragon": 1}), ELVENHOLD_TO_LAPPHALIA, "pig", "dragon", "double")

    assert {f"go {ELVENHOLD_TO_LAPPHALIA} pig", f"go {ELVENHOLD_TO_LAPPHALIA} dragon"} <= legal(state)


def test_eg7_2_every_entry_earns_as_in_the_example() -> None:
    roads = ("feodor-throtmanni-desert", "albaran-throtmanni-desert", "albaran-parundia-desert")
    state = moving(hand={"dragon": 3}, town="feodor")
    for road in roads:
        lay(state, road, "dragon")

    do(state, *(f"go {road} dragon" for road in roads), "stop", "gold")
    assert shown(state, "gold") == [12 + 3 + 7 + 4, 12]


def test_eg7_2_again_for_each_visit_and_nothing_for_elvenhold() -> None:
    state = lay(moving(hand={"pig": 3}), ELVENHOLD_TO_LAPPHALIA, "pig")

    do(state, *[f"go {ELVENHOLD_TO_LAPPHALIA} pig"] * 3)
    assert state.earned == 2 + 0 + 2


def test_eg7_3_a_gold_piece_doubles_every_crossing() -> None:
    state = lay(moving(hand={"pig": 2}), ELVENHOLD_TO_ERGEREN, "pig", "goldpiece")

    do(state, *[f"go {ELVENHOLD_TO_ERGEREN} pig"] * 2)
    assert state.earned == 10


def test_eg7_4_gold_is_paid_after_the_journey() -> None:
    state = lay(moving(hand={"pig": 1}), ELVENHOLD_TO_ERGEREN, "pig")

    do(state, f"go {ELVENHOLD_TO_ERGEREN} pig")
    assert shown(state, "gold") == [12, 12]


def test_eg7_5_the_whole_sum_or_two_cards() -> None:
    state = lay(moving(hand={"pig": 1}), ELVENHOLD_TO_ERGEREN, "pig")

    do(state, f"go {ELVENHOLD_TO_ERGEREN} pig", "stop")
    assert legal(state) == {"gold", "cards"}
    do(state, "cards", "card pig", "card pig")
    assert shown(state, "gold") == [12, 12]
    assert cards_in_hand(state, 0) == 2
    assert state.seat == 1


def test_eg7_6_bonus_cards_come_from_the_pile_and_gold_gives_a_free_choice() -> None:
    state = dealt()
    state.phase = REWARD
    state.travelled = 1

    do(state, "cards", "card gold")
    assert legal(state) == {"deck", "open cloud", "stack"}
    assert shown(do(state, "stack"), "phase") == "move_boots"
    assert "card pig" in legal(state)


def test_eg7_6_as_an_option_by_the_normal_rules_of_drawing() -> None:
    state = dealt(bonus_from_open=True)
    state.phase = REWARD
    state.travelled = 1

    assert legal(do(state, "cards")) == {"deck", "open cloud"}


def test_eg7_7_who_does_not_move_gets_two_cards_at_once() -> None:
    state = do(moving(), "stop")

    assert "card pig" in legal(state)
    assert do(state, "card pig", "card raft").seat == 1


def test_eg7_8_no_hand_limit_but_as_an_option_before_the_bonus() -> None:
    assert "card pig" in legal(do(moving(hand={"pig": 6}), "stop"))
    state = do(moving(hand={"pig": 6}, hand_limit=4), "stop")

    assert legal(state) == {"discard pig"}
    do(state, "discard pig", "discard pig", "card raft", "card raft")
    assert cards_in_hand(state, 0) == 6


def test_eg7_9_cards_played_go_to_the_discards() -> None:
    state = lay(moving(hand={"pig": 1}), ELVENHOLD_TO_ERGEREN, "pig")

    assert shown(do(state, f"go {ELVENHOLD_TO_ERGEREN} pig"), "discards") == 1


def finished(**tokens: int) -> State:
    """Return the end of round 1, with tokens of seat 0."""
    state = lay(dealt(), ELVENHOLD_TO_LAPPHALIA, "pig", "dragon", "double", "tree")
    for kind in ("pig", "dragon", "double", "tree"):
        state.pool[TOKEN_NAMES.index(kind)] -= 1
    give_tokens(state, 0, tokens)
    state.phase = REWARD
    state.turns = 1
    state.seat = 1
    return state


def test_eg8_1_the_starting_player_moves_on_after_the_tokens() -> None:
    state = do(finished(pig=3), "gold")

    assert (int(state.starter), int(state.round_number)) == (0, 1)
    do(state, "return pig")
    assert (int(state.starter), int(state.round_number)) == (1, 2)


def test_eg8_2_everything_on_the_roads_goes_back_to_the_pool() -> None:
    state = do(finished(), "gold")

    assert shown(state, "roads") == {}
    assert total(state.pool) == 48


def test_eg8_3_all_tokens_but_two_go_back() -> None:
    state = do(finished(pig=1, tree=1, exchange=1), "gold")

    assert legal(state) == {"return pig", "return tree", "return exchange"}
    do(state, "return tree")
    assert shown(state, "tokens")[0] == {"open": {"pig": 1, "exchange": 1}, "hidden": {}}  # type: ignore[index]


def test_eg8_4_hands_gold_row_and_stack_stay() -> None:
    state = finished()
    state.gold_stack = 1

    do(state, "gold")
    assert shown(state, "open_cards") == ["cloud"] * 3
    assert (int(state.gold_stack), cards_in_hand(state, 0)) == (1, 5)


def test_eg9_1_all_pieces_end_the_game_with_the_round_then_gold_decides() -> None:
    state = finished()
    state.pieces[0] = 0
    state.pieces[1] = 0
    state.gold[1] = 13
    out = row_of([0, 0])

    do(state, "gold")
    places(state, out)
    assert state.phase == OVER
    assert out.tolist() == [1, 0]


def test_eg9_2_with_equal_gold_the_win_is_shared() -> None:
    state = finished()
    state.pieces[0] = 0
    state.pieces[1] = 0
    out = row_of([0, 0])

    places(do(state, "gold"), out)
    assert out.tolist() == [0, 0]


def test_eg9_3_nothing_is_returned_after_the_last_round() -> None:
    state = finished(pig=5)
    state.round_number = 6

    assert do(state, "gold").phase == OVER


def test_eg10_1_town_cards_count_the_distance() -> None:
    state = do(fresh(town_cards=True), "town beata", "town wylhien")

    assert [score_of(state, seat) for seat in range(2)] == [-1, -4]


def test_eg10_2_gold_values_at_random_or_as_listed() -> None:
    state = fresh(gold_values="random")

    assert weights(state) == {
        f"value albaran {value}": copies for value, copies in zip(range(2, 8), (2, 6, 6, 4, 1, 1), strict=True)
    }
    do(state, "value albaran 2")
    assert "value beata 7" in legal(state)
    assert fresh(gold_values=sorted(PRINTED_VALUES)).values[20] == 7


@pytest.mark.parametrize("values", [[7] * 20, sorted(PRINTED_VALUES)[1:], "free", [True] * 20, None])
def test_eg10_2_other_lists_are_refused(values: object) -> None:
    with pytest.raises(BadOption):
        Match.new("elfengold", 2, {"gold_values": values})


def test_eg10_3_a_witch_passes_an_obstacle_for_one_gold() -> None:
    state = lay(moving(hand={"raft": 2, "witch": 1}, witches=True), FERRY, "monster")

    assert legal(state) >= {f"go {FERRY} raft witch"}
    do(state, f"go {FERRY} raft witch")
    assert (cards_in_hand(state, 0), shown(state, "gold")) == (0, [11, 12])


def test_eg10_3_a_caravan_past_an_obstacle_may_pay_another_witch() -> None:
    state = lay(moving(hand={"pig": 2, "witch": 2}, witches=True), ELVENHOLD_TO_LAPPHALIA, "dragon", "tree")

    do(state, f"caravan {ELVENHOLD_TO_LAPPHALIA} witch", "pay pig", "pay pig", "pay witch")
    assert shown(state, "boots") == ["lapphalia", "elvenhold"]


def test_eg10_3_a_flight_costs_three_gold_and_earns_none() -> None:
    state = moving(hand={"witch": 1}, witches=True)

    assert {text for text in legal(state) if text.startswith("fly")} == {f"fly {town}" for town in TOWN_IDS[1:]}
    do(state, "fly albaran")
    assert (score_of(state, 0), int(state.earned), shown(state, "gold")) == (1, 0, [9, 12])
    assert legal(do(state, "stop")) == {"gold", "cards"}


def test_eg10_3_no_flight_without_the_coins() -> None:
    state = moving(hand={"witch": 1}, witches=True)
    state.gold[0] = 2

    assert legal(state) == {"stop"}
