"""What the log says when a game of Elfenland or Elfengold is over."""

import pytest

from games.elfengold.table import fresh, give_cards
from goudkoorts.engine.text import LANGUAGES, sentence_in
from goudkoorts.games.elfengold import parse, tell
from goudkoorts.games.elfengold.board import TOWN_IDS
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import OVER
from goudkoorts.kernel.record import copy_of
from goudkoorts.kernel.telling import Sentence

NAMES = ["Anne", "Marc"]


def over(game: str, towns: tuple[int, int], gold: tuple[int, int] = (0, 0), **options: object) -> State:
    """Return the end of a game for two who have visited so many towns."""
    state = fresh(game, **options)
    state.phase = OVER
    for seat in range(2):
        state.pieces[seat] = (1 << (20 - towns[seat])) - 1
        state.gold[seat] = gold[seat]
    return state


def scored(state: State) -> list[Sentence]:
    """Return what is told from the scoring on."""
    before = copy_of(state)
    before.phase = OVER - 1
    said = tell(before, parse("stop"), state)
    keys = [sentence.key for sentence in said]
    return list(said[keys.index("over") + 1 :])


def told(game: str, state: State, language: str = "en") -> list[str]:
    """Return the scoring in words."""
    return [sentence_in(game, language, sentence, NAMES) for sentence in scored(state)]


def test_stumble_15_the_end_of_elfengold_is_told_in_towns_and_gold() -> None:
    lines = told("elfengold", over("elfengold", (14, 1), (31, 0)))

    assert lines == ["Anne: 14 towns, 31 gold.", "Marc: 1 town, 0 gold.", "Anne wins."]


def test_stumble_15_the_end_of_elfenland_is_told_in_towns_and_cards() -> None:
    state = over("elfenland", (9, 9))
    give_cards(state, 1, {"pig": 2})

    assert told("elfenland", state)[1:] == [
        "Marc: 9 towns; cards in hand: 2.",
        "Marc wins the tie with more cards in hand.",
    ]


def test_stumble_15_a_town_card_is_told_with_its_distance() -> None:
    state = over("elfengold", (9, 10), (5, 5), town_cards=True)
    state.town_cards[0], state.town_cards[1] = TOWN_IDS.index("beata"), TOWN_IDS.index("tichih")

    lines = told("elfengold", state)

    assert lines[0] == "Anne: 9 towns, less 1 for the way to Beatá: 8; 5 gold."
    assert lines[1] == "Marc: 10 towns, less 2 for the way to Tichih: 8; 5 gold."
    assert lines[2] == "Anne wins the tie, nearer to the town card."


@pytest.mark.parametrize(
    ("gold", "keys"),
    [
        ((4, 9), ["wins_by_gold"]),
        ((4, 4), ["shares_victory", "shares_victory"]),
    ],
)
def test_stumble_15_a_tie_names_what_decided_it(gold: tuple[int, int], keys: list[str]) -> None:
    said = scored(over("elfengold", (7, 7), gold))

    assert [sentence.key for sentence in said[2:]] == keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["elfenland", "elfengold"])
def test_stumble_15_nobody_reads_of_a_tie_break_or_an_unfilled_fact(game: str, language: str) -> None:
    lines = told(game, over(game, (7, 3)), language)

    assert not any("{" in line or "tie-break" in line for line in lines)
