"""What bots from outside are told: all that their seat may know, and nothing else."""

import json
from pathlib import Path
from typing import Any

import pytest

from bots.outside_table import outsider, play_among_random
from goudkoorts.bots.bot import Setting, legal_actions
from goudkoorts.bots.outside.outside_bot import OutsideBot, own_seed
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.record import bytes_of

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def in_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize(
    ("name", "options", "hides"),
    [
        ("gold", {}, False),
        ("goldrausch", {}, False),
        ("zevenspel", {"betting": "simultaneous"}, True),
        ("elfenland", {"town_cards": True}, True),
        ("elfengold", {"town_cards": True, "witches": True}, True),
    ],
)
@pytest.mark.usefixtures("in_the_root")
def test_a_bot_hears_the_same_in_every_world_its_seat_must_believe_possible(
    name: str, options: dict[str, object], hides: bool
) -> None:
    game, dice, differ = GAMES[name], dice_from(8), 0
    match, heard = Match(game, 3, options), Notified()
    bots = [outsider("examples.python_bot:last", game, heard) for _ in range(2)]
    for bot in bots:
        bot.start(Setting(game, 3, options, seat=0, milliseconds=30_000))
    match.deal(dice)

    while isinstance(seat := match.turn, int):
        twin = match.hidden_state(seat)
        game.redeal(twin, seat, dice)
        differ += bytes_of(twin) != bytes_of(match.state)
        in_truth = heard.by(bots[0], game, match.state, seat)
        in_twin = heard.by(bots[1], game, twin, seat)
        assert in_truth == in_twin
        assert b'"view":' in in_truth
        match.play(match.outcomes.numbers[below(dice, len(match.outcomes.numbers))])
        match.deal(dice)

    assert (differ > 10) == hides


class Notified:
    """Collects the bytes that go to bots."""

    def __init__(self) -> None:
        self.bytes = b""

    def __call__(self, way: str, line: bytes) -> None:
        self.bytes += line if way == ">" else b""

    def by(self, bot: OutsideBot, game: Game, world: Any, seat: int) -> bytes:
        """Return what a bot hears when it must choose in a world."""
        self.bytes = b""
        game.hide_from(world, seat)
        bot.choose(game, world, legal_actions(game, world))
        return self.bytes


@pytest.mark.usefixtures("in_the_root")
def test_a_bot_hears_what_it_must_know_and_no_more() -> None:
    game, heard = GAMES["gold"], []
    bot = outsider("examples.python_bot:last", game, lambda way, line: heard.append((way, json.loads(line))))

    match = play_among_random(bot, game, {"bonus": "mandatory"}, seed=4)

    told = [message for way, message in heard if way == ">"]
    assert [message["type"] for message in told[:3]] == ["hello", "match", "turn"]
    assert [message["type"] for message in told[-2:]] == ["end", "quit"]
    assert told[1] == {
        "type": "match",
        "game": "gold",
        "rules": game.RULES_VERSION,
        "players": 2,
        "options": {"start": None, "start_donkeys": "random", "bonus": "mandatory", "open_scores": False},
        "seat": 0,
        "milliseconds": 30_000,
        "seed": own_seed(5),
    }
    for number, turn in enumerate(told[2:-2], 1):
        assert list(turn) == ["type", "id", "view", "legal", "clock"]
        assert (turn["id"], turn["clock"]) == (number, {"milliseconds": 30_000})
        assert turn["legal"] == sorted(turn["legal"])
        assert set(turn["view"]) == set(match.view(0))
    assert told[-2]["scores"] == match.scores


def test_the_bots_seed_says_nothing_about_the_deal() -> None:
    seeds = [own_seed(seed) for seed in range(100)]

    assert len(set(seeds)) == 100
    assert all(0 <= seed < 2**48 for seed in seeds)
    assert seeds[0] not in range(1000)
