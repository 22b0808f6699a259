"""What lies on the table in Elfenland and Elfengold, and the telling of a game as one story of choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass

from oracle.elf_map import (
    CARDS_IN_ORDER,
    START_TOWN,
    TOWN_CARDS,
    TOWNS_WITH_A_PIECE,
    distance_between,
)


@dataclass(frozen=True, slots=True)
class Node:
    """A place in the story where a player or chance chooses: who, and every text with its weight."""

    turn: int | str
    choices: dict[str, int]


Story = Generator[Node, str, None]
Answer = Generator[Node, str, str]
Order = tuple[str, ...]


def kinds_to_give(held: Counter[str], order: Order, earliest: str, still_to_give: int) -> list[str]:
    """Things are given in order, none earlier than the one before, as long as the rest can be completed."""
    kinds = []
    for place in range(order.index(earliest), len(order)):
        held_from_here_on = sum(held[kind] for kind in order[place:])
        if held[order[place]] > 0 and held_from_here_on >= still_to_give:
            kinds.append(order[place])
    return kinds


def counts_above_zero(things: Counter[str]) -> dict[str, int]:
    """Only counts above 0 are written."""
    return {thing: count for thing, count in things.items() if count > 0}


class ElfTable:
    """The boots, pieces, cards and tokens of all players, and the place where the story stands."""

    NAME = ""
    PLAYERS: tuple[int, ...] = (2, 3, 4, 5, 6)

    def __init__(self, players: int, options: dict[str, object], defaults: dict[str, object]) -> None:
        """EL-1.2  A boot in Elvenhold and an own town piece on each of the other 20 towns."""
        assert players in self.PLAYERS
        assert set(options) <= set(defaults)
        self.players = players
        self.options = {**defaults, **options}
        self.phase = "setup"
        self.round = 1
        self.starting_player = -1
        self.boots = [START_TOWN for _ in range(players)]
        self.pieces = [set(TOWNS_WITH_A_PIECE) for _ in range(players)]
        self.town_cards: list[str | None] = [None for _ in range(players)]
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.open_tokens: list[Counter[str]] = [Counter() for _ in range(players)]
        self.hidden_tokens: list[Counter[str]] = [Counter() for _ in range(players)]
        self.pool: Counter[str] = Counter()
        self.lying: dict[str, list[str]] = {}
        self.node: Node | None = None

    # The face

    def turn(self) -> int | str:
        """Whose turn it is: a seat, "chance" or "over"."""
        return "over" if self.node is None else self.node.turn

    def legal(self) -> list[str]:
        """Every legal action text once, in ASCII order."""
        return [] if self.node is None else sorted(self.node.choices)

    def weights(self) -> list[int]:
        """The weights of the legal texts at a chance node."""
        assert self.node is not None
        assert self.node.turn == "chance"
        return [self.node.choices[text] for text in self.legal()]

    def play(self, text: str) -> None:
        """Play one legal action; the story goes on to the next choice, or to its end."""
        assert text in self.legal(), f"{text!r} is not among {self.legal()}"
        try:
            self.node = self.story.send(text)
        except StopIteration:
            self.node = None

    def scores(self) -> list[int]:
        """EL-7.1, EL-8.1  The pieces collected, with town cards minus the distance from boot to town."""
        return [self._score(seat) for seat in range(self.players)]

    def ranking(self) -> list[list[int]]:
        """EL-7.1, EL-8.1, EG-9.1  Highest score, nearest to the own town, then cards or gold; else shared."""
        standings = [self._standing(seat) for seat in range(self.players)]
        return [
            [seat for seat in range(self.players) if standings[seat] == standing]
            for standing in sorted(set(standings), reverse=True)
        ]

    def state(self) -> dict[str, object]:
        """The part of the truth on the table that both games share."""
        return {
            "round": self.round,
            "phase": self.phase,
            "boots": list(self.boots),
            "pieces": [sorted(pieces) for pieces in self.pieces],
            "hands": [counts_above_zero(hand) for hand in self.hands],
            "tokens": [
                {
                    "open": counts_above_zero(self.open_tokens[seat]),
                    "hidden": counts_above_zero(self.hidden_tokens[seat]),
                }
                for seat in range(self.players)
            ],
            "roads": {road: sorted(things) for road, things in self.lying.items() if things},
            "town_cards": list(self.town_cards),
        }

    # Told by each game

    def _game(self) -> Story:
        """The whole story of one game."""
        raise NotImplementedError

    def _tie_break(self, seat: int) -> int:
        """EL-7.1, EG-9.1  What decides between equal scores."""
        raise NotImplementedError

    def _lay_aside(self, card: str) -> None:
        """EL-5.8, EG-7.9  Where a played or discarded card goes."""
        raise NotImplementedError

    # The telling

    def _begin_the_story(self) -> None:
        """Tell the story as far as its first choice."""
        self.story = self._game()
        self.node = next(self.story)

    def _ask(self, seat: int, texts: list[str]) -> Answer:
        """A player chooses one of these actions."""
        return (yield Node(seat, dict.fromkeys(texts, 1)))

    def _draw_from(self, pile: Counter[str], verb: str) -> Answer:
        """Chance takes one thing out of a pile, each kind weighing its copies there."""
        choices = {f"{verb} {kind}": copies for kind, copies in pile.items() if copies > 0}
        text = yield Node("chance", choices)
        drawn = text.removeprefix(f"{verb} ")
        pile[drawn] -= 1
        return drawn

    def _name_the_starting_player(self) -> Story:
        """EL-1.4  The starting player is drawn, unless an option fixes the seat."""
        fixed_start = self.options["start"]
        if fixed_start is None:
            seats = Counter(str(seat) for seat in range(self.players))
            self.starting_player = int((yield from self._draw_from(seats, "start")))
        else:
            assert isinstance(fixed_start, int)
            assert 0 <= fixed_start < self.players
            self.starting_player = fixed_start

    def _deal_the_town_cards(self) -> Story:
        """EL-8.1  Each player is dealt one of the 12 town cards, from seat 0."""
        town_cards = Counter(TOWN_CARDS)
        for seat in range(self.players):
            self.town_cards[seat] = yield from self._draw_from(town_cards, "town")

    # Questions and small deeds

    def _turn_order(self) -> list[int]:
        """EL-1.4  Clockwise from the starting player."""
        return [(self.starting_player + step) % self.players for step in range(self.players)]

    def _pieces_collected(self, seat: int) -> int:
        """EL-5.6  The pieces a player has taken from the board."""
        return len(TOWNS_WITH_A_PIECE) - len(self.pieces[seat])

    def _score(self, seat: int) -> int:
        """EL-7.1, EL-8.1  Pieces minus distance."""
        return self._pieces_collected(seat) - self._distance(seat)

    def _standing(self, seat: int) -> tuple[int, int, int]:
        """EL-7.1, EL-8.1, EG-9.1  What players are ranked by: the greater, the better."""
        return self._score(seat), -self._distance(seat), self._tie_break(seat)

    def _distance(self, seat: int) -> int:
        """EL-8.1  The way from a player's boot to his card's town; 0 as long as he has no town card."""
        goal = self.town_cards[seat]
        return 0 if goal is None else distance_between(self.boots[seat], goal)

    def _cards_in_hand(self, seat: int) -> int:
        """EL-7.1  The number of cards a player holds."""
        return sum(self.hands[seat].values())

    def _give_up_card(self, seat: int, card: str) -> None:
        """EL-5.2, EL-5.7  A card leaves the hand."""
        assert self.hands[seat][card] > 0
        self.hands[seat][card] -= 1
        self._lay_aside(card)

    def _give_up_cards_of_choice(self, seat: int, verb: str, number: int) -> Story:
        """EL-5.4, EL-5.7  So many cards of his choice leave a player's hand, one at a time."""
        earliest = CARDS_IN_ORDER[0]
        for still_to_give in range(number, 0, -1):
            kinds = kinds_to_give(self.hands[seat], CARDS_IN_ORDER, earliest, still_to_give)
            text = yield from self._ask(seat, [f"{verb} {kind}" for kind in kinds])
            earliest = text.removeprefix(f"{verb} ")
            self._give_up_card(seat, earliest)

    def _tokens_of(self, seat: int) -> Counter[str]:
        """EG-4.2  Hidden tokens are used like open ones."""
        return self.open_tokens[seat] + self.hidden_tokens[seat]

    def _take_token_from(self, seat: int, token: str) -> None:
        """Of equal tokens, one hidden and one open, the open one is played or returned first."""
        if self.open_tokens[seat][token] > 0:
            self.open_tokens[seat][token] -= 1
        else:
            assert self.hidden_tokens[seat][token] > 0
            self.hidden_tokens[seat][token] -= 1

    def _things_on(self, road: str) -> list[str]:
        """What lies on a route now."""
        return self.lying.get(road, [])

    def _lay_on(self, road: str, thing: str) -> None:
        """EL-4.2  A thing is put on a route."""
        self.lying.setdefault(road, []).append(thing)
