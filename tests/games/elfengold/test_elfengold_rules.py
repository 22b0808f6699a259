"""Elfengold, rule by rule: from the set-up (EG-1) to the auction (EG-5)."""

from games.elfengold.table import (
    ELVENHOLD_TO_LAPPHALIA,
    dealt,
    do,
    fresh,
    legal,
    planning,
    shown,
    verbs,
    weights,
)
from goudkoorts.games.elfengold.board import PRINTED_VALUES
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import BID, CARD_NAMES, DRAW, GOLD, PIG, TOKEN_NAMES, TOKENS


def drawing(gold_stack: int = 0) -> State:
    """Return the first draw of round 2."""
    state = dealt()
    state.phase = DRAW
    state.round_number = 2
    state.gold_stack = gold_stack
    state.deck[GOLD] -= gold_stack
    return state


def selling(*tokens: str, players: int = 2, **options: object) -> State:
    """Return the auction of these tokens."""
    state = fresh(players=players, **options)
    state.phase = BID
    state.tokens_for_sale = len(tokens)
    for place, token in enumerate(tokens):
        state.for_sale[place] = TOKEN_NAMES.index(token)
        state.pool[TOKEN_NAMES.index(token)] -= 1
    return state


def test_eg1_1_printed_gold_values_and_no_tree_of_ones_own() -> None:
    state = fresh()

    assert tuple(int(state.values[town]) for town in range(1, 21)) == PRINTED_VALUES
    assert shown(state, "tokens") == [{"open": {}, "hidden": {}}] * 2


def test_eg1_2_the_pool_has_48_tokens() -> None:
    state = fresh()
    state.phase = TOKENS

    assert sum(weights(state).values()) == 48
    assert weights(state)["token pig"] == 9


def test_eg1_3_gold_cards_join_after_the_open_row() -> None:
    state = fresh()

    assert weights(state) == {f"card {card}": 9 for card in CARD_NAMES[:7]}
    assert dealt().deck[GOLD] == 7
    assert shown(dealt(), "open_cards") == ["cloud"] * 3


def test_eg1_4_everybody_begins_with_twelve_gold() -> None:
    assert shown(fresh(players=4), "gold") == [12] * 4


def test_eg1_5_round_1_begins_with_the_tokens() -> None:
    assert shown(dealt(), "phase") == "draw_tokens"
    assert fresh().rounds == 6


def test_eg2_1_three_draws_round_the_table() -> None:
    state = drawing()

    for _ in range(3):
        do(state, "deck", "card raft", "deck", "card dragon")
    assert shown(state, "phase") == "draw_tokens"


def test_eg2_2_pile_row_or_gold_stack() -> None:
    state = drawing(gold_stack=2)

    assert legal(state) == {"deck", "open cloud", "stack"}
    do(state, "stack")
    assert shown(state, "gold") == [18, 12]
    assert state.discards[GOLD] == 2


def test_eg2_3_after_a_gold_card_the_player_draws_again() -> None:
    state = do(drawing(), "deck", "card gold")

    assert state.seat == 0
    assert legal(state) == {"deck", "open cloud", "stack"}


def test_eg2_4_gold_in_the_row_goes_on_the_stack() -> None:
    state = do(drawing(), "open cloud", "card gold")

    assert state.gold_stack == 1
    assert "card pig" in legal(state)
    do(state, "card pig")
    assert shown(state, "open_cards") == ["cloud", "cloud", "pig"]
    assert state.seat == 1


def test_eg2_5_the_discards_become_the_pile_when_a_card_is_needed() -> None:
    state = drawing()
    for kind in range(len(CARD_NAMES)):
        state.discards[kind], state.deck[kind] = state.deck[kind], 0

    assert shown(state, "deck") == 0
    do(state, "deck")
    assert shown(state, "discards") == 0


def test_eg2_5_with_nothing_left_a_draw_is_lost() -> None:
    state = drawing()
    for kind in range(len(CARD_NAMES)):
        state.deck[kind] = 0

    assert legal(state) == {"open cloud"}
    do(state, *["open cloud"] * 3)
    assert shown(state, "phase") == "draw_tokens"


def test_eg3_1_two_gold_a_round() -> None:
    state = drawing()

    do(state, *["deck", "card pig", "deck", "card raft"] * 3)
    assert shown(state, "gold") == [14, 14]


def test_eg4_1_two_tokens_one_open_one_hidden() -> None:
    state = do(dealt(), "token pig", "token tree")

    assert shown(state, "tokens")[0] == {"open": {}, "hidden": {"pig": 1, "tree": 1}}  # type: ignore[index]
    assert legal(state) == {"show pig", "show tree"}
    do(state, "show tree")
    assert shown(state, "tokens")[0] == {"open": {"tree": 1}, "hidden": {"pig": 1}}  # type: ignore[index]


def test_eg4_2_of_equal_tokens_the_open_one_goes_first() -> None:
    state = planning(tokens={"pig": 1})
    state.hidden_tokens[0, PIG] = 1

    do(state, f"place pig {ELVENHOLD_TO_LAPPHALIA}")
    assert shown(state, "tokens")[0] == {"open": {}, "hidden": {"pig": 1}}  # type: ignore[index]


def test_eg4_3_any_number_of_tokens_may_be_held() -> None:
    state = planning(tokens={"pig": 9})

    assert "place" in verbs(state)


def test_eg5_1_two_tokens_a_player_are_turned_up_before_the_first_bid() -> None:
    state = do(dealt(), *["token pig", "token pig", "show pig"] * 2)

    do(state, "token pig", "token dragon", "token tree", "token cycle")
    assert shown(state, "row") == ["pig", "dragon", "tree", "cycle"]
    assert "bid" in verbs(state)


def test_eg5_2_every_sale_begins_with_the_starting_player_at_1() -> None:
    state = selling("pig", "dragon")

    assert legal(state) == {"pass", *(f"bid {bid}" for bid in range(1, 100))}
    do(state, "pass", "bid 1")
    assert (shown(state, "row"), int(state.seat)) == (["dragon"], 0)


def test_eg5_3_higher_or_out() -> None:
    state = do(selling("pig", players=3), "bid 5")

    assert "bid 5" not in legal(state)
    do(state, "pass", "bid 6")
    assert state.seat == 0


def test_eg5_4_the_last_one_still_gets_his_turn() -> None:
    state = do(selling("pig", "tree", players=3), "pass", "pass")

    assert state.seat == 2
    do(state, "bid 1")
    assert shown(state, "tokens")[2]["open"] == {"pig": 1}  # type: ignore[index]


def test_eg5_5_the_winner_pays_and_lays_it_open() -> None:
    state = do(selling("pig", "tree"), "bid 3", "pass")

    assert shown(state, "gold") == [9, 12]
    assert shown(state, "tokens")[0] == {"open": {"pig": 1}, "hidden": {}}  # type: ignore[index]


def test_eg5_6_who_cannot_pay_loses_all_and_is_out_for_this_token() -> None:
    state = do(selling("pig", "tree"), "bid 13", "pass")

    assert shown(state, "gold") == [0, 12]
    assert (shown(state, "row"), int(state.seat)) == (["pig", "tree"], 1)
    do(state, "pass")
    assert (shown(state, "row"), int(state.seat)) == (["tree"], 0)


def test_eg5_6_when_all_have_failed_it_goes_back() -> None:
    state = do(selling("pig", "tree"), "bid 13", "pass", "bid 50")

    assert shown(state, "gold") == [0, 0]
    assert shown(state, "row") == ["tree"]
    assert state.returned[PIG] == 1


def test_eg5_6_as_an_option_nobody_bids_more_than_he_owns() -> None:
    assert "bid 13" not in legal(selling("pig", overbid="forbidden"))


def test_eg5_7_unsold_it_goes_back_to_the_pool() -> None:
    state = do(selling("pig", "tree"), "pass", "pass")

    assert state.returned[PIG] == 1
    assert shown(state, "row") == ["tree"]


def test_eg5_8_after_the_last_token_comes_planning() -> None:
    assert shown(do(selling("pig"), "pass", "pass"), "phase") == "plan_routes"


def test_eg2_2_an_open_card_stays_known_until_it_is_played() -> None:
    state = do(drawing(), "open cloud", "card pig")

    assert state.known[0, CARD_NAMES.index("cloud")] == 1
