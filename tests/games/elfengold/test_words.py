"""Reasons, texts and rule numbers of Elfenland and Elfengold."""

import json
import re

import pytest

from games.elfengold.table import (
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
from goudkoorts.engine.text import LANGUAGES, catalogue, reason_in
from goudkoorts.games.elfengold import decode, explain, parse
from goudkoorts.games.elfengold.state import State
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.rule import COMPILED

STEP = 17  # every so-manieth action number is tried


@pytest.mark.parametrize(
    ("state", "text", "code", "rule"),
    [
        (planning("elfenland"), f"place pig {ELVENHOLD_TO_LAPPHALIA}", "no_token", "EL-4.1"),
        (planning("elfenland", {"pig": 1}), f"place pig {FERRY}", "not_on_water", "EL-4.2"),
        (planning("elfenland", {"pig": 1}), "place pig albaran-feodor-desert", "not_this_terrain", "EL-4.2"),
        (
            lay(planning("elfenland", {"pig": 1}), ELVENHOLD_TO_LAPPHALIA, "pig"),
            f"place pig {ELVENHOLD_TO_LAPPHALIA}",
            "has_transport",
            "EL-4.2",
        ),
        (planning("elfenland"), f"tree {ELVENHOLD_TO_LAPPHALIA}", "needs_transport", "EL-4.3"),
        (planning(tokens={"monster": 1}), f"monster {ELVENHOLD_TO_LAPPHALIA}", "only_on_water", "EG-6.4"),
        (planning(tokens={"goldpiece": 1}), f"goldpiece {RIVINIA_RIVER}", "not_on_water", "EG-6.5"),
        (planning(tokens={"double": 1}), f"double {ELVENHOLD_TO_LAPPHALIA} pig", "no_token", "EG-6.6"),
        (
            planning(tokens={"exchange": 1}),
            f"exchange {ELVENHOLD_TO_LAPPHALIA} pig {ELVENHOLD_TO_ERGEREN} wagon",
            "not_on_road",
            "EG-6.7",
        ),
        (moving("elfenland"), "go albaran-feodor-desert dragon", "road_not_here", "EL-5.1"),
        (moving("elfenland"), f"go {ELVENHOLD_TO_LAPPHALIA} pig", "not_on_road", "EL-5.2"),
        (moving("elfenland"), f"go {RIVINIA_RIVER} pig", "water_needs_raft", "EL-5.3"),
        (moving("elfenland"), f"go {RIVINIA_RIVER} raft", "too_few_cards", "EL-5.3"),
        (moving("elfenland"), f"caravan {FERRY}", "no_caravan_on_water", "EL-5.4"),
        (moving("elfenland"), f"caravan {ELVENHOLD_TO_LAPPHALIA}", "needs_transport", "EL-5.4"),
        (moving(), f"go {RIVINIA_RIVER} raft witch", "no_obstacle", "EG-10.3"),
        (moving(), "fly beata", "no_witch", "EG-10.3"),
        (do(moving("elfenland", {"pig": 5}), "stop"), "discard raft", "not_in_hand", "EL-5.7"),
        (do(moving(hand={"pig": 5}, hand_limit=4), "stop"), "discard raft", "not_in_hand", "EG-7.8"),
        (fresh(), "card gold", "card_not_in_pile", "EG-1.3"),
        (fresh(), "stop", "wants_card", "EG-1.3"),
        (moving(), "bid 4", "wants_move", "EL-5.1"),
    ],
)
def test_a_refusal_names_the_rule(state: State, text: str, code: str, rule: str) -> None:
    refusal = explain(state, parse(text))

    assert (refusal.code, refusal.rule) == (code, rule)


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
        match.play_number(game.open_ticket(match.state, below(dice, game.count_tickets(match.state))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_say_the_same_things_in_the_same_words(language: str) -> None:
    land, gold = catalogue("elfenland", language), catalogue("elfengold", language)

    for section in ("words", "log", "moves", "labels"):
        assert land[section].items() <= gold[section].items()
    assert json.dumps(land) != json.dumps(gold)
