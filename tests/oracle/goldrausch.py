"""Goldrausch, read a second time from the rule book: slow and plain, to hold the engine against."""

from __future__ import annotations

import random
from collections import Counter

GROUPS = ("a", "d", "l", "i", "b", "c")  # adventurer, digger, lady, innkeeper, bandit, counterfeiter
FIGURES_PER_GROUP = 5
COINS_PER_GROUP = 6
CHIPS_PER_PLAYER = 3
CARDS = 66
FALSE_COIN = 0
COPIES_OF_COIN = {10: 1, 6: 1, 4: 4, 3: 4, 2: 4, 1: 4, FALSE_COIN: 18}

# The values of each option, the default first.
OPTIONS: dict[str, tuple[object, ...]] = {
    "rounds": (4, 1, 2, 3),
    "shares": ("per_chip", "floor_per_player", "per_player"),
    "next_start": ("clockwise", "continue", "lowest_score", "lot"),
    "tie": ("shared", "extra_round"),
}


def full_pile() -> Counter[str]:
    """R-1, R-2  The 66 cards, each kind named by the text that turns it up."""
    pile: Counter[str] = Counter()
    for group in GROUPS:
        pile[f"figure {group}"] = FIGURES_PER_GROUP
    for value, copies in COPIES_OF_COIN.items():
        pile[f"coin {value}"] = copies
    assert sum(pile.values()) == CARDS
    return pile


def payout(gold: int, chips: list[int], shares: str) -> list[int]:
    """R-12, R-13, RA-6, RA-12  What one group pays each seat for the chips it has there."""
    all_chips = sum(chips)
    if all_chips == 0:
        return [0 for _ in chips]
    if shares == "per_chip":
        share = gold // all_chips
        return [share * own for own in chips]
    if shares == "floor_per_player":
        return [(gold * own) // all_chips for own in chips]
    assert shares == "per_player"
    owners = len([own for own in chips if own > 0])
    return [gold // owners if own > 0 else 0 for own in chips]


class Goldrausch:
    """One game of Goldrausch."""

    NAME = "goldrausch"
    PLAYERS: tuple[int, ...] = (2, 3, 4, 5)

    def __init__(self, players: int, options: dict[str, object]) -> None:
        """R-4, R-5  A new game; with the option `start` nothing is left to chance but the cards."""
        assert players in self.PLAYERS
        self.players = players
        self._read_options(options)
        self.totals = [0] * players
        self.round = 1
        self.start_player = 0
        self.seat = 0
        self.waiting_for = "start"  # then "card", "chip", "lay" by turns; at last "over"
        self.turned_group = ""  # the group of the figure just laid, while its chip is decided
        self.turned_coin = FALSE_COIN  # the coin just turned up, while its place is decided
        self._clear_the_table()
        if self.start is not None:
            self._begin_with(self.start)

    def _read_options(self, options: dict[str, object]) -> None:
        """RA-6, RA-7, RA-8, RA-12, RA-13  The house rules; what is not named has its default."""
        chosen = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in options.items():
            if name != "start":
                assert value in OPTIONS[name], (name, value)
                chosen[name] = value
        start, rounds = options.get("start"), chosen["rounds"]
        assert start is None or isinstance(start, int)
        assert start is None or 0 <= start < self.players
        assert isinstance(rounds, int)
        self.start: int | None = start
        self.rounds: int = rounds
        self.shares = str(chosen["shares"])
        self.next_start = str(chosen["next_start"])
        self.tie = str(chosen["tie"])

    @staticmethod
    def random_options(rng: random.Random, players: int) -> dict[str, object]:
        """Every option drawn uniformly over its values; only what differs from the defaults is kept."""
        options: dict[str, object] = {}
        for name, values in OPTIONS.items():
            value = rng.choice(values)
            if value != values[0]:
                options[name] = value
        start = rng.choice([None, *range(players)])
        if start is not None:
            options["start"] = start
        return options

    # What may happen now.

    def turn(self) -> int | str:
        """R-6  The seat that decides, "chance" when a card is turned up, "over" at the end."""
        if self.waiting_for == "over":
            return "over"
        if self.waiting_for in ("start", "card"):
            return "chance"
        return self.seat

    def legal(self) -> list[str]:
        """R-6 to R-11  The texts that may be played now, in ASCII order."""
        if self.waiting_for == "start":
            return sorted(f"start {seat}" for seat in range(self.players))
        if self.waiting_for == "card":
            return sorted(card for card, copies in self.pile.items() if copies > 0)
        if self.waiting_for == "chip":
            return ["chip", "pass"]
        if self.waiting_for == "lay":
            return sorted(f"lay {group}" for group in self.legal_groups())
        return []

    def weights(self) -> list[int]:
        """R-5, R-6  Start players are equally likely; a card is as likely as it has copies in the pile."""
        assert self.turn() == "chance"
        if self.waiting_for == "start":
            return [1 for _ in self.legal()]
        return [self.pile[card] for card in self.legal()]

    def legal_groups(self) -> list[str]:
        """R-9, R-10  A coin goes to a group with a figure and a free place; without any, to a free place."""
        free = [group for group in GROUPS if len(self.coins[group]) < COINS_PER_GROUP]
        with_a_figure = [group for group in free if self.figures[group] > 0]
        if with_a_figure:
            return with_a_figure
        return free

    def chips_left(self, seat: int) -> int:
        """R-5, R-8  The chips a player has not yet put on the table in this round."""
        return CHIPS_PER_PLAYER - sum(self.chips[group][seat] for group in GROUPS)

    # What happens.

    def play(self, text: str) -> None:
        """Play one action, of a player or of chance."""
        assert text in self.legal(), (text, self.legal())
        verb, _, operand = text.partition(" ")
        if verb == "start":
            self._begin_with(int(operand))
        elif verb == "figure":
            self._turn_up_figure(operand)
        elif verb == "coin":
            self._turn_up_coin(int(operand))
        elif verb == "chip":
            self._place_chip()
        elif verb == "pass":
            self._end_turn()
        else:
            assert verb == "lay"
            self._lay_coin(operand)

    def _begin_with(self, seat: int) -> None:
        """R-5  The start player has the first turn."""
        self.start_player = seat
        self.seat = seat
        self.waiting_for = "card"

    def _turn_up_figure(self, group: str) -> None:
        """R-7  A figure goes to its own group; who has a chip left decides whether to put one there."""
        self.pile[f"figure {group}"] -= 1
        self.figures[group] += 1
        if self.chips_left(self.seat) > 0:
            self.turned_group = group
            self.waiting_for = "chip"
        else:
            self._end_turn()

    def _turn_up_coin(self, value: int) -> None:
        """R-6, R-9  A coin is seen by all before its place is chosen."""
        self.pile[f"coin {value}"] -= 1
        self.turned_coin = value
        self.waiting_for = "lay"

    def _place_chip(self) -> None:
        """R-7, R-8  One own chip on the group of the figure just laid; it stays for the round."""
        self.chips[self.turned_group][self.seat] += 1
        self._end_turn()

    def _lay_coin(self, group: str) -> None:
        """R-9, R-11  The coin takes a place of the group; no chip follows."""
        self.coins[group].append(self.turned_coin)
        self._end_turn()

    def _end_turn(self) -> None:
        """R-6  The next player turns up a card, until all 66 are laid."""
        if sum(self.pile.values()) == 0:
            self._end_round()
        else:
            self.seat = self._after(self.seat)
            self.waiting_for = "card"

    def _end_round(self) -> None:
        """R-12 to R-14  Score; then the next round begins on a cleared table, or the table stays as laid."""
        self._score_the_round()
        if self._is_another_round_due():
            start_player = None if self.next_start == "lot" else self._next_start_player()
            self._clear_the_table()
            self.round += 1
            if start_player is None:
                self.waiting_for = "start"
            else:
                self._begin_with(start_player)
        else:
            self.waiting_for = "over"

    def _score_the_round(self) -> None:
        """R-12, R-13  Every group pays the owners of the chips on it."""
        for group in GROUPS:
            assert self.figures[group] == FIGURES_PER_GROUP
            assert len(self.coins[group]) == COINS_PER_GROUP
            earned = payout(sum(self.coins[group]), self.chips[group], self.shares)
            for seat in range(self.players):
                self.totals[seat] += earned[seat]

    def _is_another_round_due(self) -> bool:
        """R-14, RA-8, RA-13  After the last round only a tie for first place can bring one extra round."""
        if self.round < self.rounds:
            return True
        if self.round > self.rounds or self.tie == "shared":
            return False
        first_place = self.ranking()[0]
        return len(first_place) > 1

    def _next_start_player(self) -> int:
        """RA-7  Who begins the next round; `self.seat` is the player who laid card 66."""
        if self.next_start == "clockwise":
            return self._after(self.start_player)
        if self.next_start == "continue":
            return self._after(self.seat)
        assert self.next_start == "lowest_score"
        candidate = self._after(self.start_player)
        while self.totals[candidate] > min(self.totals):
            candidate = self._after(candidate)
        return candidate

    def _clear_the_table(self) -> None:
        """R-5  All 66 cards in the pile, no figures, coins or chips on the table."""
        self.pile = full_pile()
        self.figures = dict.fromkeys(GROUPS, 0)
        self.coins: dict[str, list[int]] = {group: [] for group in GROUPS}
        self.chips = {group: [0] * self.players for group in GROUPS}

    def _after(self, seat: int) -> int:
        """R-6  The next seat clockwise."""
        return (seat + 1) % self.players

    # How it stands.

    def scores(self) -> list[int]:
        """R-13  The running scores, as of the last round scored."""
        return list(self.totals)

    def ranking(self) -> list[list[int]]:
        """R-14, RA-8  The highest total first; equal totals share a place."""
        places: list[list[int]] = []
        for total in sorted(set(self.totals), reverse=True):
            places.append([seat for seat in range(self.players) if self.totals[seat] == total])
        return places

    def state(self) -> dict[str, object]:
        """The table as the record's last line shows it; a coin not yet laid is in no list."""
        groups: dict[str, object] = {}
        for group in GROUPS:
            groups[group] = {
                "figures": self.figures[group],
                "coins": sorted(self.coins[group]),
                "chips": list(self.chips[group]),
            }
        return {
            "round": self.round,
            "groups": groups,
            "scores": self.scores(),
            "pile": sum(self.pile.values()),
        }
