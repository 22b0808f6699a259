"""Whoever taps what cannot be used is told why in plain words, with a rule that exists."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.errors import IllegalAction
from goudkoorts.engine.match import Match, number_of
from goudkoorts.engine.rulebook import rules_of
from goudkoorts.engine.text import LANGUAGES, catalogue, reason_in, typed_reason_in
from goudkoorts.games.elfengold.board import LAND_ROADS, ROAD_IDS, TOWN_IDS
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.rule import COMPILED
from goudkoorts.kernel.telling import Refusal

NAMES = ["Anne", "Marc", "Carl", "Dora", "Emil", "Fien"]
TABLES: list[tuple[str, dict[str, object]]] = [
    ("gold", {}),
    ("gold", {"start_donkeys": "choose"}),
    ("goldrausch", {}),
    ("zevenspel", {}),
    ("elfenland", {}),
    ("elfengold", {"witches": True, "hand_limit": 4}),
]
PLIES = 2500 if COMPILED else 90
LAID_BY_NAME = ("tree", "monster", "goldpiece")
TRANSPORTS = ("pig", "cycle", "cloud", "unicorn", "wagon", "dragon")
# What notation looks like in a sentence. Some of its words are ordinary ones in Dutch; German has none of them.
SYNTAX = re.compile(r": \w+ (and|en|und) (a|an|its|een|ein|eine) |[a-z]+-[a-z]+-[a-z]+|\b[gbvrop][3-8]\b")
VERBS = (
    *("start", "town", "value", "card", "counter", "token", "blind", "deck", "stack", "show", "bid", "pass", "place"),
    *("tree", "goldpiece", "double", "exchange", "go", "caravan", "pay", "fly", "discard", "cards", "return"),
    *("donkey", "take", "swap", "turn", "lay", "chip", "figure", "coin", "bet", "roll"),
)
FOREIGN = re.compile(rf"\b({'|'.join(VERBS)})\b")
# In which phase a tap belongs: there the reason is about the thing, not about the phase.
AT_HOME = {
    "turn": ("take", "swap"),
    "bonus": ("bonus",),
    "coin": ("lay",),
    "bet": ("bet",),
    "plan_routes": ("place", "double", "exchange", *LAID_BY_NAME),
    "move_boots": ("go", "caravan", "fly"),
}
# What a view calls moving the boots, though something else is asked for.
PARTS_OF_A_JOURNEY = ("wants_pay", "wants_discard", "wants_reward", "wants_draw")


def taps(game: str, view: Any, seat: int) -> Iterator[str]:
    """Yield the actions that the drawn board of a game names when somebody taps."""
    match game:
        case "gold":
            yield from taps_in_gold(view, seat)
        case "goldrausch":
            yield from (f"lay {group}" for group in view["groups"])
        case "zevenspel":
            yield from (f"bet {box}" for box in view["felt"])
        case _:
            yield from taps_on_the_map(view, seat)
            yield from taps_on_what_is_mine(view, seat)


def taps_in_gold(view: Any, seat: int) -> Iterator[str]:
    """Yield takes, exchanges and bonuses with the cards in sight."""
    for card in view["offer"]:
        yield f"take {card}"
        yield from (f"swap {own} {card}" for own in view["displays"][seat])
    for other, cards in enumerate(view["displays"]):
        yield from (f"bonus {other} {card}" for card in cards if other != seat)


def taps_on_the_map(view: Any, seat: int) -> Iterator[str]:
    """Yield journeys to every road and town, and the swap of every road with the next."""
    for road in ROAD_IDS:
        lying = [thing for thing in view["roads"].get(road, ()) if thing in TRANSPORTS]
        yield f"go {road} {'raft' if road.endswith(('-river', '-lake')) else (lying or ['dragon'])[0]}"
    yield from (f"fly {town}" for town in TOWN_IDS)
    if "exchange" in mine(view, seat):
        for one, other in pairwise(ROAD_IDS[:LAND_ROADS]):
            yield f"exchange {one} pig {other} wagon"


def taps_on_what_is_mine(view: Any, seat: int) -> Iterator[str]:
    """Yield what the own cards and tokens might be used for, on every road."""
    yield from (f"{verb} {card}" for card in view["hands"][seat] for verb in ("pay", "discard"))
    tokens = mine(view, seat)
    yield from (f"return {token}" for token in tokens)
    for road in ROAD_IDS:
        for token in tokens:
            if token in TRANSPORTS:
                yield f"place {token} {road}"
                if "double" in tokens:
                    yield f"double {road} {token}"
            elif token in LAID_BY_NAME:
                yield f"{token} {road}"


def mine(view: Any, seat: int) -> list[str]:
    """Return the kinds of tokens a seat has."""
    return sorted({*view["tokens"][seat]["open"], *view["tokens"][seat]["hidden"]})


def refusals(game: str, options: dict[str, object]) -> Iterator[tuple[str, str, Refusal]]:
    """Yield phase, text and reason of every tap that cannot be done in a random game, each reason once a phase."""
    match, dice, seen = Match(find_game(game), 2, options), dice_from(8), set[tuple[object, ...]]()
    while match.turn != "over" and len(match.history) < PLIES:
        if isinstance(match.turn, int):
            view: Any = match.view(match.turn)
            for text in taps(game, view, match.turn):
                refusal = refusal_of(match, text)
                if refusal and (key := (view["phase"], text.split()[0], refusal.code)) not in seen:
                    seen.add(key)
                    yield view["phase"], text, refusal
        match.play(match.game.open_ticket(match.state, below(dice, match.game.count_tickets(match.state))))


def refusal_of(match: Match, text: str) -> Refusal | None:
    """Return why a text is not legal now, None where it is."""
    try:
        match.legal_number(text)
    except IllegalAction as error:
        assert number_of(match.game.NAME, text) is not None, f"{text} is no action"
        return Refusal(error.code, error.rule, error.facts)
    return None


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_stumble_08_who_taps_reads_no_notation_but_a_reason_with_its_rule(
    game: str, options: dict[str, object]
) -> None:
    rules = rules_of(game, "en") | (rules_of("elfenland", "en") if game == "elfengold" else {})
    for phase, text, refusal in refusals(game, options):
        said = {language: reason_in(game, language, refusal, NAMES) for language in LANGUAGES}
        assert refusal.rule in rules, (text, refusal)
        assert not any(SYNTAX.search(line) or "{" in line for line in said.values()), (text, said)
        assert not FOREIGN.search(said["de"]), (text, said["de"])
        assert not FOREIGN.search(said["nl"]), (text, said["nl"])
        if text.split()[0] in AT_HOME.get(phase, ()) and refusal.code not in PARTS_OF_A_JOURNEY:
            assert not refusal.code.startswith("wants_"), (phase, text, refusal)


@pytest.mark.parametrize("game", ["elfenland", "elfengold", "gold", "goldrausch", "zevenspel"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_stumble_08_who_types_is_told_what_to_type(game: str, language: str) -> None:
    words = catalogue(game, language)

    assert words["typed"].keys() <= words["reasons"].keys()
    for code in words["typed"].keys() - {"others_too"}:
        facts = {"deed": "that", "count": 2, "kind": "pig"}
        assert FOREIGN.search(typed_reason_in(game, language, Refusal(code, "", facts))), code
        assert reason_in(game, language, Refusal(code, "", facts)) != typed_reason_in(
            game, language, Refusal(code, "", facts)
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_stumble_02_no_reason_speaks_of_an_order(language: str) -> None:
    order = re.compile(r"order|volgorde|Reihenfolge|after|danach", re.IGNORECASE)
    for game in ("elfenland", "elfengold"):
        words = catalogue(game, language)
        assert [code for code, text in words["reasons"].items() if order.search(str(text))] == []
