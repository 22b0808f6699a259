"""Goldrausch: what the log says about an action and about what followed from it."""

from goudkoorts.games.goldrausch.actions import (
    Action,
    Chip,
    Coin,
    Figure,
    Lay,
    Pass,
    Start,
    card_of,
    encode,
    notate,
)
from goudkoorts.games.goldrausch.rules import apply, chips_on, gold_on, owners_on, payout
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import GROUPS, LETTERS, OVER, PER_CHIP, PER_PLAYER, SHARED, START
from goudkoorts.kernel.record import copy_of
from goudkoorts.kernel.telling import Sentence


def tell(before: State, action: Action, after: State) -> tuple[Sentence, ...]:
    """Return what the log says about an action."""
    return (_deed(before, action), *_round_scored(before, action, after), *_next(before, after))


def _deed(before: State, action: Action) -> Sentence:
    """R-5 to R-9  Say what was done."""
    player = int(before.seat)
    match action:
        case Start(seat):
            return Sentence("start", {"player": seat})
        case Figure() | Coin():
            return Sentence("turn", {"player": player, "card": notate(action)})
        case Chip():
            return Sentence("chip", {"player": player, "group": LETTERS[before.turned]})
        case Pass():
            return Sentence("no_chip", {"player": player, "group": LETTERS[before.turned]})
        case Lay(group):
            card = notate(card_of(int(before.turned)))
            return Sentence("lay", {"player": player, "card": card, "group": LETTERS[group]})


def _round_scored(before: State, action: Action, after: State) -> list[Sentence]:
    """R-12, R-13, RA-11  Say what each group pays, from top to bottom, and how everybody stands after the round."""
    if not _has_ended(before, after):
        return []
    table = _table_at_the_end(before, action)
    said = [Sentence("round_over", {"round": int(table.round_number)})]
    for group in range(GROUPS):
        said += _group_scored(table, group)
    return said + [_total(table, seat) for seat in range(table.seats)]


def _has_ended(before: State, after: State) -> bool:
    """Say whether an action was the last of its round."""
    return bool(after.round_number > before.round_number or after.phase == OVER)


def _table_at_the_end(before: State, action: Action) -> State:
    """Return the table after the last action of a round, before it is cleared: as if no round came after it."""
    table = copy_of(before)
    table.rounds = before.round_number
    table.tie = SHARED
    apply(table, encode(action))
    return table


def _group_scored(table: State, group: int) -> list[Sentence]:
    """R-12, R-13  Say what a group is worth and whom it pays."""
    pays = [(seat, payout(table, group, seat)) for seat in range(table.seats) if table.chips[group, seat] > 0]
    return [
        _worth(table, group),
        *(Sentence("pays", {"group": LETTERS[group], "player": seat, "gold": gold}) for seat, gold in pays),
    ]


def _worth(table: State, group: int) -> Sentence:
    """R-12, RA-6, RA-12  Say how a group's gold is divided."""
    gold = gold_on(table, group)
    facts: dict[str, int | str] = {"group": LETTERS[group], "gold": gold}
    chips, owners = chips_on(table, group), owners_on(table, group)
    if chips == 0:
        return Sentence("no_chips", facts)
    if table.shares == PER_CHIP:
        return Sentence("per_chip", facts | {"count": chips, "share": gold // chips})
    if table.shares == PER_PLAYER:
        return Sentence("per_player", facts | {"count": owners, "share": gold // owners})
    return Sentence("by_chips", facts | {"count": chips})


def _total(table: State, seat: int) -> Sentence:
    """R-13  Say what the round brought a player, and the new total."""
    earned, points = int(table.sheet[int(table.round_number) - 1, seat]), int(table.scores[seat])
    return Sentence("total", {"player": seat, "gold": earned, "points": points})


def _next(before: State, after: State) -> list[Sentence]:
    """R-5, R-14, RA-7, RA-8  Say which round begins with whom, or who has won."""
    if not _has_ended(before, after):
        return []
    if after.phase == OVER:
        return _winners(after)
    key = "next_round" if after.round_number <= after.rounds else "extra_round"
    if after.phase == START:
        return [Sentence(f"{key}_by_lot", {"round": int(after.round_number)})]
    return [Sentence(key, {"round": int(after.round_number), "player": int(after.seat)})]


def _winners(after: State) -> list[Sentence]:
    """R-14, RA-8  The highest total wins; equal totals share the victory."""
    scores = [int(after.scores[seat]) for seat in range(after.seats)]
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    key = "wins" if len(winners) == 1 else "shares_victory"
    return [Sentence(key, {"player": seat, "points": scores[seat]}) for seat in winners]
