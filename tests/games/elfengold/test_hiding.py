"""What a seat may not know, and fair guesses in its place."""

from collections import Counter
from itertools import combinations, product
from math import comb, prod

import numpy as np
import pytest
from msgspec import UNSET

from fairness import looks_fair
from games.elfengold.table import ELVENHOLD_TO_LAPPHALIA, do, fresh, give_cards, give_tokens, lay, moving
from goudkoorts.engine.match import Match
from goudkoorts.engine.text import label_in
from goudkoorts.games.elfengold import draw, hide_from, parse, redeal, show, tell, view, weigh, write_features
from goudkoorts.games.elfengold.features import FEATURES
from goudkoorts.games.elfengold.rules.course import go_on
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    CARD_NAMES,
    END_OF_ROUND,
    GOLD,
    PLAN,
    RAFT,
    TOKEN_NAMES,
    TOKENS,
    UNSEEN,
    WITCH,
)
from goudkoorts.kernel.actors import ONLOOKER
from goudkoorts.kernel.dice import dice_from
from goudkoorts.kernel.record import bytes_of, copy_of
from goudkoorts.kernel.rule import COMPILED

SAMPLES = 6000 if COMPILED else 1500


def small_world() -> State:
    """Return three players with few cards: seat 0 looks, 1 holds two unknown cards and a known one, 2 holds one."""
    state = fresh(players=3)
    for kind in range(len(CARD_NAMES)):
        state.deck[kind] = 0
    state.deck[0], state.deck[1], state.deck[GOLD] = 3, 2, 4
    give_cards(state, 1, {"pig": 1, "cycle": 1})
    state.hands[1, RAFT] = state.known[1, RAFT] = 1
    give_cards(state, 2, {"pig": 1})
    state.hands[0, 2] = 3
    return state


def test_eg2_2_unknown_cards_are_dealt_out_hypergeometrically() -> None:
    blanked = small_world()
    hide_from(blanked, 0)
    dice = dice_from(7)

    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(SAMPLES):
        world = copy_of(blanked)
        redeal(world, 0, dice)
        seen[int(world.hands[1, 0]), int(world.hands[2, 0])] += 1

    # Five unseen cards, three of them pigs: two go to seat 1, one to seat 2.
    exact = {}
    for first, second in product(range(3), range(2)):
        ways = comb(3, first) * comb(2, 2 - first) * comb(3 - first, second) * comb(2 - (2 - first), 1 - second)
        exact[first, second] = ways / (comb(5, 2) * comb(3, 1))
    possible = [key for key in exact if exact[key] > 0]
    assert set(seen) <= set(possible)
    assert sum(exact.values()) == pytest.approx(1)
    assert looks_fair([seen[key] for key in possible], [exact[key] * SAMPLES for key in possible])


def test_eg1_3_gold_cards_stay_in_the_pile() -> None:
    blanked = small_world()
    hide_from(blanked, 0)

    redeal(blanked, 0, dice_from(1))
    assert blanked.deck[GOLD] == 4
    assert blanked.hands[1, RAFT] == 1


def test_eg4_1_the_pair_just_drawn_is_any_of_the_hidden_tokens() -> None:
    state = fresh()
    state.phase = TOKENS
    for kind in range(len(TOKEN_NAMES)):
        state.pool[kind] = 0
    state.pool[0], state.pool[1], state.pool[6] = 2, 1, 1
    do(state, "token pig", "token cycle")
    blanked = copy_of(state)
    hide_from(blanked, 1)
    dice = dice_from(3)

    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(SAMPLES):
        world = copy_of(blanked)
        redeal(world, 1, dice)
        seen[int(world.drawn[0]), int(world.drawn[1])] += 1

    heap = (0, 0, 1, 6)
    orders = Counter((heap[i], heap[j]) for i, j in combinations(range(4), 2)) + Counter(
        (heap[j], heap[i]) for i, j in combinations(range(4), 2)
    )
    keys = sorted(orders)
    assert set(seen) <= set(keys)
    expected = [orders[key] / sum(orders.values()) * SAMPLES for key in keys]
    assert looks_fair([seen[key] for key in keys], expected)


def test_el8_1_town_cards_of_others_are_any_of_the_rest() -> None:
    state = do(fresh("elfenland", 3, town_cards=True), "town grangor", "town virst", "town beata")
    hide_from(state, 0)

    assert [int(state.town_cards[seat]) for seat in (1, 2)] == [UNSEEN, UNSEEN]
    seen: Counter[tuple[int, int]] = Counter()
    dice = dice_from(5)
    for _ in range(SAMPLES):
        world = copy_of(state)
        redeal(world, 0, dice)
        seen[int(world.town_cards[1]), int(world.town_cards[2])] += 1
    assert len(seen) == prod((11, 10))
    assert looks_fair(list(seen.values()))


def twins() -> tuple[State, State]:
    """Return two states that differ only in what seat 0 cannot see."""
    one = fresh(players=3, town_cards=True)
    do(one, "town grangor", "town virst", "town beata")
    one.phase = PLAN
    give_cards(one, 0, {"pig": 2, "dragon": 2})
    one.open_tokens[0, 0] = 2
    other = copy_of(one)
    give_cards(one, 1, {"pig": 2})
    give_cards(other, 1, {"raft": 1, "dragon": 1})
    for state, kind in ((one, 0), (other, 5)):
        state.hidden_tokens[2, kind] += 1
        state.pool[kind] -= 1
    other.town_cards[1] = 20
    return one, other


@pytest.mark.parametrize("seat", [0, ONLOOKER])
def test_what_differs_only_in_secret_looks_the_same(seat: int) -> None:
    one, other = twins()
    assert bytes_of(one) != bytes_of(other)

    hide_from(one, seat)
    hide_from(other, seat)
    assert bytes_of(one) == bytes_of(other)
    assert view(one, seat) == view(other, seat)
    features = np.zeros((2, len(FEATURES)), np.float32)
    write_features(one, seat, features[0])
    write_features(other, seat, features[1])
    assert (features[0] == features[1]).all()


def test_the_choice_does_not_depend_on_secrets() -> None:
    weights = []
    for state in twins():
        hide_from(state, 0)
        rows = State.rows(2)
        rows[0] = state
        actions = np.array([0, 3, 4], np.int64)
        out = np.zeros(3)
        weigh(rows, actions, 3, out)
        weights.append(out.tolist())
    assert weights[0] == weights[1]


def test_the_log_tells_secrets_to_their_owner_alone() -> None:
    match = Match.new("elfengold", 2, {"start": 0, "town_cards": True})

    for text in ("town beata", "town virst", "card pig"):
        secret = [sentence for sentence in match.play(text) if set(sentence.facts) & {"kind", "town"}]
        assert [len(sentence.seats or ()) for sentence in secret] == [1]


def test_a_witch_taken_openly_is_played_first() -> None:
    state = fresh(witches=True)
    state.hands[0, WITCH] = 2
    state.known[0, WITCH] = 1
    state.phase = 18

    do(state, "fly beata")
    assert (int(state.hands[0, WITCH]), int(state.known[0, WITCH])) == (1, 0)


def test_el5_4_everybody_sees_the_road_of_a_caravan_while_it_is_paid() -> None:
    state = lay(moving("elfenland", {"pig": 3}), ELVENHOLD_TO_LAPPHALIA, "dragon")

    assert view(state, 1)["caravan"] is None
    do(state, f"caravan {ELVENHOLD_TO_LAPPHALIA}")
    assert view(state, 1)["caravan"] == ELVENHOLD_TO_LAPPHALIA


def gives_back(opened: dict[str, int], hidden: dict[str, int]) -> State:
    """Return seat 1 of three with these tokens, at the end of a round."""
    state = fresh(players=3)
    give_tokens(state, 1, opened)
    for token, copies in hidden.items():
        state.hidden_tokens[1, TOKEN_NAMES.index(token)] += copies
        state.pool[TOKEN_NAMES.index(token)] -= copies
    state.phase = END_OF_ROUND
    go_on(state)
    return state


def watched(state: State, texts: tuple[str, ...], seat: int) -> list[object]:
    """Return all that a seat is shown and told while these actions are carried out."""
    sights: list[object] = []
    for text in texts:
        before = copy_of(state)
        do(state, text)
        known = copy_of(state)
        hide_from(known, seat)
        features = np.zeros(len(FEATURES), np.float32)
        write_features(known, seat, features)
        told = [sentence for sentence in tell(before, parse(text), state) if sentence.is_for(seat)]
        sights.append((bytes_of(known), view(known, seat), features.tolist(), told))
    return sights


@pytest.mark.parametrize("seat", [0, 2, ONLOOKER])
def test_stumble_05_a_hidden_token_goes_back_unseen(seat: int) -> None:
    opened = {"cycle": 1, "wagon": 1}
    one = watched(gives_back(opened, {"pig": 1, "dragon": 1}), ("return pig", "return cycle"), seat)
    other = watched(gives_back(opened, {"unicorn": 1, "dragon": 1}), ("return cycle", "return unicorn"), seat)

    assert one == other


def test_stumble_05_the_log_says_that_a_hidden_token_went_and_not_which() -> None:
    state = gives_back({"cycle": 1, "wagon": 1}, {"pig": 1, "dragon": 2})
    told = []
    for text in ("return pig", "return cycle", "return dragon"):
        before = copy_of(state)
        do(state, text)
        told += [(sentence.key, sentence.facts, sentence.seats) for sentence in tell(before, parse(text), state)]

    assert told[0] == ("return_own", {"player": 1, "kind": "pig"}, (1,))
    assert told[1] == ("return_own", {"player": 1, "kind": "dragon"}, (1,))
    assert told[2] == ("return", {"player": 1, "kind": "a cycle"}, UNSET)
    assert told[3] == ("return_hidden", {"player": 1, "count": 2}, UNSET)
    assert told[4][0] == "round"


def test_stumble_05_the_truth_and_its_owner_keep_the_kind() -> None:
    state = gives_back({"cycle": 1, "wagon": 1}, {"pig": 1, "dragon": 1})
    do(state, "return pig")

    assert show(state)["tokens"][1] == {"open": {"cycle": 1, "wagon": 1}, "hidden": {"dragon": 1}}  # type: ignore[index]
    hide_from(state, 1)
    assert view(state, 1)["left"] == 1
    features = np.zeros(len(FEATURES), np.float32)
    write_features(state, 1, features)
    assert features[FEATURES.index("returned pig")] > 0


def test_stumble_05_a_secret_counter_of_elfenland_goes_back_unseen_too() -> None:
    sights = []
    for kind, texts in (("pig", ("return pig", "return cycle")), ("dragon", ("return cycle", "return dragon"))):
        state = fresh("elfenland", 2)
        give_tokens(state, 1, {"cycle": 1, "cloud": 1})
        state.hidden_tokens[1, TOKEN_NAMES.index(kind)] += 1
        state.pool[TOKEN_NAMES.index(kind)] -= 1
        state.phase = END_OF_ROUND
        go_on(state)
        sights.append(watched(state, texts, 0))

    assert sights[0] == sights[1]


def test_stumble_07_everybody_sees_what_is_in_the_discard_pile() -> None:
    state = lay(moving("elfengold", {"pig": 2, "dragon": 1}), ELVENHOLD_TO_LAPPHALIA, "pig")
    do(state, f"go {ELVENHOLD_TO_LAPPHALIA} pig")

    for seat in (0, 1, ONLOOKER):
        known = copy_of(state)
        hide_from(known, seat)
        assert view(known, seat)["discard_pile"] == {"pig": 1}
        names = label_in("elfengold", "en", "piles", {"deck": 60, "discards": 1, "things": "1 giant pig"}, ())
        assert names in draw(view(known, seat), lambda key, /, **facts: label_in("elfengold", "en", key, facts, ()))
    assert "discard_pile" not in view(moving("elfenland", {"pig": 2}), 0)
