"""Nothing hidden leaves a table: logs that differ only in what a viewer may not know send that viewer the same bytes.

Two tables are played in step. Wherever the truth lets chance or another player do something, the twin does something
else if the viewer cannot tell the difference. When what was hidden comes to light and the twin cannot follow any more,
it begins again as a copy of the truth.
"""

import json
from random import Random
from typing import Any

import pytest

from goudkoorts.engine.match import text_of
from goudkoorts.engine.setup import Options
from goudkoorts.kernel.actors import CHANCE, ONLOOKER
from goudkoorts.kernel.record import bytes_of, copy_of
from goudkoorts.kernel.telling import Sentence
from goudkoorts.tables.core import redact
from goudkoorts.tables.core.events import Acted, pack
from goudkoorts.tables.core.fold import fold, fold_all
from goudkoorts.tables.core.records import record_of, replay_of
from goudkoorts.tables.core.redact import (
    Company,
    GameSnapshot,
    logged_action,
    logged_actions_after,
    table_message,
    viewer_seat,
)
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.table_spec import TableSpec
from goudkoorts.tables.journal.journal import Entry
from tables.tableside import MARC, NOW, PEOPLE, Tableside, started

pytestmark = pytest.mark.compiled_only
TRIED = 8  # other actions for the twin at each node

HIDING: list[tuple[str, int, Options]] = [
    ("zevenspel", 3, {"betting": "simultaneous", "max_rounds": 4}),
    ("elfenland", 3, {}),
    ("elfenland", 2, {"town_cards": True, "rounds": 3}),
    ("elfengold", 3, {"rounds": 3}),
    ("elfengold", 2, {"town_cards": True, "witches": True, "rounds": 2}),
    ("gold", 2, {}),
    ("goldrausch", 3, {"rounds": 1}),
]


class Pair:
    """The truth and its twin, seen by one viewer."""

    def __init__(self, game: str, players: int, options: Options, viewer: int) -> None:
        side = started(game, players, options=options)
        self.viewer = viewer
        self.log = [entry for entry in side.log if b'"Acted"' not in entry.body]
        self.truth, self.twin = self.copy(), self.copy()
        self.differing = 0
        self.latest: dict[int, redact.LoggedAction] = {}  # what was told of the last action, by table

    def copy(self) -> Table:
        """Return the truth made anew from its log."""
        table = fold_all(None, self.log)
        assert table is not None
        return table

    def step(self, dice: Random) -> None:
        """Let something happen in both, and compare what the viewer is sent."""
        action = dice.choice(self.truth.match.outcomes.numbers)
        other = self.other_action(action, dice)
        if other is None:
            self.compare(connecting=True)
            self.twin = self.copy()
            other = action
        self.act(self.truth, action, keep=True)
        self.act(self.twin, other, keep=False)
        self.differing += bytes_of(self.truth.match.state) != bytes_of(self.twin.match.state)
        self.compare(connecting=False)

    def other_action(self, action: int, dice: Random) -> int | None:
        """Return what the twin does instead, so that the viewer sees the same; None if there is nothing."""
        match = self.truth.match
        seen = self.seen_after(match.state, action)
        if match.actor == self.viewer:
            return action if self.twin_can(action, action, seen) else None
        others = [number for number in self.twin.match.outcomes.numbers if number != action]
        dice.shuffle(others)
        for number in [*others[:TRIED], action, *others[TRIED:]]:
            if self.twin_can(number, action, seen):
                return number
        return None

    def twin_can(self, number: int, action: int, seen: bytes) -> bool:
        """Whether an action of the twin looks the same to the viewer, and differs in what is hidden alone.

        Two bids that both go wrong end in the same state: which of them it was is no secret, only forgotten.
        """
        match = self.twin.match
        possible = match.outcomes.numbers
        if number not in possible or self.seen_after(match.state, number) != seen:
            return False
        return number == action or action not in possible or self.after(number) != self.after(action)

    def after(self, number: int) -> bytes:
        """Return the state of the twin after an action."""
        state = self.twin.match.state
        self.twin.match.game.apply(state, number)
        return bytes_of(state)

    def seen_after(self, state: Any, action: int) -> bytes:
        """Return what the viewer may know after an action."""
        game, after = self.truth.match.game, copy_of(state)
        game.apply(after, action)
        game.hide_from(after, self.viewer)
        return bytes_of(after)

    def act(self, table: Table, number: int, *, keep: bool) -> None:
        """Carry out an action."""
        seat = table.match.actor
        event = Acted(table.ply, seat, text_of(table.game, number), 0, table.draws if seat == CHANCE else None)
        entry = Entry(table.seq + 1, NOW + table.seq, pack(event))
        before = table.match.position
        fold(table, entry, event)
        self.latest[id(table)] = logged_action(before, event, entry.seq)
        if keep:
            self.log.append(entry)

    def compare(self, *, connecting: bool) -> None:
        """The viewer must be sent the same bytes."""
        assert self.messages(self.truth, connecting) == self.messages(self.twin, connecting)

    def messages(self, table: Table, connecting: bool) -> list[bytes]:
        """Return everything a viewer is sent: after one action, or when connecting."""
        if connecting:
            news = logged_actions_after(table, 0)
        else:
            news = [self.latest[id(table)]]
        person = PEOPLE[self.viewer] if self.viewer >= 0 else None
        return [
            table_message(table, person, Company((MARC.id,), 2)),
            GameSnapshot(table, news, NOW + table.seq).to(self.viewer),
        ]


def play_in_step(pair: Pair, seed: int) -> None:
    """Play both to the end."""
    dice = Random(seed)
    while pair.truth.match.turn != "over" and pair.twin.match.turn != "over":
        pair.step(dice)


@pytest.mark.parametrize(("game", "players", "options"), HIDING)
def test_twin_logs_send_the_same_bytes(game: str, players: int, options: Options) -> None:
    for viewer in (*range(players), ONLOOKER):
        pair = Pair(game, players, options, viewer)
        play_in_step(pair, viewer)
        assert pair.differing or game in ("gold", "goldrausch"), "the twin never differed: nothing was tried"


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_all(one: redact.LoggedAction, _viewer: int) -> redact.LoggedAction:
        return redact.LoggedAction(
            one.seq, one.ply, one.seat, tuple(Sentence(said.key, said.facts) for said in one.log)
        )

    monkeypatch.setattr(redact, "news_for", tell_all)

    with pytest.raises(AssertionError):
        play_in_step(Pair("zevenspel", 3, {"betting": "simultaneous", "max_rounds": 2}, ONLOOKER), 5)


def test_the_seed_is_shown_after_the_end_only() -> None:
    side = started()
    while side.table.status == "playing":
        assert side.table.seed.hex().encode() not in table_message(side.table, MARC, Company())
        side.play(side.table.ply)

    assert side.table.seed.hex().encode() in table_message(side.table, None, Company())


def test_after_the_end_all_see_the_whole_truth() -> None:
    side = Tableside(TableSpec("zevenspel", 2, ["me", "open"], {"max_rounds": 1}))
    assert viewer_seat(side.table, None) == ONLOOKER
    assert viewer_seat(side.table, MARC) == 0

    over = started("zevenspel", 2, options={"max_rounds": 1})
    while over.table.status == "playing":
        over.play()

    message = GameSnapshot(over.table, [], NOW).to(ONLOOKER)
    assert b'"truth":{' in message
    assert b'"turn":"over"' in message


@pytest.mark.parametrize("game", ["elfenland", "elfengold"])
def test_stumble_14_every_hand_token_and_town_card_is_shown_after_the_end_only(game: str) -> None:
    rounds = 3 if game == "elfenland" else 1
    side = started(game, 3, options={"town_cards": True, "rounds": rounds})
    move = 0
    while side.table.status == "playing":
        for viewer in (0, 1, 2, ONLOOKER):
            assert b'"truth":null' in GameSnapshot(side.table, [], NOW).to(viewer)
        side.play(move := move + 7)

    for viewer in (0, ONLOOKER):
        truth = json.loads(GameSnapshot(side.table, [], NOW).to(viewer))["truth"]
        assert [len(truth[part]) for part in ("hands", "tokens", "town_cards")] == [3, 3, 3]
        assert None not in truth["town_cards"]
    middle = replay_of(record_of(side.table), "truth").frames[-2].view
    seen = replay_of(record_of(side.table), ONLOOKER).frames[-2].view
    assert [sum(hand.values()) for hand in middle["hands"]] == seen["cards_in_hand"]
    hidden = [sum(tokens["hidden"].values()) for tokens in middle["tokens"]]
    assert hidden == [tokens["unseen"] + sum(tokens["hidden"].values()) for tokens in seen["tokens"]]
    assert (None in middle["town_cards"], set(seen["town_cards"])) == (False, {None})
