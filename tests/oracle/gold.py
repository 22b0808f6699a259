"""Gold! read a second time: lists and Counters of card texts, one rule after the other."""

from __future__ import annotations

import random
from collections import Counter

COLOURS = ["g", "b", "v", "r", "o", "p"]
GOLD_VALUES = [3, 3, 4, 5, 6, 7, 8]
DONKEY_VALUE = -2
DONKEYS_PER_COLOUR = {2: 2, 3: 3}
SET_ASIDE = 2
OFFER_SIZE = 5
SET_SIZE = 3
DEFAULTS: dict[str, object] = {
    "start": None,
    "start_donkeys": "random",
    "bonus": "optional",
    "open_scores": False,
}


def colour_of(card: str) -> str:
    """G-1  The first letter of a card is its colour."""
    return card[0]


def is_donkey(card: str) -> bool:
    """G-1  A donkey is written as its colour and an e."""
    return card[1] == "e"


def is_gold(card: str) -> bool:
    """G-1  Every card that is not a donkey is a gold card."""
    return not is_donkey(card)


def value_of(card: str) -> int:
    """G-1  A donkey is worth -2, a gold card what is written on it."""
    return DONKEY_VALUE if is_donkey(card) else int(card[1])


def cards_in_the_game(players: int) -> Counter[str]:
    """G-1, G-3  Per colour 7 gold cards and 3 donkeys; with two players one donkey of each is out."""
    cards: Counter[str] = Counter()
    for colour in COLOURS:
        cards[colour + "e"] += DONKEYS_PER_COLOUR[players]
        for value in GOLD_VALUES:
            cards[f"{colour}{value}"] += 1
    return cards


def cards_of_colour(cards: list[str], colour: str) -> list[str]:
    """G-2  The cards of one colour among these cards."""
    return [card for card in cards if colour_of(card) == colour]


def total_value(cards: list[str]) -> int:
    """G-22  The sum of the values of these cards."""
    return sum(value_of(card) for card in cards)


class Gold:
    """One game of Gold!, from the start player to the final scoring."""

    NAME = "gold"
    PLAYERS: tuple[int, ...] = (2, 3)

    def __init__(self, players: int, options: dict[str, object]) -> None:
        """G-3 to G-7  Nothing is dealt yet; a fixed start player is known from the beginning."""
        assert players in self.PLAYERS
        assert set(options) <= set(DEFAULTS)
        self.players = players
        self.options = {**DEFAULTS, **options}
        self.unseen = cards_in_the_game(players)
        self.pile = sum(self.unseen.values()) - players - SET_ASIDE
        self.offer: list[str] = []
        self.displays: list[list[str]] = [[] for _ in range(players)]
        self.score_piles: list[list[str]] = [[] for _ in range(players)]
        self.out_of_the_game: list[str] = []
        self.donkeys_dealt = 0
        self.seat = -1
        self.phase = "start"
        fixed_start = self.options["start"]
        if fixed_start is not None:
            assert isinstance(fixed_start, int)
            self._name_the_start_player(fixed_start)

    @staticmethod
    def random_options(rng: random.Random, players: int) -> dict[str, object]:
        """GA-1, GA-2, GA-5, GA-9  A uniformly drawn combination of options, the defaults left out."""
        drawn: dict[str, object] = {
            "start": rng.choice([None, *range(players)]),
            "start_donkeys": rng.choice(["random", "choose"]),
            "bonus": rng.choice(["optional", "mandatory"]),
            "open_scores": rng.choice([False, True]),
        }
        return {name: choice for name, choice in drawn.items() if choice != DEFAULTS[name]}

    def turn(self) -> int | str:
        """Whose turn it is: a seat, "chance" or "over"."""
        if self.phase == "over":
            return "over"
        if self.phase in ("start", "turn"):
            return "chance"
        if self.phase == "donkey":
            return self._seat_due_a_donkey() if self._donkeys_are_chosen() else "chance"
        return self.seat

    def legal(self) -> list[str]:
        """Every legal action text once (GA-14), in ASCII order."""
        if self.phase == "start":
            texts = [f"start {seat}" for seat in range(self.players)]
        elif self.phase == "donkey":
            texts = [f"donkey {colour}" for colour in self._colours_without_a_start_donkey()]
        elif self.phase == "turn":
            texts = [f"turn {card}" for card, copies in self.unseen.items() if copies > 0]
        elif self.phase == "action":
            texts = self._takes() + self._gold_exchanges() + self._donkey_exchanges()
        elif self.phase == "bonus":
            texts = self._bonuses() + self._bonus_refusals()
        else:
            texts = []
        return sorted(set(texts))

    def weights(self) -> list[int]:
        """G-5  A card weighs its unseen copies (set-aside cards included); all other chance is uniform."""
        assert self.turn() == "chance"
        if self.phase == "turn":
            return [self.unseen[text.removeprefix("turn ")] for text in self.legal()]
        return [1 for _ in self.legal()]

    def play(self, text: str) -> None:
        """Play one legal action, of a player or of chance, with every step that follows by itself."""
        assert text in self.legal(), f"{text!r} is not among {self.legal()}"
        verb, *operands = text.split(" ")
        if verb == "start":
            self._name_the_start_player(int(operands[0]))
        elif verb == "donkey":
            self._deal_a_start_donkey(operands[0])
        elif verb == "turn":
            self._turn_up(operands[0])
        elif verb == "take":
            self._take(operands[0])
        elif verb == "swap":
            self._exchange(operands[0], operands[1])
        elif verb == "bonus":
            self._take_the_bonus(int(operands[0]), operands[1])
        else:
            assert verb == "pass"
            self._score_the_set()

    def scores(self) -> list[int]:
        """G-22  The score is the sum of the values on the score pile."""
        return [total_value(score_pile) for score_pile in self.score_piles]

    def ranking(self) -> list[list[int]]:
        """G-22, G-23  Most points first, then most cards in the score pile; still tied is shared."""
        standings = [(total_value(score_pile), len(score_pile)) for score_pile in self.score_piles]
        return [
            [seat for seat in range(self.players) if standings[seat] == standing]
            for standing in sorted(set(standings), reverse=True)
        ]

    def state(self) -> dict[str, object]:
        """The whole truth on the table, as the record notation writes it."""
        return {
            "offer": sorted(self.offer),
            "displays": [sorted(display) for display in self.displays],
            "pile": self.pile,
            "score_piles": [
                {"cards": len(score_pile), "points": total_value(score_pile)} for score_pile in self.score_piles
            ],
        }

    # Setup

    def _name_the_start_player(self, seat: int) -> None:
        """G-6  The start player is named; then the start donkeys are dealt."""
        assert 0 <= seat < self.players
        self.seat = seat
        self.phase = "donkey"

    def _donkeys_are_chosen(self) -> bool:
        """GA-1  By house rule the players choose their start donkeys."""
        return self.options["start_donkeys"] == "choose"

    def _seat_due_a_donkey(self) -> int:
        """GA-1  Chance deals from seat 0; players choose in reverse turn order, the start player last."""
        if not self._donkeys_are_chosen():
            return self.donkeys_dealt
        turn_order = [(self.seat + step) % self.players for step in range(self.players)]
        return list(reversed(turn_order))[self.donkeys_dealt]

    def _colours_without_a_start_donkey(self) -> list[str]:
        """G-4  All start donkeys have different colours."""
        used = [colour_of(card) for display in self.displays for card in display]
        return [colour for colour in COLOURS if colour not in used]

    def _deal_a_start_donkey(self, colour: str) -> None:
        """G-4, G-6  A donkey starts the display; after the last one the first offer is turned up."""
        donkey = colour + "e"
        self.unseen[donkey] -= 1
        self.displays[self._seat_due_a_donkey()].append(donkey)
        self.donkeys_dealt += 1
        if self.donkeys_dealt == self.players:
            self.phase = "turn"

    def _turn_up(self, card: str) -> None:
        """G-6, G-18  Cards are turned up one by one until the offer has five."""
        self.unseen[card] -= 1
        self.pile -= 1
        self.offer.append(card)
        if len(self.offer) == OFFER_SIZE:
            self.phase = "action"

    # What the player may do

    def _takes(self) -> list[str]:
        """G-8  Take a card of the lowest value in the offer."""
        lowest = min(value_of(card) for card in self.offer)
        return [f"take {card}" for card in self.offer if value_of(card) == lowest]

    def _gold_exchanges(self) -> list[str]:
        """G-9, G-11  Give a gold card for a gold card of strictly lower value."""
        return [
            f"swap {given} {taken}"
            for given in self.displays[self.seat]
            for taken in self.offer
            if is_gold(given) and is_gold(taken) and value_of(taken) < value_of(given)
        ]

    def _donkey_exchanges(self) -> list[str]:
        """G-10, G-11  Give a donkey for any gold card."""
        return [
            f"swap {given} {taken}"
            for given in self.displays[self.seat]
            for taken in self.offer
            if is_donkey(given) and is_gold(taken)
        ]

    def _bonuses(self) -> list[str]:
        """G-15, GA-6, GA-8  Any card of an opponent in a colour the own display, set included, lacks."""
        forbidden_colours = {colour_of(card) for card in self.displays[self.seat]}
        return [
            f"bonus {opponent} {card}"
            for opponent in range(self.players)
            if opponent != self.seat
            for card in self.displays[opponent]
            if colour_of(card) not in forbidden_colours
        ]

    def _bonus_refusals(self) -> list[str]:
        """GA-5  The bonus may be declined, unless the house rule makes it mandatory."""
        return [] if self.options["bonus"] == "mandatory" else ["pass"]

    # What the action does

    def _take(self, card: str) -> None:
        """G-8  The card goes from the offer into the own display."""
        self.offer.remove(card)
        self.displays[self.seat].append(card)
        self._look_for_a_set()

    def _exchange(self, given: str, taken: str) -> None:
        """G-9, G-10, G-12  One card for one card between the own display and the offer."""
        self.displays[self.seat].remove(given)
        self.offer.remove(taken)
        self.offer.append(given)
        self.displays[self.seat].append(taken)
        self._look_for_a_set()

    def _colours_of_sets(self) -> list[str]:
        """G-14, G-17  The colours of which the active player shows three cards: at most one."""
        display = self.displays[self.seat]
        return [colour for colour in COLOURS if len(cards_of_colour(display, colour)) >= SET_SIZE]

    def _look_for_a_set(self) -> None:
        """G-14, G-15  A set must be scored, the bonus first; without an allowed card the bonus lapses."""
        if not self._colours_of_sets():
            self._end_the_turn()
        elif self._bonuses():
            self.phase = "bonus"
        else:
            self._score_the_set()

    def _take_the_bonus(self, opponent: int, card: str) -> None:
        """G-15  The card goes from the opponent's display into the own display."""
        self.displays[opponent].remove(card)
        self.displays[self.seat].append(card)
        self._score_the_set()

    def _score_the_set(self) -> None:
        """G-16, G-17  The three cards of the set go onto the own score pile."""
        (colour,) = self._colours_of_sets()
        set_cards = cards_of_colour(self.displays[self.seat], colour)
        assert len(set_cards) == SET_SIZE
        for card in set_cards:
            self.displays[self.seat].remove(card)
            self.score_piles[self.seat].append(card)
        self._end_the_turn()

    def _end_the_turn(self) -> None:
        """G-18, G-19  Next player; an empty offer is refilled first or, with no pile left, ends the game."""
        self.seat = (self.seat + 1) % self.players
        if self.offer:
            self.phase = "action"
        elif self.pile > 0:
            self.phase = "turn"
        else:
            self._score_the_colours()
            self.phase = "over"

    # The end

    def _score_the_colours(self) -> None:
        """G-20, G-21  The six colours are scored one by one."""
        for colour in COLOURS:
            held = [cards_of_colour(display, colour) for display in self.displays]
            if any(is_gold(card) for cards in held for card in cards):
                self._score_a_colour(held)
            self._clear_a_colour(colour)

    def _score_a_colour(self, held: list[list[str]]) -> None:
        """G-20  Every player with the highest sum puts the own highest gold card on the own score pile."""
        highest_sum = max(total_value(cards) for cards in held)
        for seat, cards in enumerate(held):
            if total_value(cards) == highest_sum:
                highest_gold = max((card for card in cards if is_gold(card)), key=value_of)
                self.displays[seat].remove(highest_gold)
                self.score_piles[seat].append(highest_gold)

    def _clear_a_colour(self, colour: str) -> None:
        """G-21  All other cards of the colour leave the game."""
        for display in self.displays:
            for card in cards_of_colour(display, colour):
                display.remove(card)
                self.out_of_the_game.append(card)
