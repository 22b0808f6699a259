"""Tables of Gold! set up by hand, as a test wants them."""

from collections.abc import Sequence

from goudkoorts.games import gold
from goudkoorts.games.gold.actions import parse
from goudkoorts.games.gold.heap import with_card
from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.view import cards_in
from goudkoorts.games.gold.words import DECK_OF_2, DECK_OF_3, OPTIONS, TURN
from goudkoorts.kernel.options import NONE_CHOSEN
from goudkoorts.kernel.record import row_of

MARC, CARL, ANNE = 0, 1, 2


def heap(cards: str) -> int:
    """Return a heap of cards written like `re g4 b8`."""
    pile = 0
    for card in cards.split():
        pile = with_card(pile, parse(f"take {card}").card.kind)  # type: ignore[union-attr]  # a take has a card
    return pile


def table(offer: str, *displays: str, seat: int = 0, pile: int = 10, mandatory: bool = False) -> State:
    """Return a table in the middle of a game: the offer, each player's display, and a turn to take."""
    seats = max(2, len(displays))
    state = State.new()
    gold.set_up(state, seats, row_of([NONE_CHOSEN, 0, int(mandatory), 0]))
    assert len(OPTIONS) == len(row_of([NONE_CHOSEN, 0, 0, 0]))
    state.offer = heap(offer)
    state.unseen = DECK_OF_2 if seats == 2 else DECK_OF_3
    for player, cards in enumerate(displays):
        state.displays[player] = heap(cards)
    state.seat = seat
    state.pile = pile
    state.donkeys_dealt = seats
    state.phase = TURN
    return state


def legal(state: State) -> list[str]:
    """Return the legal moves as sorted texts."""
    numbers = [gold.open_ticket(state, ticket) for ticket in range(gold.count_tickets(state))]
    return sorted(gold.notate(gold.decode(number)) for number in numbers)


def play(state: State, *texts: str) -> State:
    """Play moves, each of them checked, and return the same table."""
    for text in texts:
        assert text in legal(state), f"{text} is not among {legal(state)}"
        gold.apply(state, gold.encode(gold.parse(text)))
    return state


def why(state: State, text: str) -> tuple[str, str]:
    """Return code and rule number of the refusal of a move that must not be legal."""
    assert text not in legal(state)
    refusal = gold.explain(state, gold.parse(text))
    return refusal.code, refusal.rule


def offer_of(state: State) -> list[str]:
    """Return the offer as sorted texts."""
    return cards_in(int(state.offer))


def display_of(state: State, seat: int) -> list[str]:
    """Return a display as sorted texts."""
    return cards_in(int(state.displays[seat]))


def score_pile_of(state: State, seat: int) -> tuple[int, int]:
    """Return cards and points of a score pile."""
    return int(state.cards[seat]), int(state.points[seat])


def sorted_cards(cards: str) -> list[str]:
    """Return cards written in any order as sorted texts."""
    return sorted(cards.split())


def at_the_end(*displays: str, scorer: int = 0) -> State:
    """Return a finished game: the last offer card was a pink donkey, taken into a display without pink."""
    state = table("pe", *displays, seat=scorer, pile=0)
    return play(state, "take pe")


def scores(state: State) -> list[int]:
    """Return the points of every seat."""
    out = row_of([0] * int(state.seats))
    gold.payoff(state, out)
    return out.tolist()


def places(state: State) -> list[int]:
    """Return how many seats are ahead of each."""
    out = row_of([0] * int(state.seats))
    gold.places(state, out)
    return out.tolist()


def fresh(players: int, options: Sequence[int] = (NONE_CHOSEN, 0, 0, 0)) -> State:
    """Return the first state of a game."""
    state = State.new()
    gold.set_up(state, players, row_of(list(options)))
    return state
