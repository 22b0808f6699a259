"""Nothing that looks broken at any level above beginner: whole games, 200 for each property.

Amateur, player and expert sit at one table, so that 200 games are 200 of each. The master thinks for longer: it is
asked at positions of such games, with a small budget and through the same door.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import count, islice
from typing import Any

import numpy as np
import pytest

from goudkoorts.bots import levels
from goudkoorts.bots.bot import legal_actions
from goudkoorts.bots.levels import make_level
from goudkoorts.engine.batch import encode_setting
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.tuning import tuning_of
from goudkoorts.games.elfengold.board import ROADS
from goudkoorts.games.elfengold.words import (
    BID,
    FIRST_BID,
    FIRST_CARAVAN,
    FIRST_GO,
    FIRST_PAY,
    MOVE,
    PASS,
    PAY,
    STOP,
)
from goudkoorts.games.zevenspel.boxes import reading_of
from goudkoorts.games.zevenspel.odds import chance_of
from goudkoorts.games.zevenspel.words import BET, FIRST_BET
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.record import bytes_of, copy_of
from goudkoorts.kernel.tuning import SearchLevel

TABLE = ("amateur", "player", "expert")
MATCHES = 200
OF_MASTER = 40  # positions
EVERY = 11  # decisions between two questions to the master
ITERATIONS = 8  # of its search

pytestmark = pytest.mark.compiled_only


@dataclass(frozen=True, slots=True)
class Deed:
    """What a level chose among more than one action; `state` is the truth before it."""

    level: str
    state: Any
    chosen: int


def deeds(game: Game, matches: int) -> Iterator[Deed]:
    """Play matches between the levels and yield every choice; the state is good until the next one."""
    setting = encode_setting(game, len(TABLE), {})
    for match in range(matches):
        state: Any = game.State.new()
        dice = dice_from(19, match)
        game.set_up(state, len(TABLE), np.ascontiguousarray(setting[1:]))
        order = [TABLE[(seat + match) % len(TABLE)] for seat in range(len(TABLE))]
        bots = [make_level(level, game, 100 * match + seat) for seat, level in enumerate(order)]
        while (actor := game.seat_to_act(state)) != NOBODY:
            if actor == CHANCE:
                action = game.open_ticket(state, below(dice, game.count_tickets(state)))
            else:
                action = choice_of(game, bots[actor], state)
                if game.count_tickets(state) > 1:
                    yield Deed(order[actor], state, action)
            game.apply(state, action)


def choice_of(game: Game, bot: Any, state: Any) -> int:
    """Return what a bot chooses by what its seat knows."""
    blanked = copy_of(state)
    game.hide_from(blanked, game.seat_to_act(state))
    return int(bot.choose(game, blanked, legal_actions(game, blanked)))


def deeds_of_master(game: Game, phase: int) -> Iterator[Deed]:
    """Ask the master at some positions of a phase."""
    number = count()
    asked = (deed for deed in deeds(game, MATCHES) if deed.state.phase == phase and next(number) % EVERY == 0)
    for deed in islice(asked, OF_MASTER):
        yield Deed("master", deed.state, choice_of(game, make_level("master", game, 1), deed.state))


def think_briefly(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the master of a game a few iterations only."""
    tuning = tuning_of(game)
    brief = replace(tuning, levels=(*tuning.levels[:-1], SearchLevel(ITERATIONS)))
    monkeypatch.setattr(levels, "tuning_of", lambda _game: brief)


def fault_of(game: Game, deed: Deed) -> str | None:
    """Return what looks broken about a choice in an elf game; nobody here has witches."""
    if deed.state.phase == BID and deed.chosen != PASS:
        gold = int(deed.state.gold[int(deed.state.seat)])
        return "bids gold it does not have" if deed.chosen - FIRST_BID + 1 > gold else None
    if deed.state.phase == MOVE and deed.chosen != STOP:
        if not gains(game, deed.state, deed.chosen):
            return "rides for nothing"
        return "wastes cards" if wastes_cards(game, deed.state, deed.chosen) else None
    return None


def faults(game: Game, found: Iterator[Deed]) -> list[str]:
    """Return all that looks broken."""
    judged = [(deed.level, game.notate(game.decode(deed.chosen)), fault_of(game, deed)) for deed in found]
    assert judged
    return [f"{level} {fault}: {text}" for level, text, fault in judged if fault]


def road_of(step: int) -> int:
    """Return the road of a step."""
    return (step - FIRST_GO) % ROADS


def is_caravan(step: int) -> bool:
    """Whether a step is a caravan."""
    return FIRST_CARAVAN <= step < FIRST_PAY


def after(game: Game, state: Any, action: int) -> Any:
    """Return the state after an action."""
    following = copy_of(state)
    game.apply(following, action)
    return following


def gains(game: Game, state: Any, step: int) -> bool:
    """Whether a step takes a piece or earns gold, or a journey does that begins with it; by the rules alone."""
    seat = int(state.seat)
    todo, seen = [after(game, state, step)], set()
    while todo:
        here = todo.pop()
        if here.pieces[seat] != state.pieces[seat]:
            return True
        if here.seat != seat or here.phase not in (MOVE, PAY) or bytes_of(here) in seen:
            continue
        if here.earned > state.earned:
            return True
        seen.add(bytes_of(here))
        todo.extend(after(game, here, int(action)) for action in legal_actions(game, here) if action != STOP)
    return False


def wastes_cards(game: Game, state: Any, step: int) -> bool:
    """Whether a caravan goes where the usual fare can be paid."""
    usual = [other for other in legal_actions(game, state).tolist() if FIRST_GO <= other < FIRST_CARAVAN]
    return is_caravan(step) and any(road_of(other) == road_of(step) for other in usual)


@pytest.mark.parametrize("name", ["elfenland", "elfengold"])
def test_stumble_04_no_level_above_beginner_overbids_rides_for_nothing_or_wastes_cards(name: str) -> None:
    assert faults(GAMES[name], deeds(GAMES[name], MATCHES)) == []


@pytest.mark.parametrize(("name", "phase"), [("elfenland", MOVE), ("elfengold", MOVE), ("elfengold", BID)])
def test_stumble_04_nor_does_the_master(name: str, phase: int, monkeypatch: pytest.MonkeyPatch) -> None:
    think_briefly(GAMES[name], monkeypatch)

    assert faults(GAMES[name], deeds_of_master(GAMES[name], phase)) == []


def test_stumble_04_no_level_above_beginner_bets_on_less_than_1_in_1000() -> None:
    assert min(map(chance_of_bet, deeds(GAMES["zevenspel"], MATCHES))) >= Fraction(1, 1000)


def test_stumble_04_nor_does_the_master_bet_on_it() -> None:
    assert min(map(chance_of_bet, deeds_of_master(GAMES["zevenspel"], BET))) >= Fraction(1, 1000)


def chance_of_bet(deed: Deed) -> Fraction:
    """Return the chance of a bet to win."""
    box = deed.chosen - FIRST_BET
    return chance_of(box, reading_of(deed.state, box))
