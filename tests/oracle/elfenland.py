"""Elfenland read a second time: Counters of cards and counters, one rule after the other."""

from __future__ import annotations

import random
from collections import Counter

from oracle.elf_journeys import ElfJourneys
from oracle.elf_map import TRANSPORTS_WITH_COUNTERS
from oracle.elf_table import Story

CARDS_OF_A_TRANSPORT = 10
RAFT_CARDS = 12
COUNTERS_OF_A_TRANSPORT = 8
OPEN_COUNTERS = 5
OPEN_COUNTERS_TAKEN = 3
CARDS_DEALT = 8
HAND_KEPT = 4
DEFAULTS: dict[str, object] = {"start": None, "rounds": 4, "town_cards": False, "refill": "to_8"}


def travel_cards() -> Counter[str]:
    """EL-1.3  72 travel cards: 10 of each of the six transports and 12 rafts."""
    cards = Counter(dict.fromkeys(TRANSPORTS_WITH_COUNTERS, CARDS_OF_A_TRANSPORT))
    cards["raft"] = RAFT_CARDS
    return cards


def transport_counters() -> Counter[str]:
    """EL-1.3  48 transport counters: 8 of each transport, none for the raft."""
    return Counter(dict.fromkeys(TRANSPORTS_WITH_COUNTERS, COUNTERS_OF_A_TRANSPORT))


class Elfenland(ElfJourneys):
    """One game of Elfenland, from the starting player to the last journey."""

    NAME = "elfenland"
    POOL_TOKENS = TRANSPORTS_WITH_COUNTERS
    TOKENS_KEPT = 1

    def __init__(self, players: int, options: dict[str, object]) -> None:
        """EL-1.2, EL-1.3  Each player has one tree obstacle; nothing is dealt yet."""
        super().__init__(players, options, DEFAULTS)
        assert self.options["rounds"] in (4, 3)
        assert self.options["town_cards"] in (False, True)
        assert self.options["refill"] in ("to_8", "new_8")
        self.deck = travel_cards()
        self.pool = transport_counters()
        self.open_counters: list[str] = []
        for open_tokens in self.open_tokens:
            open_tokens["tree"] = 1
        self._begin_the_story()

    @staticmethod
    def random_options(rng: random.Random, players: int) -> dict[str, object]:
        """EL-1.5, EL-2.2, EL-8  A uniformly drawn combination of options, the defaults left out."""
        drawn: dict[str, object] = {
            "start": rng.choice([None, *range(players)]),
            "rounds": rng.choice([4, 3]),
            "town_cards": rng.choice([False, True]),
            "refill": rng.choice(["to_8", "new_8"]),
        }
        return {name: choice for name, choice in drawn.items() if choice != DEFAULTS[name]}

    def state(self) -> dict[str, object]:
        """The whole truth on the table, as the record notation writes it."""
        return {
            **super().state(),
            "open_counters": sorted(self.open_counters),
            "deck": sum(self.deck.values()),
        }

    def _tie_break(self, seat: int) -> int:
        """EL-7.1  Between equal players: most travel cards in hand."""
        return self._cards_in_hand(seat)

    # Setup

    def _set_up(self) -> Story:
        """EL-1.3, EL-1.4, EL-8.1  Starting player, town cards, five open counters."""
        yield from self._name_the_starting_player()
        if self.options["town_cards"]:
            yield from self._deal_the_town_cards()
        while len(self.open_counters) < OPEN_COUNTERS:
            yield from self._turn_up_a_counter()

    def _turn_up_a_counter(self) -> Story:
        """EL-1.3, EL-3.2  A counter of the face-down pile joins the open row."""
        self.open_counters.append((yield from self._draw_from(self.pool, "counter")))

    # Cards and counters

    def _cards_and_tokens(self) -> Story:
        """EL-1.6  Deal cards; draw one secret counter; draw three open counters."""
        yield from self._deal_cards()
        yield from self._draw_secret_counters()
        yield from self._draw_open_counters()

    def _deal_cards(self) -> Story:
        """EL-2.1  From all cards not in hands each player is dealt his cards, one player after the other."""
        self.phase = "deal_cards"
        for seat in self._turn_order():
            for _ in range(self._cards_due(seat)):
                card = yield from self._draw_from(self.deck, "card")
                self.hands[seat][card] += 1

    def _cards_due(self, seat: int) -> int:
        """EL-2.1, EL-2.2  A hand is filled up to 8, or by an option gets 8 new cards."""
        if self.options["refill"] == "new_8":
            return CARDS_DEALT
        return CARDS_DEALT - self._cards_in_hand(seat)

    def _draw_secret_counters(self) -> Story:
        """EL-3.1  In turn order each player takes one face-down counter and keeps it secret."""
        self.phase = "draw_secret_counter"
        for seat in self._turn_order():
            counter = yield from self._draw_from(self.pool, "counter")
            self.hidden_tokens[seat][counter] += 1

    def _draw_open_counters(self) -> Story:
        """EL-3.2  In turn order, one counter at a time, three times round."""
        self.phase = "draw_open_counters"
        for _ in range(OPEN_COUNTERS_TAKEN):
            for seat in self._turn_order():
                yield from self._draw_an_open_counter(seat)

    def _draw_an_open_counter(self, seat: int) -> Story:
        """EL-3.2  An open counter, replaced at once, or an unseen one; it lies open either way."""
        text = yield from self._ask(seat, ["blind", *(f"open {counter}" for counter in self.open_counters)])
        if text == "blind":
            counter = yield from self._draw_from(self.pool, "counter")
            self.open_tokens[seat][counter] += 1
        else:
            counter = text.removeprefix("open ")
            self.open_counters.remove(counter)
            self.open_tokens[seat][counter] += 1
            yield from self._turn_up_a_counter()

    # Journeys

    def _lay_aside(self, card: str) -> None:
        """EL-5.8  Played and discarded cards go back to the travel card stack."""
        self.deck[card] += 1

    def _hand_limit(self) -> int | None:
        """EL-5.7  Four cards are kept, in the last round too."""
        return HAND_KEPT

    def _set_out(self, seat: int) -> None:
        """EL-5.1  Nothing has to be remembered of a journey in Elfenland."""

    def _earn(self, road: str, town: str) -> None:
        """EL-5.6  A town earns its piece and nothing else."""

    def _reward(self, seat: int) -> Story:  # noqa: ARG002 - only Elfengold rewards a journey
        """EL-5.7  After the discards it is the next player's turn."""
        yield from ()
