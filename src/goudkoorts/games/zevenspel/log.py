"""Het Gouden Zevenspel: what the log says about an action and about what followed from it."""

from collections.abc import Iterator

from goudkoorts.games.zevenspel.actions import Action, Bet, LayOpen, Roll, Start, box_text, card_text
from goudkoorts.games.zevenspel.boxes import points_of
from goudkoorts.games.zevenspel.rules import chips_left
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import BOXES, CARD_PLACES, NO_BET, OVER, ROLL, Box
from goudkoorts.kernel.actors import ONLOOKER
from goudkoorts.kernel.telling import Sentence


def tell(before: State, action: Action, after: State) -> tuple[Sentence, ...]:
    """Return what the log says about an action."""
    player = int(before.seat)
    match action:
        case Start(seat):
            return (Sentence("start", {"player": seat}),)
        case Bet(box):
            return tuple(_bet(before, box, after))
        case Roll(pips):
            return (_roll(player, pips),)
        case LayOpen(kind):
            place = int(before.opened) + 1
            deed = Sentence("card", {"card": card_text(kind), "place": place})
            return (deed, *_settlement(before, after)) if place == CARD_PLACES else (deed,)


def _bet(before: State, box: Box, after: State) -> Iterator[Sentence]:
    """Z-6, ZA-9  Say who bets on what; a hidden bet is told to its owner, and to all when everybody has bet."""
    player = int(before.seat)
    said = Sentence("bet", {"player": player, "box": box_text(box)})
    if not before.bets_are_hidden:
        yield said
        return
    others = tuple(seat for seat in range(int(before.seats)) if seat != player)
    yield Sentence(said.key, said.facts, (player,))
    yield Sentence("bet_hidden", {"player": player}, (*others, ONLOOKER))
    if after.phase == ROLL:
        yield from (
            Sentence("reveal", {"player": seat, "box": box_text(int(after.bets[seat]))}) for seat in _bettors(after)
        )


def _bettors(state: State) -> list[int]:
    """Return who has bet in this round, clockwise from the opener."""
    seats = int(state.seats)
    clockwise = [(int(state.opener) + step) % seats for step in range(seats)]
    return [seat for seat in clockwise if state.bets[seat] != NO_BET]


def _roll(player: int, pips: int) -> Sentence:
    """Z-7  Say what was rolled and how many cards go aside."""
    if pips == 1:
        return Sentence("roll_1", {"player": player})
    return Sentence("roll", {"player": player, "pips": pips, "count": pips - 1})


def _settlement(before: State, after: State) -> Iterator[Sentence]:
    """Z-9 to Z-11  Say which boxes win, who scores, who is out, and what comes next."""
    for box in range(BOXES):
        if after.winning >> box & 1:
            yield Sentence("wins", {"box": box_text(box), "points": points_of(after, box)})
    for seat in _bettors(before):
        yield _result(before, after, seat)
    if after.phase == OVER:
        yield from _end(after)
    else:
        yield Sentence("round", {"round": int(after.round_number), "player": int(after.opener)})


def _result(before: State, after: State, seat: int) -> Sentence:
    """Z-9, Z-10, Z-12  Say what a chip earned, or that it is lost and perhaps was the last."""
    box = int(before.bets[seat])
    facts: dict[str, int | str] = {"player": seat, "box": box_text(box)}
    if after.chips[seat] == before.chips[seat]:
        return Sentence("scores", facts | {"points": points_of(after, box)})
    if after.chips[seat] == 0:
        return Sentence("out", facts)
    return Sentence("loses", facts | {"chips": int(after.chips[seat])})


def _end(after: State) -> Iterator[Sentence]:
    """Z-10, ZA-16  Say why the game is over, and name the totals."""
    if chips_left(after) > 0:
        yield Sentence("last_round", {"round": int(after.round_number)})
    else:
        yield Sentence("no_chips")
    for seat in range(int(after.seats)):
        yield Sentence("total", {"player": seat, "points": int(after.points[seat])})
