"""One game being played: the friendly, checked door to the compiled rules.

match = Match.new("gold", players=3, seed=7)   # chance acts by itself; without a seed it is left to the caller
match.legal                           # ('swap be g4', 'take re', ...)
match.play("take re")                 # checked; raises IllegalAction with a code, facts and the rule's number
match.view(0)                         # what seat 0 is shown
match.record().to_json()              # the whole game
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, Self

import numpy as np

from goudkoorts.engine.catalogue import GAMES, find_game
from goudkoorts.engine.contract import Game, View
from goudkoorts.engine.errors import BadRecord, GoudkoortsError, IllegalAction
from goudkoorts.engine.game_record import FORMAT, GameRecord
from goudkoorts.engine.picture import html_of, lines_of
from goudkoorts.engine.position import Position, Step
from goudkoorts.engine.setup import Options, check_players, encode_options, only_what_differs
from goudkoorts.engine.text import typed_reason_in
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import Dice, below, dice_from
from goudkoorts.kernel.record import copy_of
from goudkoorts.kernel.telling import BadNotation, Sentence

TEXTS_KEPT = 1 << 16  # bounded, since texts come from outside
Turn = int | Literal["chance", "over"]


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What may happen at a node: action numbers, their texts in ASCII order, and weights at a chance node."""

    numbers: tuple[int, ...]
    texts: tuple[str, ...]
    weights: tuple[int, ...] | None


class Match:
    """One game being played: its present position, and the texts of the actions that led there."""

    def __init__(self, game: Game, players: int, options: Options, *, seed: int | None = None) -> None:
        """Use `Match.new` or `Match.from_record`."""
        self.game = game
        self.players = check_players(game, players)
        self.position = self._first = Position.first(game, players, encode_options(game, players, options))
        self.options = only_what_differs(game, options)
        self.seed = seed
        self.history: list[str] = []
        self._outcomes: Outcomes | None = None
        self._dice = None if seed is None else dice_from(seed)
        self._draw_chance()

    @classmethod
    def new(cls, name: str, players: int = 2, options: Options | None = None, *, seed: int | None = None) -> Self:
        """Begin a game; with a seed chance acts by itself, and the same decisions lead to the same game."""
        return cls(find_game(name), players, options or {}, seed=seed)

    @classmethod
    def from_record(cls, record: GameRecord) -> Self:
        """Return the match at the end of a record, every action checked."""
        match = cls.at_start_of(record)
        for ply, text in enumerate(record.actions):
            match.replay_action(ply, text)
        return match

    @classmethod
    def at_start_of(cls, record: GameRecord) -> Self:
        """Return the match before the first action of a record, its header checked."""
        try:
            game = find_game(record.game)
            _check_version(game, record.rules)
            return cls(game, record.players, record.options)
        except GoudkoortsError as error:
            raise error if isinstance(error, BadRecord) else BadRecord(str(error)) from None

    @property
    def state(self) -> Any:
        """A copy of the state, for bots and tests; changing it changes nothing here."""
        return copy_of(self.position.state)

    @property
    def actor(self) -> int:
        """The seat whose decision it is, CHANCE or NOBODY."""
        return self.position.actor

    @property
    def turn(self) -> Turn:
        """The seat whose decision it is, "chance" or "over"."""
        actor = self.position.actor
        if actor == NOBODY:
            return "over"
        return "chance" if actor == CHANCE else actor

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.actor == NOBODY

    @property
    def outcomes(self) -> Outcomes:
        """What may happen now."""
        if self._outcomes is None:
            self._outcomes = self._list_outcomes()
        return self._outcomes

    @property
    def legal(self) -> tuple[str, ...]:
        """The texts of all legal actions, or of all outcomes at a chance node, in ASCII order."""
        return self.outcomes.texts

    @property
    def scores(self) -> list[int]:
        """Each seat's score; in an unfinished game, the standing now."""
        return self.position.scores

    @property
    def ranking(self) -> list[list[int]]:
        """The seats by place, those who share a place together."""
        return self.position.ranking

    def play(self, action: str | int) -> tuple[Sentence, ...]:
        """Carry out an action given in notation or by its number; return what the log says; raises IllegalAction."""
        text = action if isinstance(action, str) else text_of(self.game.NAME, action)
        said = tell(self.follow(self.legal_number(text)))
        return said + self._draw_chance()

    def follow(self, number: int) -> Step:
        """Carry out an action known to be legal, and nothing else."""
        step = Step(self.position, number, self.position.after(number))
        self._go_to(step.after)
        self.history.append(text_of(self.game.NAME, number))
        return step

    def deal(self, dice: Dice) -> tuple[Sentence, ...]:
        """Let chance act until somebody must decide or the game is over; return what the log says."""
        said: list[Sentence] = []
        while self.position.actor == CHANCE:
            number, _ = self.position.draw(below(dice, self.position.tickets))
            said += tell(self.follow(number))
        return tuple(said)

    def copy(self) -> Self:
        """Return a match that stands where this one does, and goes its own way from here."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.history = list(self.history)
        twin._dice = None if self._dice is None else self._dice.copy()
        return twin

    __copy__ = copy

    def cut_back(self, ply: int) -> None:
        """Return to an earlier ply of the history; with a seed, the same decisions lead to the same chance again."""
        kept = self.history[:ply]
        self.history = []
        self._go_to(self._first)
        self._dice = None if self.seed is None else dice_from(self.seed)
        for text in kept:
            number = number_of(self.game.NAME, text)
            assert number is not None, "a history holds actions only"
            if self._dice is not None and self.position.actor == CHANCE:
                below(self._dice, self.position.tickets)
            self.follow(number)

    def replay_action(self, ply: int, text: str) -> Step:
        """Carry out an action of a record; raises BadRecord that names the ply, the text and the rule."""
        try:
            return self.follow(self.legal_number(text))
        except IllegalAction as error:
            raise BadRecord(str(error), ply) from None

    def hidden_state(self, seat: int) -> Any:
        """Return a copy of the state as a seat may know it: what bots are given."""
        return copy_of(self.position.observation(seat))

    def view(self, seat: int) -> View:
        """Return what a seat or an onlooker is shown."""
        return self.position.view(seat)

    def truth(self) -> View:
        """Return the whole state, as `replay` prints it."""
        return self.game.show(self.position.state)

    def record(self) -> GameRecord:
        """Return the game so far as a record."""
        return GameRecord(
            format=FORMAT,
            game=self.game.NAME,
            rules=self.game.RULES_VERSION,
            players=self.players,
            options=dict(self.options),
            actions=list(self.history),
        )

    def legal_number(self, text: str) -> int:
        """Return the number of a legal action, or raise IllegalAction with the reason."""
        number = number_of(self.game.NAME, text)
        if number is None or number not in self._possible():
            raise self._refusal(number, text)
        return number

    def __repr__(self) -> str:
        return f"<{self.game.NAME}, {self.players} players, ply {len(self.history)}, turn: {self.turn}>"

    def __str__(self) -> str:
        return "\n".join(lines_of(self.position))

    def _repr_html_(self) -> str:
        """Return the picture for a notebook, in the game's colours."""
        return html_of(self.position)

    def _draw_chance(self) -> tuple[Sentence, ...]:
        """Let chance act, where the match has dice of its own."""
        return () if self._dice is None else self.deal(self._dice)

    def _go_to(self, position: Position) -> None:
        """Stand at another position."""
        self.position = position
        self._outcomes = None

    def _possible(self) -> Sequence[int]:
        """Return the numbers of what may happen now."""
        return self.position.legal if self.position.actor >= 0 else self.outcomes.numbers

    def _refusal(self, number: int | None, text: str) -> IllegalAction:
        """Say why an action is not legal."""
        action = None if number is None else self.game.decode(number)
        why = self.game.explain(self.position.state, action)
        return IllegalAction(why.code, why.rule, text, why.facts, typed_reason_in(self.game.NAME, "en", why))

    def _list_outcomes(self) -> Outcomes:
        """Ask the rules what may happen now."""
        name, position = self.game.NAME, self.position
        if position.actor != CHANCE:
            texts = sorted(text_of(name, number) for number in position.legal)
            return Outcomes(tuple(position.legal), tuple(texts), None)
        out, weights = np.empty((2, self.game.MAX_LEGAL), np.int64)
        count = self.game.chance_weights(position.state, out, weights)
        numbers = out[:count].tolist()
        texts = [text_of(name, number) for number in numbers]
        pairs = sorted(zip(texts, weights[:count].tolist(), strict=True))
        return Outcomes(tuple(numbers), tuple(text for text, _ in pairs), tuple(weight for _, weight in pairs))


def tell(step: Step) -> tuple[Sentence, ...]:
    """Return what the log says about a step."""
    game = step.before.game
    return game.tell(step.before.state, action_of(game.NAME, step.number), step.after.state)


@lru_cache(maxsize=TEXTS_KEPT)
def text_of(name: str, number: int) -> str:
    """Return the text of an action number."""
    game = GAMES[name]
    return game.notate(game.decode(number))


@lru_cache(maxsize=TEXTS_KEPT)
def action_of(name: str, number: int) -> Any:
    """Return the typed action of a number."""
    return GAMES[name].decode(number)


@lru_cache(maxsize=TEXTS_KEPT)
def number_of(name: str, text: str) -> int | None:
    """Return the number of a text, None for a text that is no action of the game."""
    game = GAMES[name]
    try:
        return game.encode(game.parse(text))
    except BadNotation:
        return None


def _check_version(game: Game, version: int) -> None:
    """Only rules we know can be replayed."""
    if version != game.RULES_VERSION:
        raise BadRecord(f"rules version {version} of {game.NAME} is unknown: this program has {game.RULES_VERSION}")
