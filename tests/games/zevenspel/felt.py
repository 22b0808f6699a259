"""A felt to test on: games begun, bets placed and cards dealt in a few words."""

from collections.abc import Mapping, Sequence
from typing import Any

from goudkoorts.engine.match import Match
from goudkoorts.kernel.telling import Sentence

ROLLS = (1, 1, 1, 1, 1, 1, 1)
SEVEN_AND_NO_PAIR = "seven ra bb rc bd re bf"  # the boxes `seven` and `pairs0` win, no other
FIVE_WINNERS = "ra rd rk bk ra be rd"  # the example of the rule book: aa dd kk red5 pairs3
LOSING_BOX = "equal6"


def begin(players: int = 2, opener: int = 0, **options: object) -> Match:
    """Begin a game with a given opener."""
    return Match.new("zevenspel", players, {"start": opener, **options})


def bet(match: Match, *boxes: str) -> None:
    """Let the players bet, in turn order."""
    for box in boxes:
        match.play(f"bet {box}")


def bet_until_all_have(match: Match, box: str = LOSING_BOX) -> None:
    """Let everybody who has not bet yet bet on one box."""
    while isinstance(match.turn, int):
        bet(match, box)


def deal(match: Match, cards: str, rolls: Sequence[int] = ROLLS) -> tuple[Sentence, ...]:
    """Roll and lay open card by card; return what the log said about the last one."""
    said: tuple[Sentence, ...] = ()
    for card, pips in zip(cards.split(), rolls, strict=False):
        match.play(f"roll {pips}")
        said = match.play(f"card {card}")
    return said


def play_round(match: Match, boxes: str, cards: str = SEVEN_AND_NO_PAIR) -> tuple[Sentence, ...]:
    """Play a whole round; boxes and cards are words separated by spaces."""
    bet(match, *boxes.split())
    return deal(match, cards)


def lose_chips(match: Match, rounds: int, **kept: str) -> None:
    """Play rounds in which everybody loses a chip, but for the seats kept in the game: `seat1="pairs0"` wins."""
    for _ in range(rounds):
        while isinstance(match.turn, int):
            bet(match, kept.get(f"seat{match.turn}", LOSING_BOX))
        deal(match, SEVEN_AND_NO_PAIR)


def winners(cards: str, **options: object) -> list[str]:
    """Return the winning boxes of seven open cards."""
    match = Match.new("zevenspel", 2, {"start": 0, **options})
    play_round(match, "aa aa", cards)
    return truth(match)["winning"]  # type: ignore[no-any-return]  # JSON has no static type


def truth(match: Match) -> Mapping[str, Any]:
    """Return the whole state as a record's replay shows it."""
    return match.truth()


def openers(match: Match, rounds: int) -> list[int]:
    """Return who opens each of the next rounds, while nobody loses all chips."""
    seats = []
    for _ in range(rounds):
        assert isinstance(match.turn, int)
        seats.append(match.turn)
        bet_until_all_have(match)
        deal(match, SEVEN_AND_NO_PAIR)
    return seats


def rollers(match: Match) -> list[int]:
    """Let everybody bet, deal a round, and return who throws each of the seven dice."""
    bet_until_all_have(match)
    seats = []
    for card in SEVEN_AND_NO_PAIR.split():
        seats.append(int(match.state.seat))
        match.play("roll 1")
        match.play(f"card {card}")
    return seats
