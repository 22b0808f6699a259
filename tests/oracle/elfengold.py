"""Elfengold read a second time: everything of Elfenland holds unless it is told otherwise here."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator

from oracle.elf_gold_roads import ElfengoldRoads
from oracle.elf_map import GOLD_VALUES, TOKENS_IN_ORDER, TOWNS_WITH_A_PIECE, TRANSPORTS_WITH_COUNTERS
from oracle.elf_table import Answer, Node, Story

CARDS_OF_A_TRANSPORT = 9
GOLD_CARDS = 7
WITCHES = 6
START_HAND = 5
OPEN_CARDS = 3
ROUNDS_OF_DRAWING = 3
GOLD_PER_ROUND = 2
GOLD_PER_GOLD_CARD = 3
TOKENS_DRAWN = 2
TOKENS_AUCTIONED_PER_PLAYER = 2
HIGHEST_BID = 99
BONUS_CARDS = 2
TOKEN_POOL = {
    "pig": 9,
    "cycle": 8,
    "cloud": 4,
    "unicorn": 5,
    "wagon": 8,
    "dragon": 4,
    "tree": 2,
    "monster": 2,
    "goldpiece": 2,
    "double": 2,
    "exchange": 2,
}
DEFAULTS: dict[str, object] = {
    "start": None,
    "rounds": 6,
    "town_cards": False,
    "gold_values": "printed",
    "witches": False,
    "hand_limit": None,
    "overbid": "penalty",
    "bonus_from_open": False,
}


class Elfengold(ElfengoldRoads):
    """One game of Elfengold, from the starting player to the last journey."""

    NAME = "elfengold"
    POOL_TOKENS = TOKENS_IN_ORDER
    TOKENS_KEPT = 2

    def __init__(self, players: int, options: dict[str, object]) -> None:
        """EG-1.1 to EG-1.3  Tokens and travel cards are mixed; the gold cards still lie apart."""
        super().__init__(players, options, DEFAULTS)
        assert self.options["rounds"] in (6, 5, 4, 3, 2, 1)
        assert self.options["hand_limit"] in (None, 4)
        assert self.options["overbid"] in ("penalty", "forbidden")
        self.pool = Counter(TOKEN_POOL)
        self.draw_pile = Counter(dict.fromkeys((*TRANSPORTS_WITH_COUNTERS, "raft"), CARDS_OF_A_TRANSPORT))
        if self.options["witches"]:
            self.draw_pile["witch"] = WITCHES
        self.discards: Counter[str] = Counter()
        self.open_cards: list[str] = []
        self.gold_stack = 0
        self.row: list[str] = []
        self._begin_the_story()

    @staticmethod
    def random_options(rng: random.Random, players: int) -> dict[str, object]:
        """EG-5.6, EG-7.6, EG-7.8, EG-10  A uniformly drawn combination of options, the defaults left out."""
        rearranged = rng.sample(list(GOLD_VALUES.values()), k=len(GOLD_VALUES))
        drawn: dict[str, object] = {
            "start": rng.choice([None, *range(players)]),
            "rounds": rng.choice([6, 5, 4, 3, 2, 1]),
            "town_cards": rng.choice([False, True]),
            "gold_values": rng.choice(["printed", "random", rearranged]),
            "witches": rng.choice([False, True]),
            "hand_limit": rng.choice([None, 4]),
            "overbid": rng.choice(["penalty", "forbidden"]),
            "bonus_from_open": rng.choice([False, True]),
        }
        return {name: choice for name, choice in drawn.items() if choice != DEFAULTS[name]}

    def state(self) -> dict[str, object]:
        """The whole truth on the table, as the record notation writes it."""
        return {
            **super().state(),
            "gold": list(self.gold),
            "open_cards": sorted(self.open_cards),
            "gold_stack": self.gold_stack,
            "row": list(self.row),
            "deck": sum(self.draw_pile.values()),
            "discards": sum(self.discards.values()),
        }

    def _tie_break(self, seat: int) -> int:
        """EG-9.1  Between equal players: most gold."""
        return self.gold[seat]

    # Setup

    def _set_up(self) -> Story:
        """EG-1.3, EG-10  Starting player, gold values, town cards, hands, open cards, then the gold cards."""
        yield from self._name_the_starting_player()
        yield from self._lay_out_the_gold_values()
        if self.options["town_cards"]:
            yield from self._deal_the_town_cards()
        for seat in self._turn_order():
            for _ in range(START_HAND):
                self.hands[seat][(yield from self._turn_up_a_card())] += 1
        yield from self._refill_the_open_cards()
        self.draw_pile["gold"] = GOLD_CARDS

    def _lay_out_the_gold_values(self) -> Story:
        """EG-10.2  As printed, as listed, or dealt at random over the 20 towns in id order."""
        choice = self.options["gold_values"]
        if choice == "printed":
            self.gold_values.update(GOLD_VALUES)
        elif choice == "random":
            values_left = Counter(str(value) for value in GOLD_VALUES.values())
            for town in TOWNS_WITH_A_PIECE:
                self.gold_values[town] = int((yield from self._draw_from(values_left, f"value {town}")))
        else:
            assert isinstance(choice, list)
            assert sorted(choice) == sorted(GOLD_VALUES.values())
            self.gold_values.update(zip(TOWNS_WITH_A_PIECE, choice, strict=True))

    # Cards

    def _cards_and_tokens(self) -> Story:
        """EG-1.5, EG-2, EG-3  Cards and gold from round 2 on; tokens and auction in every round."""
        if self.round > 1:
            yield from self._draw_cards()
            self.gold = [gold + GOLD_PER_ROUND for gold in self.gold]
        yield from self._draw_tokens()
        yield from self._auction()

    def _draw_cards(self) -> Story:
        """EG-2.1, EG-2.5  The row is refilled; then three times round the table, one draw each time."""
        self.phase = "draw_cards"
        yield from self._refill_the_open_cards()
        for _ in range(ROUNDS_OF_DRAWING):
            for seat in self._turn_order():
                yield from self._draw_freely(seat)

    def _draw_freely(self, seat: int) -> Story:
        """EG-2.2, EG-2.5  One draw: draw pile, open card or gold stack; with none of them it is lost."""
        ways = self._ways_to_draw()
        if not ways:
            return
        text = yield from self._ask(seat, ways)
        if text == "deck":
            yield from self._draw_from_the_pile(seat)
        elif text == "stack":
            self._take_the_gold_stack(seat)
        else:
            card = text.removeprefix("open ")
            self.open_cards.remove(card)
            self.hands[seat][card] += 1
            yield from self._refill_the_open_cards()

    def _ways_to_draw(self) -> list[str]:
        """EG-2.2  The draw pile if a card is left, any open card, the gold stack if it has a card."""
        pile = ["deck"] if self._has_a_card_to_turn_up() else []
        stack = ["stack"] if self.gold_stack > 0 else []
        return [*pile, *(f"open {card}" for card in self.open_cards), *stack]

    def _draw_from_the_pile(self, seat: int) -> Story:
        """EG-2.3  A gold card goes on the gold stack and the player draws again with all three choices."""
        card = yield from self._turn_up_a_card()
        if card == "gold":
            self.gold_stack += 1
            yield from self._draw_freely(seat)
        else:
            self.hands[seat][card] += 1

    def _take_the_gold_stack(self, seat: int) -> None:
        """EG-2.2  3 gold per card; the cards go to the discard pile."""
        self.gold[seat] += GOLD_PER_GOLD_CARD * self.gold_stack
        self.discards["gold"] += self.gold_stack
        self.gold_stack = 0

    def _refill_the_open_cards(self) -> Story:
        """EG-2.4, EG-2.5  Until three travel cards lie there or no card is left; gold goes on the stack."""
        while len(self.open_cards) < OPEN_CARDS and self._has_a_card_to_turn_up():
            card = yield from self._turn_up_a_card()
            if card == "gold":
                self.gold_stack += 1
            else:
                self.open_cards.append(card)

    def _has_a_card_to_turn_up(self) -> bool:
        """EG-2.5  The draw pile or the discard pile holds a card."""
        return sum(self.draw_pile.values()) + sum(self.discards.values()) > 0

    def _turn_up_a_card(self) -> Answer:
        """EG-2.5  The top card; an empty draw pile is made anew at the moment a card is needed."""
        if sum(self.draw_pile.values()) == 0:
            self.draw_pile, self.discards = self.discards, Counter()
        return (yield from self._draw_from(self.draw_pile, "card"))

    # Tokens

    def _draw_tokens(self) -> Story:
        """EG-4.1  In turn order each player draws 2 tokens unseen and lays one of them open."""
        self.phase = "draw_tokens"
        for seat in self._turn_order():
            drawn = []
            for _ in range(TOKENS_DRAWN):
                drawn.append((yield from self._draw_from(self.pool, "token")))
                self.hidden_tokens[seat][drawn[-1]] += 1
            text = yield from self._ask(seat, [f"show {token}" for token in drawn])
            shown = text.removeprefix("show ")
            self.hidden_tokens[seat][shown] -= 1
            self.open_tokens[seat][shown] += 1

    # Auction

    def _auction(self) -> Story:
        """EG-5.1, EG-5.8  Two tokens per player are turned up, then sold one by one in that order."""
        self.phase = "auction"
        for _ in range(TOKENS_AUCTIONED_PER_PLAYER * self.players):
            self.row.append((yield from self._draw_from(self.pool, "token")))
        while self.row:
            buyer = yield from self._find_a_buyer()
            token = self.row.pop(0)
            if buyer is None:
                self.pool[token] += 1
            else:
                self.open_tokens[buyer][token] += 1

    def _find_a_buyer(self) -> Generator[Node, str, int | None]:
        """EG-5.5, EG-5.6  The winner pays; who cannot loses all his gold, and it begins anew."""
        could_not_pay: list[int] = []
        winner, price = yield from self._bidding(could_not_pay)
        while winner is not None and self.gold[winner] < price:
            self.gold[winner] = 0
            could_not_pay.append(winner)
            winner, price = yield from self._bidding(could_not_pay)
        if winner is not None:
            self.gold[winner] -= price
        return winner

    def _bidding(self, could_not_pay: list[int]) -> Generator[Node, str, tuple[int | None, int]]:
        """EG-5.2 to EG-5.4, EG-5.7  Bid more or pass, until only the highest bidder or nobody is left."""
        still_in = [seat for seat in self._turn_order() if seat not in could_not_pay]
        highest_bidder: int | None = None
        highest_bid = 0
        while still_in and still_in != [highest_bidder]:
            seat = still_in.pop(0)
            text = yield from self._ask(seat, [*self._bids(seat, highest_bid), "pass"])
            if text != "pass":
                highest_bidder, highest_bid = seat, int(text.removeprefix("bid "))
                still_in.append(seat)
        return highest_bidder, highest_bid

    def _bids(self, seat: int, highest_bid: int) -> list[str]:
        """EG-5.3, EG-5.6  Any amount above the highest bid up to 99, by an option no more than he owns."""
        limit = HIGHEST_BID
        if self.options["overbid"] == "forbidden":
            limit = min(HIGHEST_BID, self.gold[seat])
        return [f"bid {amount}" for amount in range(highest_bid + 1, limit + 1)]

    # Journeys

    def _lay_aside(self, card: str) -> None:
        """EG-7.9  Cards played go to the discard pile."""
        self.discards[card] += 1

    def _hand_limit(self) -> int | None:
        """EG-7.8  None, or by an option 4 cards at the end of the journey, before the bonus cards."""
        limit = self.options["hand_limit"]
        assert limit is None or isinstance(limit, int)
        return limit

    def _reward(self, seat: int) -> Story:
        """EG-7.5, EG-7.7  The whole sum in gold or two cards; who has not moved gets the two cards."""
        choice = "cards"
        if self.has_moved:
            choice = yield from self._ask(seat, ["gold", "cards"])
        if choice == "gold":
            self.gold[seat] += self.journey_gold
            return
        for _ in range(BONUS_CARDS):
            yield from self._draw_a_bonus_card(seat)

    def _draw_a_bonus_card(self, seat: int) -> Story:
        """EG-7.6  From the draw pile, lost if no card is left; by an option a draw like any other."""
        if self.options["bonus_from_open"]:
            yield from self._draw_freely(seat)
        elif self._has_a_card_to_turn_up():
            yield from self._draw_from_the_pile(seat)
