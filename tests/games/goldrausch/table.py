"""Tables of Goldrausch set up by hand, as a test wants them."""

from collections.abc import Sequence
from typing import cast

from goudkoorts.engine.setup import encode_options
from goudkoorts.engine.text import label_in, sentence_in
from goudkoorts.games import goldrausch
from goudkoorts.games.goldrausch.actions import Coin, kind_of
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.view import show
from goudkoorts.games.goldrausch.words import CARD, COINS_PER_GROUP, FIRST_COIN, LETTERS
from goudkoorts.kernel.record import copy_of, row_of

MARC, CARL, ANNE = 0, 1, 2
NAMES = ["Marc", "Carl", "Anne", "seat 3", "seat 4"]

# All 36 coins, six for each group: 17, 10, 11, 8, 7 and 3 gold.
ALL_COINS = ("10 4 3 0 0 0", "6 4 0 0 0 0", "4 4 3 0 0 0", "3 3 2 0 0 0", "2 2 2 1 0 0", "1 1 1 0 0 0")
ALL_FIGURES = (5, 5, 5, 5, 5, 5)
NO_CHIPS: tuple[tuple[int, ...], ...] = ()


def fresh(players: int = 2, **options: object) -> State:
    """Return the first state of a game."""
    state = State.new()
    goldrausch.set_up(state, players, encode_options(goldrausch, players, options))
    return state


def table(
    figures: Sequence[int],
    coins: Sequence[str | int],
    chips: Sequence[Sequence[int]] = NO_CHIPS,
    seat: int = MARC,
    players: int = 2,
    **options: object,
) -> State:
    """Return a table in the middle of a round, somebody about to turn up a card.

    By group: figures f1 to f6; coins as values (`10 4 0`) or as a number of false coins; chips by seat.
    """
    state = fresh(players, start=seat, **options)
    for group, count in enumerate(figures):
        put_figures(state, group, count)
    for group, row in enumerate(coins):
        put_coins(state, group, ["0"] * row if isinstance(row, int) else row.split())
    for group, owners in enumerate(chips):
        put_chips(state, group, owners)
    return state


def put_figures(state: State, group: int, count: int) -> None:
    """Lay figures from the pile."""
    state.pile[group] -= count
    state.left -= count
    state.with_figure |= bool(count) << group


def put_coins(state: State, group: int, values: Sequence[str]) -> None:
    """Lay coins from the pile."""
    for value in values:
        kind = kind_of(Coin(int(value)))
        assert state.pile[kind] > 0, f"there are not so many coins of {value}"
        state.pile[kind] -= 1
        state.left -= 1
        state.coins[group, kind - FIRST_COIN] += 1
        state.free_places[group] -= 1
    state.with_room &= ~((len(values) == COINS_PER_GROUP) << group)


def put_chips(state: State, group: int, owners: Sequence[int]) -> None:
    """Place chips."""
    for seat, count in enumerate(owners):
        state.chips[group, seat] = count
        state.chips_left[seat] -= count


def before_the_last_coin(
    chips: Sequence[Sequence[int]] = NO_CHIPS,
    coins: Sequence[str] = ALL_COINS,
    seat: int = MARC,
    players: int = 2,
    **options: object,
) -> State:
    """Return a table with 65 cards laid: the last false coin is missing from the last group."""
    assert coins[-1].endswith(" 0")
    return table(ALL_FIGURES, [*coins[:-1], coins[-1][:-2]], chips, seat, players, **options)


def finish_round(state: State) -> State:
    """Turn up the last false coin and lay it where it must go."""
    return play(state, "coin 0", "lay c")


def legal(state: State) -> list[str]:
    """Return the legal actions, or the outcomes of chance, as sorted texts."""
    numbers = {goldrausch.open_ticket(state, ticket) for ticket in range(goldrausch.count_tickets(state))}
    return sorted(goldrausch.notate(goldrausch.decode(number)) for number in numbers)


def play(state: State, *texts: str) -> State:
    """Play actions, each of them checked, and return the same table."""
    for text in texts:
        assert text in legal(state), f"{text} is not among {legal(state)}"
        goldrausch.apply(state, goldrausch.encode(goldrausch.parse(text)))
    return state


def groups_for_coin(state: State) -> str:
    """Turn up a false coin and return the letters of the groups it may go to, in the order of the table."""
    texts = legal(play(copy_of(state), "coin 0"))
    return "".join(sorted((text[-1] for text in texts), key=LETTERS.index))


def why(state: State, text: str) -> tuple[str, str]:
    """Return code and rule number of the refusal of an action that must not be legal."""
    assert text not in legal(state)
    refusal = goldrausch.explain(state, goldrausch.parse(text))
    return refusal.code, refusal.rule


def row_at(state: State, letter: str) -> dict[str, object]:
    """Return one row of the table, as records show it."""
    groups = cast("dict[str, dict[str, object]]", show(state)["groups"])
    return groups[letter]


def chips_at(state: State, letter: str) -> object:
    """Return the chips on a group, by seat."""
    return row_at(state, letter)["chips"]


def scores(state: State) -> list[int]:
    """Return the points of every seat."""
    out = row_of([0] * int(state.seats))
    goldrausch.payoff(state, out)
    return [int(number) for number in out]


def places(state: State) -> list[int]:
    """Return how many seats are ahead of each."""
    out = row_of([0] * int(state.seats))
    goldrausch.places(state, out)
    return [int(number) for number in out]


def with_scores(state: State, *points: int) -> State:
    """Write totals of earlier rounds onto the score sheet."""
    for seat, total in enumerate(points):
        state.scores[seat] = total
    return state


def in_round(state: State, number: int) -> State:
    """Say which round is being played."""
    assert state.phase == CARD
    state.round_number = number
    return state


def told(state: State, text: str, language: str = "en") -> list[str]:
    """Play an action and return what the log says."""
    before = copy_of(state)
    play(state, text)
    sentences = goldrausch.tell(before, goldrausch.parse(text), state)
    return [sentence_in("goldrausch", language, sentence, NAMES) for sentence in sentences]


def drawn(state: State, language: str = "en") -> list[str]:
    """Return the picture of a table."""
    view = goldrausch.view(state, MARC)
    return goldrausch.draw(view, lambda key, /, **facts: label_in("goldrausch", language, key, facts, NAMES))
