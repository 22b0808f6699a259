"""Reasons, texts and rule numbers of Elfenland and Elfengold."""

import json
import re

import pytest

from games.elfengold.table import (
    BEATA_TO_ELVENHOLD,
    ELVENHOLD_TO_ERGEREN,
    ELVENHOLD_TO_LAPPHALIA,
    FERRY,
    RIVINIA_RIVER,
    do,
    fresh,
    lay,
    moving,
    planning,
)
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.match import Match
from goudkoorts.engine.rulebook import rulebook
from goudkoorts.engine.text import LANGUAGES, catalogue, reason_in, sentence_in
from goudkoorts.games.elfengold import decode, explain, parse, tell
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import RETURN
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.record import copy_of
from goudkoorts.kernel.rule import COMPILED

SECTIONS = ("words", "log", "moves", "reasons", "labels")
OF_THE_OPEN_ROW = {
    "draw_secret_counter",
    "draw_open_counters",
    "open_counters",
    "counter_open",
    "blind",
}  # what only Elfenland has


def road_with_pig(**hand: int) -> State:
    """Return a journey in Elfenland that begins beside a road with a pig."""
    return lay(moving("elfenland", hand), ELVENHOLD_TO_LAPPHALIA, "pig")


def swapping() -> State:
    """Return a planning turn with an exchange spell, pigs on two roads and a cycle on a third."""
    state = planning(tokens={"exchange": 1})
    for road, thing in ((ELVENHOLD_TO_LAPPHALIA, "pig"), (ELVENHOLD_TO_ERGEREN, "pig"), ("ixara-virst-plain", "cycle")):
        lay(state, road, thing)
    return state


STEP = 17  # every so-manieth action number is tried


@pytest.mark.parametrize(
    ("state", "text", "code", "rule"),
    [
        (planning("elfenland"), f"place pig {ELVENHOLD_TO_LAPPHALIA}", "no_token", "EL-4.1"),
        (planning(), f"place pig {ELVENHOLD_TO_LAPPHALIA}", "nothing_to_place", "EL-4.5"),
        (planning("elfenland", {"pig": 1}), f"place pig {FERRY}", "not_on_water", "EL-4.2"),
        (planning("elfenland", {"pig": 1}), "place pig albaran-feodor-desert", "not_this_terrain", "EL-4.2"),
        (
            lay(planning("elfenland", {"pig": 1}), ELVENHOLD_TO_LAPPHALIA, "pig"),
            f"place pig {ELVENHOLD_TO_LAPPHALIA}",
            "has_transport",
            "EL-4.2",
        ),
        (planning("elfenland"), f"tree {ELVENHOLD_TO_LAPPHALIA}", "nowhere_for_tree", "EL-4.3"),
        (
            lay(planning("elfenland"), ELVENHOLD_TO_ERGEREN, "pig"),
            f"tree {ELVENHOLD_TO_LAPPHALIA}",
            "needs_transport",
            "EL-4.3",
        ),
        (planning(tokens={"monster": 1}), f"monster {ELVENHOLD_TO_LAPPHALIA}", "only_on_water", "EG-6.4"),
        (planning(tokens={"goldpiece": 1}), f"goldpiece {RIVINIA_RIVER}", "nowhere_for_gold_piece", "EG-6.5"),
        (
            lay(planning(tokens={"goldpiece": 1}), ELVENHOLD_TO_ERGEREN, "pig"),
            f"goldpiece {RIVINIA_RIVER}",
            "not_on_water",
            "EG-6.5",
        ),
        (planning(tokens={"double": 1}), f"double {ELVENHOLD_TO_LAPPHALIA} pig", "double_takes_transport", "EG-6.6"),
        (
            planning(tokens={"double": 1, "pig": 1}),
            f"double {ELVENHOLD_TO_LAPPHALIA} pig",
            "nowhere_for_double",
            "EG-6.6",
        ),
        (
            lay(planning(tokens={"double": 1, "pig": 1}), ELVENHOLD_TO_ERGEREN, "wagon"),
            f"double {ELVENHOLD_TO_LAPPHALIA} pig",
            "needs_transport",
            "EG-6.6",
        ),
        (
            planning(tokens={"exchange": 1}),
            f"exchange {ELVENHOLD_TO_LAPPHALIA} pig {ELVENHOLD_TO_ERGEREN} wagon",
            "nowhere_for_exchange",
            "EG-6.7",
        ),
        (swapping(), f"exchange {ELVENHOLD_TO_LAPPHALIA} pig {ELVENHOLD_TO_ERGEREN} cycle", "same_transport", "EG-6.7"),
        (swapping(), f"exchange {BEATA_TO_ELVENHOLD} pig {ELVENHOLD_TO_ERGEREN} wagon", "needs_transport", "EG-6.7"),
        (
            lay(swapping(), "albaran-feodor-desert", "dragon"),
            f"exchange {ELVENHOLD_TO_LAPPHALIA} pig albaran-feodor-desert dragon",
            "cannot_swap_here",
            "EG-6.7",
        ),
        (moving("elfenland"), "go albaran-feodor-desert dragon", "road_not_here", "EL-5.1"),
        (moving("elfenland"), f"go {ELVENHOLD_TO_LAPPHALIA} pig", "needs_transport", "EL-5.2"),
        (road_with_pig(), f"go {ELVENHOLD_TO_LAPPHALIA} dragon", "not_on_road", "EL-5.2"),
        (road_with_pig(), f"go {ELVENHOLD_TO_LAPPHALIA} pig", "too_few_for_road", "EL-5.2"),
        (road_with_pig(raft=3), f"go {ELVENHOLD_TO_LAPPHALIA} pig", "too_few_cards", "EL-5.2"),
        (moving("elfenland", {"pig": 1}), "pay pig", "cards_follow", "EL-5.2"),
        (moving("elfenland"), f"go {RIVINIA_RIVER} pig", "water_needs_raft", "EL-5.3"),
        (moving("elfenland"), f"go {RIVINIA_RIVER} raft", "too_few_cards", "EL-5.3"),
        (moving("elfenland"), f"caravan {FERRY}", "no_caravan_on_water", "EL-5.4"),
        (moving("elfenland"), f"caravan {ELVENHOLD_TO_LAPPHALIA}", "needs_transport", "EL-5.4"),
        (moving(), f"go {RIVINIA_RIVER} raft witch", "no_obstacle", "EG-10.3"),
        (moving("elfenland"), "fly yttar", "no_road_there", "EL-5.1"),
        (moving("elfenland"), "fly elvenhold", "already_there", "EL-5.1"),
        (moving(witches=True), "fly beata", "no_witch", "EG-10.3"),
        (moving(witches=True), "fly yttar", "no_witch_to_fly", "EG-10.3"),
        (moving(hand={"witch": 1}, witches=True), "fly yttar", "no_gold_to_fly", "EG-10.3"),
        (do(moving("elfenland", {"pig": 5}), "stop"), "discard raft", "not_in_hand", "EL-5.7"),
        (
            do(moving("elfenland", {"pig": 3, "raft": 3}), "stop", "discard raft"),
            "discard pig",
            "set_is_begun",
            "EL-5.7",
        ),
        (do(moving("elfenland", {"pig": 4, "raft": 1, "dragon": 2}), "stop"), "discard raft", "others_too", "EL-5.7"),
        (do(moving("elfenland", {"pig": 5}), "stop"), f"go {ELVENHOLD_TO_LAPPHALIA} pig", "wants_discard", "EL-5.7"),
        (do(moving(hand={"pig": 5}, hand_limit=4), "stop"), "discard raft", "not_in_hand", "EG-7.8"),
        (fresh(), "card gold", "card_not_in_pile", "EG-1.3"),
        (fresh(), "stop", "wants_card", "EG-1.3"),
        (moving(), "bid 4", "wants_move", "EL-5.1"),
    ],
)
def test_a_refusal_names_the_rule(state: State, text: str, code: str, rule: str) -> None:
    refusal = explain(state, parse(text))

    assert (refusal.code, refusal.rule) == (code, rule)


def test_el6_2_the_tree_is_no_counter_to_give_back() -> None:
    state = planning("elfenland", {"pig": 2})
    state.phase, state.left = RETURN, 1

    assert explain(state, parse("return tree")).code == "tree_is_kept"


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("name", ["elfenland", "elfengold"])
def test_every_illegal_action_has_a_reason_in_every_language(name: str, players: int) -> None:
    game = find_game(name)
    options = (
        {"town_cards": True} if name == "elfenland" else {"witches": True, "gold_values": "random", "hand_limit": 4}
    )
    match = Match(game, players, options)
    dice = dice_from(players)
    while match.turn != "over" and len(match.history) < (4000 if COMPILED else 60):
        legal = set(match.outcomes.numbers)
        for number in range(below(dice, STEP * STEP), game.NUM_ACTIONS, STEP * STEP):
            refusal = explain(match.state, decode(number)) if number not in legal else explain(match.state, None)
            assert re.fullmatch(r"E[LG]-\d+\.\d+", refusal.rule)
            assert all(reason_in(name, language, refusal, ["a"] * 6) for language in LANGUAGES)
        match.play(game.open_ticket(match.state, below(dice, game.count_tickets(match.state))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_say_the_same_things_in_the_same_words_but_for_counters(language: str) -> None:
    land, gold = catalogue("elfenland", language), catalogue("elfengold", language)

    for section in ("words", "log", "moves", "labels"):
        shared = land[section].keys() & gold[section].keys()
        assert {key: with_tokens(land[section][key]) for key in shared} == {key: gold[section][key] for key in shared}
        assert {key for key in land[section] if key not in shared} <= OF_THE_OPEN_ROW


def with_tokens(text: object) -> object:
    """Return what a text of Elfenland is in Elfengold, where counters are tokens."""
    return json.loads(json.dumps(text).replace("counter", "token").replace("Counter", "Token"))


def texts_of(game: str, language: str) -> str:
    """Return everything a game says to people: its sentences and its rules, without the notation in them."""
    texts = catalogue(game, language)
    said = [json.dumps(list(texts[section].values()), ensure_ascii=False) for section in SECTIONS]
    return re.sub(r"`[^`]*`|: counter and a kind", "", "\n".join([*said, rulebook(game, language)])).lower()


@pytest.mark.parametrize(
    ("game", "language", "other_words"),
    [
        ("elfenland", "en", r"\btokens?\b"),
        ("elfengold", "en", r"\bcounters?\b"),
        ("elfenland", "nl", r"tegel|plaatje"),
        ("elfengold", "nl", r"tegel|plaatje"),
        ("elfenland", "de", r"\bchips?\b|spielmarke"),
        ("elfengold", "de", r"\bchips?\b|spielmarke"),
    ],
)
def test_stumble_27_what_is_laid_on_a_road_has_one_name_in_each_game(
    game: str, language: str, other_words: str
) -> None:
    assert re.findall(other_words, texts_of(game, language)) == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("nl", "Marc reist van Elvenhold naar Lapphalia, met de trollenwagen."),
        ("de", "Marc reist mit dem Trollwagen von Elvenhold nach Lapphalia."),
        ("en", "Marc travels from Elvenhold to Lapphalia by troll wagon."),
    ],
)
def test_stumble_35_a_journey_is_told_from_town_to_town(language: str, sentence: str) -> None:
    before = lay(moving("elfenland", {"wagon": 1}), ELVENHOLD_TO_LAPPHALIA, "wagon")
    action = parse(f"go {ELVENHOLD_TO_LAPPHALIA} wagon")

    after = do(copy_of(before), f"go {ELVENHOLD_TO_LAPPHALIA} wagon")

    assert sentence_in("elfenland", language, tell(before, action, after)[0], ["Marc", "Anne"]) == sentence
