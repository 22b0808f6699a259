"""Het Gouden Zevenspel, read a second time from the rule book: slow and plain, to hold the engine against."""

from __future__ import annotations

import random
from collections import Counter

CHIPS_PER_PLAYER = 10
CARD_PLACES = 7
SEVEN = "seven"

# ZA-7  Copies of each letter, red and black.
RED_COPIES = {
    "a": 3, "b": 3, "c": 3, "d": 2, "e": 2, "f": 2, "g": 2, "h": 1, "i": 2, "j": 1,
    "k": 1, "l": 1, "m": 1, "n": 1, "o": 1,
}  # fmt: skip
BLACK_COPIES = {
    "a": 3, "b": 3, "c": 2, "d": 3, "e": 2, "f": 2, "g": 1, "h": 2, "i": 1, "j": 2,
    "k": 1, "l": 1, "m": 1, "n": 1, "o": 1,
}  # fmt: skip
LETTERS = tuple(RED_COPIES)

# ZA-1  The points on the felt, which differ with the reading of a family of boxes.
POINTS_OF_LETTERS = {
    "exactly_two": {
        "aa": 115, "bb": 115, "cc": 160, "dd": 160, "ee": 250, "ff": 250,
        "gg": 465, "hh": 465, "ii": 465, "jj": 465,
        "kk": 1300, "ll": 1300, "mm": 1300, "nn": 1300, "oo": 1300,
    },
    "at_least_two": {
        "aa": 95, "bb": 95, "cc": 140, "dd": 140, "ee": 230, "ff": 230,
        "gg": 450, "hh": 450, "ii": 450, "jj": 450,
        "kk": 1300, "ll": 1300, "mm": 1300, "nn": 1300, "oo": 1300,
    },
}  # fmt: skip
POINTS_OF_PAIRS = {
    "exactly_two": {"pairs3": 1400, "pairs2": 85, "pairs1": 20, "pairs0": 45},
    "two_or_more": {"pairs3": 1300, "pairs2": 70, "pairs1": 20, "pairs0": 60},
    "disjoint": {"pairs3": 1250, "pairs2": 70, "pairs1": 20, "pairs0": 60},
}
POINTS_OF_EQUAL = {
    "exact": {"equal6": 50000, "equal5": 10000, "equal4": 4400, "equal3": 205},
    "largest_only": {"equal6": 50000, "equal5": 10000, "equal4": 4400, "equal3": 205},
    "at_least": {"equal6": 50000, "equal5": 10000, "equal4": 4300, "equal3": 195},
}
POINTS_OF_THE_OTHERS = {
    "seven": 130,
    "red7": 4650, "red6": 475, "red5": 115, "red4": 50,
    "black7": 4650, "black6": 475, "black5": 115, "black4": 50,
}  # fmt: skip
SMALLER_BY = 5
NUMBER_OF_BOXES = 32  # letters, 7, red, black, pairs, equal: in this order an owner reads them off his felt

# The values of each option, the default first.
OPTIONS: dict[str, tuple[object, ...]] = {
    "letters": ("exactly_two", "at_least_two"),
    "equal": ("exact", "largest_only", "at_least"),
    "pairs": ("exactly_two", "two_or_more", "disjoint"),
    "points": ("balanced", "small", "printed on the felt"),
    "betting": ("open", "simultaneous"),
}


def full_pile() -> Counter[str]:
    """Z-1, ZA-7  The 53 cards: `ra` is a red A, `bk` a black K, and there is one 7."""
    pile: Counter[str] = Counter()
    for letter in LETTERS:
        pile[f"r{letter}"] = RED_COPIES[letter]
        pile[f"b{letter}"] = BLACK_COPIES[letter]
    pile[SEVEN] = 1
    return pile


def letters_among(cards: list[str]) -> Counter[str]:
    """Z-11  How often each letter occurs; the 7 card is not a letter."""
    return Counter(card[1] for card in cards if card != SEVEN)


def winning_letter_boxes(cards: list[str], reading: str) -> list[str]:
    """Z-11, ZA-3  XX wins when the letter occurs exactly twice; by house rule also more often."""
    boxes: list[str] = []
    for letter, times in letters_among(cards).items():
        if times == 2 or (times > 2 and reading == "at_least_two"):
            boxes.append(letter + letter)
    return boxes


def winning_seven_box(cards: list[str]) -> list[str]:
    """Z-11  The 7 box wins when the 7 card is open."""
    return ["seven"] if SEVEN in cards else []


def winning_colour_boxes(cards: list[str]) -> list[str]:
    """Z-11, ZA-2, ZA-6  k red or k black wins with exactly k letters of that colour; the 7 has none."""
    red = len([card for card in cards if card != SEVEN and card[0] == "r"])
    black = len([card for card in cards if card != SEVEN and card[0] == "b"])
    boxes: list[str] = []
    if red in (7, 6, 5, 4):
        boxes.append(f"red{red}")
    if black in (7, 6, 5, 4):
        boxes.append(f"black{black}")
    return boxes


def count_pairs(cards: list[str], reading: str) -> int:
    """Z-11, ZA-5  The number of pairs: letters exactly twice, two or more times, or floor(n/2) for each."""
    times_of_each = letters_among(cards).values()
    if reading == "exactly_two":
        return len([times for times in times_of_each if times == 2])
    if reading == "two_or_more":
        return len([times for times in times_of_each if times >= 2])
    assert reading == "disjoint"
    return sum(times // 2 for times in times_of_each)


def winning_equal_boxes(cards: list[str], reading: str) -> list[str]:
    """Z-11, ZA-4  k equal wins when a letter, or only the most frequent, occurs k times, or at least k."""
    times_of_each = list(letters_among(cards).values())
    boxes: list[str] = []
    for k in (6, 5, 4, 3):
        if reading == "exact":
            wins = k in times_of_each
        elif reading == "largest_only":
            wins = k == max(times_of_each)
        else:
            assert reading == "at_least"
            wins = max(times_of_each) >= k
        if wins:
            boxes.append(f"equal{k}")
    return boxes


class Zevenspel:
    """One game of Het Gouden Zevenspel."""

    NAME = "zevenspel"
    PLAYERS: tuple[int, ...] = tuple(range(2, 21))

    def __init__(self, players: int, options: dict[str, object]) -> None:
        """Z-4, ZA-17  A new game; the option `start` names the opener of round 1."""
        assert players in self.PLAYERS
        self.players = players
        self._read_options(options)
        self.chips = [CHIPS_PER_PLAYER] * players
        self.points_noted = [0] * players
        self.round = 1
        self.opener = 0
        self.winning: list[str] = []
        self.waiting_for = "start"  # then "bet", "roll", "card"; at last "over"
        self._clear_the_felt()
        if self.start is not None:
            self._open_with(self.start)

    def _read_options(self, options: dict[str, object]) -> None:
        """ZA-1, ZA-3, ZA-4, ZA-5, ZA-16  The house rules; what is not named has its default."""
        chosen = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in options.items():
            if name not in ("start", "max_rounds"):
                assert value in OPTIONS[name] or (name == "points" and isinstance(value, list)), (name, value)
                chosen[name] = value
        start, max_rounds = options.get("start"), options.get("max_rounds")
        assert start is None or isinstance(start, int)
        assert start is None or 0 <= start < self.players
        assert max_rounds is None or isinstance(max_rounds, int)
        assert max_rounds is None or max_rounds >= 1
        self.start: int | None = start
        self.max_rounds: int | None = max_rounds
        self.letters = str(chosen["letters"])
        self.equal = str(chosen["equal"])
        self.pairs = str(chosen["pairs"])
        self.points_option = chosen["points"]

    @staticmethod
    def random_options(rng: random.Random, players: int) -> dict[str, object]:
        """Every option drawn uniformly over its values; only what differs from the defaults is kept."""
        options: dict[str, object] = {}
        for name, values in OPTIONS.items():
            value = rng.choice(values)
            if value == "printed on the felt":
                value = [rng.randrange(2000) for _ in range(NUMBER_OF_BOXES)]
            if value != values[0]:
                options[name] = value
        start = rng.choice([None, *range(players)])
        if start is not None:
            options["start"] = start
        max_rounds = rng.choice([None, *range(1, 13)])
        if max_rounds is not None:
            options["max_rounds"] = max_rounds
        return options

    # What may happen now.

    def turn(self) -> int | str:
        """Z-6, Z-7  The seat that bets, "chance" for the die and the cards, "over" at the end."""
        if self.waiting_for == "over":
            return "over"
        if self.waiting_for == "bet":
            return self._still_to_bet()[0]
        return "chance"

    def legal(self) -> list[str]:
        """Z-6, Z-7  The texts that may be played now, in ASCII order."""
        if self.waiting_for == "start":
            return sorted(f"start {seat}" for seat in range(self.players))
        if self.waiting_for == "bet":
            return sorted(f"bet {box}" for box in self.points_of_boxes())
        if self.waiting_for == "roll":
            return [f"roll {pips}" for pips in (1, 2, 3, 4, 5, 6)]
        if self.waiting_for == "card":
            return sorted(f"card {card}" for card, copies in self._not_open().items() if copies > 0)
        return []

    def weights(self) -> list[int]:
        """Z-5, Z-7  Openers and pips are equally likely; a card is as likely as it has copies not open."""
        assert self.turn() == "chance"
        if self.waiting_for == "card":
            not_open = self._not_open()
            return [not_open[text.removeprefix("card ")] for text in self.legal()]
        return [1 for _ in self.legal()]

    def points_of_boxes(self) -> dict[str, int]:
        """Z-3, ZA-1  The 32 boxes of the felt with their points under the chosen readings."""
        points = (
            POINTS_OF_LETTERS[self.letters]
            | POINTS_OF_THE_OTHERS
            | POINTS_OF_PAIRS[self.pairs]
            | POINTS_OF_EQUAL[self.equal]
        )
        if isinstance(self.points_option, list):
            return dict(zip(points, self.points_option, strict=True))
        if self.points_option == "small":
            return {box: value // SMALLER_BY for box, value in points.items()}
        return points

    def rollers(self) -> list[int]:
        """Z-8, ZA-12  The seven rolls go clockwise from the opener round the players who bet."""
        bettors = [seat for seat in self._clockwise_from(self.opener) if self.bets[seat] is not None]
        return [bettors[roll % len(bettors)] for roll in range(CARD_PLACES)]

    def winning_boxes(self) -> list[str]:
        """Z-11  The boxes that win with the seven open cards, in ASCII order."""
        boxes = winning_letter_boxes(self.open, self.letters)
        boxes += winning_seven_box(self.open)
        boxes += winning_colour_boxes(self.open)
        boxes += [f"pairs{count_pairs(self.open, self.pairs)}"]
        boxes += winning_equal_boxes(self.open, self.equal)
        return sorted(boxes)

    def _still_to_bet(self) -> list[int]:
        """Z-6, ZA-9, ZA-11  Who has a chip and has not bet, clockwise from the opener."""
        order = self._clockwise_from(self.opener)
        return [seat for seat in order if self.chips[seat] > 0 and self.bets[seat] is None]

    def _not_open(self) -> Counter[str]:
        """Z-5, Z-7  The cards not open in this round; the cards laid aside are unseen and count as well."""
        not_open = full_pile()
        not_open.subtract(self.open)
        return not_open

    def _clockwise_from(self, seat: int) -> list[int]:
        """Z-4  All seats clockwise, this one first."""
        return [(seat + step) % self.players for step in range(self.players)]

    # What happens.

    def play(self, text: str) -> None:
        """Play one action, of a player or of chance."""
        assert text in self.legal(), (text, self.legal())
        verb, operand = text.split(" ")
        if verb == "start":
            self._open_with(int(operand))
        elif verb == "bet":
            self._bet(operand)
        elif verb == "roll":
            self._roll(int(operand))
        else:
            assert verb == "card"
            self._lay_open(operand)

    def _open_with(self, seat: int) -> None:
        """Z-4  The opener bets first."""
        self.opener = seat
        self.waiting_for = "bet"

    def _bet(self, box: str) -> None:
        """Z-6  One chip on one box; when all have bet the rolls begin."""
        self.bets[self._still_to_bet()[0]] = box
        if not self._still_to_bet():
            self.waiting_for = "roll"

    def _roll(self, pips: int) -> None:
        """Z-7  One card fewer than the pips is laid aside unseen."""
        self.burned += pips - 1
        self.waiting_for = "card"

    def _lay_open(self, card: str) -> None:
        """Z-7, Z-9  The next card is laid open; the seventh settles the round."""
        self.open.append(card)
        if len(self.open) < CARD_PLACES:
            self.waiting_for = "roll"
        else:
            self._settle()
            self._end_round()

    def _settle(self) -> None:
        """Z-9, Z-12  A chip on a winning box earns its points and comes back; any other goes into the pot."""
        self.winning = self.winning_boxes()
        points_of_boxes = self.points_of_boxes()
        for seat in range(self.players):
            box = self.bets[seat]
            if box is None:
                continue
            if box in self.winning:
                self.points_noted[seat] += points_of_boxes[box]
            else:
                self.chips[seat] -= 1

    def _end_round(self) -> None:
        """Z-8, Z-10, ZA-16  Over when all chips are in the pot or the last round is played; else go on."""
        if sum(self.chips) == 0 or self.round == self.max_rounds:
            self.waiting_for = "over"
            return
        opener = self._next_opener()
        self._clear_the_felt()
        self.round += 1
        self._open_with(opener)

    def _next_opener(self) -> int:
        """Z-8, ZA-12  The first player clockwise after the last roller who still has a chip."""
        last_roller = self.rollers()[-1]
        after_the_last_roller = (last_roller + 1) % self.players
        candidates = self._clockwise_from(after_the_last_roller)
        return next(seat for seat in candidates if self.chips[seat] > 0)

    def _clear_the_felt(self) -> None:
        """Z-5, ZA-15  No bets, no open cards; all 53 cards in the pile again."""
        self.bets: list[str | None] = [None] * self.players
        self.open: list[str] = []
        self.burned = 0

    # How it stands.

    def scores(self) -> list[int]:
        """Z-9, Z-10  The points noted; chips left count for nothing."""
        return list(self.points_noted)

    def ranking(self) -> list[list[int]]:
        """Z-10, ZA-13  Most points first; equal points share a place."""
        places: list[list[int]] = []
        for points in sorted(set(self.points_noted), reverse=True):
            places.append([seat for seat in range(self.players) if self.points_noted[seat] == points])
        return places

    def state(self) -> dict[str, object]:
        """The felt as the record's last line shows it; a chip on the felt is not yet in the pot."""
        return {
            "round": self.round,
            "chips": list(self.chips),
            "scores": self.scores(),
            "bets": list(self.bets),
            "open": list(self.open),
            "winning": list(self.winning),
        }
