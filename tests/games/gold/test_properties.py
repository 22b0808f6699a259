"""What holds in every game of Gold!: the invariants and the small proofs of the rules."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from games.gold.table import heap
from goudkoorts.engine.match import Match
from goudkoorts.games import gold
from goudkoorts.games.gold.actions import Bonus, Donkey, Pass, Swap, Take, TurnUp
from goudkoorts.games.gold.heap import colours_in, copies_in, of_colour, with_card, without_card, worth
from goudkoorts.games.gold.view import cards_in
from goudkoorts.games.gold.words import DECK_OF_2, DECK_OF_3, KINDS, TURN
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below, dice_from

CARDS = cards_in(DECK_OF_3)
MOST_TURNS = {2: 350, 3: 385}
FEWEST_TURNS = {2: 50, 3: 55}

heaps = st.lists(st.sampled_from(range(len(CARDS))), unique=True, max_size=20).map(
    lambda places: " ".join(CARDS[place] for place in places)
)
settings_of_a_game = st.fixed_dictionaries(
    {"start_donkeys": st.sampled_from(["random", "choose"]), "bonus": st.sampled_from(["optional", "mandatory"])}
)


class Bookkeeper:
    """Follows a game card by card, by what the actions say alone."""

    def __init__(self, players: int) -> None:
        self.unseen = Counter(cards_in(DECK_OF_2 if players == 2 else DECK_OF_3))
        self.offer: Counter[str] = Counter()
        self.held: Counter[str] = Counter()

    def follow(self, action: gold.actions.Action) -> None:
        """Move the cards that an action names."""
        match action:
            case Donkey(colour):
                self._move(self.unseen, self.held, f"{'gbvrop'[colour]}e")
            case TurnUp(card):
                self._move(self.unseen, self.offer, str(card))
            case Take(card):
                self._move(self.offer, self.held, str(card))
            case Swap(given, taken):
                self._move(self.held, self.offer, str(given))
                self._move(self.offer, self.held, str(taken))

    @staticmethod
    def _move(source: Counter[str], target: Counter[str], card: str) -> None:
        assert source[card] > 0
        source[card] -= 1
        target[card] += 1


@settings(max_examples=40, deadline=None)
@given(players=st.sampled_from([2, 3]), options=settings_of_a_game, seed=st.integers(0, 2**32))
def test_cards_are_conserved_and_every_game_ends_in_time(players: int, options: dict[str, object], seed: int) -> None:
    match, dice, books = Match(gold, players, options), dice_from(seed), Bookkeeper(players)
    turns = 0
    while (actor := gold.seat_to_act(match.state)) != NOBODY:
        state = match.state
        before = lexicographic(state)
        action = gold.decode(gold.open_ticket(state, below(dice, gold.count_tickets(state))))
        turns += isinstance(action, Take | Swap)
        match.play(gold.notate(action))
        books.follow(action)
        after = match.state
        check_cards(after, books, players)
        if isinstance(action, Swap):
            assert lexicographic(after) > before
        if after.phase == TURN and actor != CHANCE:
            assert all(count <= 2 for count in colour_counts(after))
            assert 1 <= int(after.offer).bit_count() <= 5
        if isinstance(action, Bonus | Pass):
            assert after.cards.sum() == state.cards.sum() + 3 or after.phase == gold.words.OVER
    assert FEWEST_TURNS[players] <= turns <= MOST_TURNS[players]


def check_cards(state: gold.State, books: Bookkeeper, players: int) -> None:
    """The state holds exactly the cards that the actions account for."""
    assert Counter(cards_in(int(state.unseen))) == +books.unseen
    assert Counter(cards_in(int(state.offer))) == +books.offer
    if state.phase != gold.words.OVER:
        held = sum(int(state.displays[seat]).bit_count() + int(state.cards[seat]) for seat in range(players))
        assert held == books.held.total()


def lexicographic(state: gold.State) -> tuple[int, int]:
    """Return donkeys and gold in the offer: every swap makes this pair greater."""
    cards = cards_in(int(state.offer))
    return sum(card[1] == "e" for card in cards), sum(int(card[1]) for card in cards if card[1] != "e")


def colour_counts(state: gold.State) -> list[int]:
    """Return how many cards of each colour each player shows."""
    return [
        of_colour(int(state.displays[seat]), colour).bit_count() for seat in range(state.seats) for colour in range(6)
    ]


@given(heaps)
def test_a_heap_is_the_cards_put_into_it(cards: str) -> None:
    assert cards_in(heap(cards)) == sorted(cards.split())


@given(heaps)
def test_equal_heaps_are_equal_numbers_whatever_the_order(cards: str) -> None:
    assert heap(cards) == heap(" ".join(reversed(cards.split())))


@given(heaps, st.integers(0, KINDS - 1))
def test_taking_a_card_out_undoes_putting_it_in(cards: str, kind: int) -> None:
    pile = heap(cards)
    most = 3 if kind < 6 else 2 if kind < 12 else 1
    if copies_in(pile, kind) < most:
        assert without_card(with_card(pile, kind), kind) == pile


@given(heaps)
def test_worth_and_colours_are_those_of_the_cards(cards: str) -> None:
    values = [-2 if card[1] == "e" else int(card[1]) for card in cards.split()]
    colours = {"gbvrop".index(card[0]) for card in cards.split()}

    assert worth(heap(cards)) == sum(values)
    assert colours_in(heap(cards)) == sum(1 << colour for colour in colours)


def test_any_gold_beats_any_holding_without_gold() -> None:
    values = (-2, 3, 4, 5, 6, 7, 8)
    holdings = [(), *[(a,) for a in values], *[(a, b) for a in values for b in values]]

    with_gold = [sum(holding) for holding in holdings if max(holding, default=0) > 0]
    without = [sum(holding) for holding in holdings if max(holding, default=0) <= 0]

    assert min(with_gold) == 1
    assert max(without) == 0
