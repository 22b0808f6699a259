"""One game being played: the friendly, checked door to the compiled rules.

match = Match.new("gold", players=3)
match.deal(dice_from(7))              # let chance act until somebody must decide
match.legal()                         # ('swap be g4', 'take re', ...)
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
from goudkoorts.engine.line import Line, Step, blanked, ranking_of, scores_of, sights_of
from goudkoorts.engine.setup import Options, check_players, encode_options, only_what_differs
from goudkoorts.engine.text import typed_reason_in
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import Dice, below
from goudkoorts.kernel.record import copy_of, unsettled
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
    """One game being played."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        """Use `Match.new` or `Match.from_record`."""
        self.game = game
        self.players = check_players(game, players)
        self._option_numbers = encode_options(game, players, options)
        self.options = only_what_differs(game, options)
        self.history: list[str] = []
        self._state: Any = game.State.new()
        game.set_up(self._state, players, self._option_numbers)
        self.actor = int(game.seat_to_act(self._state))  # the seat whose decision it is, CHANCE or NOBODY
        self._numbers: list[int] | None = None
        self._outcomes: Outcomes | None = None
        self._line: Line | None = None
        self._sights: list[Any] | None = None  # the state as each seat may know it, where that was asked for
        self.last_step: Step | None = None  # what `follow` did last

    @classmethod
    def new(cls, name: str, players: int = 2, options: Options | None = None) -> Self:
        """Begin a game."""
        return cls(find_game(name), players, options or {})

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
        return copy_of(self._state)

    @property
    def turn(self) -> Turn:
        """The seat whose decision it is, "chance" or "over"."""
        actor = self.actor
        if actor == NOBODY:
            return "over"
        return "chance" if actor == CHANCE else actor

    @property
    def outcomes(self) -> Outcomes:
        """What may happen now."""
        if self._outcomes is None:
            self._outcomes = self._list_outcomes()
        return self._outcomes

    def legal(self) -> tuple[str, ...]:
        """Return the texts of all legal actions, or of all outcomes at a chance node, in ASCII order."""
        return self.outcomes.texts

    def legal_numbers(self) -> list[int]:
        """Return the numbers of all legal actions of a decision, in the order of the rules."""
        if self._numbers is None:
            out = np.empty(self.game.MAX_LEGAL, np.int64)
            self._numbers = out[: self.game.list_legal(self._state, out)].tolist()
        return self._numbers

    def play(self, text: str) -> tuple[Sentence, ...]:
        """Carry out an action given in notation and return what the log says; raises IllegalAction."""
        number = self.legal_number(text)
        before = copy_of(self._state)
        self._apply(number, text)
        return self.game.tell(before, action_of(self.game.NAME, number), self._state)

    def line(self) -> Line:
        """Return a line of play that begins here: try actions on it, then `follow` them without doing them twice."""
        self._line = Line(self.game, self._state, self.actor)
        return self._line

    def follow(self, number: int) -> Step:
        """Carry out an action known to be legal; the steps of the last `line` are taken over, not done twice."""
        line, self._line = self._line, None
        if line is None or not line.steps or line.steps[0].number != number:
            line = Line(self.game, self._state, self.actor)
            line.play(number)
        self.last_step = step = line.steps.pop(0)
        step.known = self._sights[self.actor] if self._sights is not None and self.actor >= 0 else None
        self._line = line
        self._state, self.actor, self._sights = step.after, step.actor, None
        self._numbers = step.legal if step.actor >= 0 else None
        self._outcomes = None
        self.history.append(text_of(self.game.NAME, number))
        return step

    def cut_back(self, ply: int) -> None:
        """Return to an earlier ply of the history."""
        kept = self.history[:ply]
        self.history = []
        self._state = self.game.State.new()
        self.game.set_up(self._state, self.players, self._option_numbers)
        self._forget()
        for text in kept:
            number = number_of(self.game.NAME, text)
            assert number is not None, "a history holds actions only"
            self._apply(number, text)

    def replay_action(self, ply: int, text: str) -> None:
        """Carry out an action of a record; raises BadRecord that names the ply, the text and the rule."""
        try:
            self._apply(self.legal_number(text), text)
        except IllegalAction as error:
            raise BadRecord(str(error), ply) from None

    def play_number(self, number: int) -> tuple[Sentence, ...]:
        """Carry out an action given by its number."""
        return self.play(text_of(self.game.NAME, number))

    def deal(self, dice: Dice) -> tuple[Sentence, ...]:
        """Let chance act until somebody must decide or the game is over; return what the log says."""
        said: list[Sentence] = []
        while self.game.seat_to_act(self._state) == CHANCE:
            ticket = below(dice, self.game.count_tickets(self._state))
            said += self.play_number(self.game.open_ticket(self._state, ticket))
        return tuple(said)

    def hidden_state(self, seat: int) -> Any:
        """Return the state as a seat may know it: what bots are given."""
        return blanked(self.game, self._state, seat)

    def view(self, seat: int) -> View:
        """Return what a seat is shown; made from the blanked state, so it cannot leak."""
        if self._sights is None:
            self._sights = sights_of(self.game, self._state, self.players)
        return self.game.view(self._sights[seat if seat >= 0 else self.players], seat)

    def truth(self) -> View:
        """Return the whole state, as `replay` prints it."""
        return self.game.show(self._state)

    def scores(self) -> list[int]:
        """Return each seat's score; in an unfinished game, the standing now."""
        return scores_of(self.game, self._state, self.players)

    def ranking(self) -> list[list[int]]:
        """Return the seats by place, those who share a place together."""
        return ranking_of(self.game, self._state, self.players)

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

    def _apply(self, number: int, text: str) -> None:
        """Carry out a legal action."""
        self._state = unsettled(self._state)
        self.game.apply(self._state, number)
        self.history.append(text)
        self._forget()

    def _forget(self) -> None:
        """Forget what was known about a state that is no more."""
        self.actor = int(self.game.seat_to_act(self._state))
        self._numbers = self._outcomes = self._line = self._sights = None

    def legal_number(self, text: str) -> int:
        """Return the number of a legal action, or raise IllegalAction with the reason."""
        number = number_of(self.game.NAME, text)
        if number is None or number not in self._possible():
            raise self._refusal(number, text)
        return number

    def _possible(self) -> Sequence[int]:
        """Return the numbers of what may happen now."""
        return self.legal_numbers() if self.actor >= 0 else self.outcomes.numbers

    def _refusal(self, number: int | None, text: str) -> IllegalAction:
        """Say why an action is not legal."""
        action = None if number is None else self.game.decode(number)
        why = self.game.explain(self._state, action)
        return IllegalAction(why.code, why.rule, text, why.facts, typed_reason_in(self.game.NAME, "en", why))

    def _list_outcomes(self) -> Outcomes:
        """Ask the rules what may happen now."""
        out, weights = np.empty((2, self.game.MAX_LEGAL), np.int64)
        actor = self.game.seat_to_act(self._state)
        if actor == CHANCE:
            count = self.game.chance_weights(self._state, out, weights)
        else:
            count = self.game.list_legal(self._state, out)
        numbers = out[:count].tolist()
        texts = [text_of(self.game.NAME, number) for number in numbers]
        if actor != CHANCE:
            return Outcomes(tuple(numbers), tuple(sorted(texts)), None)
        pairs = sorted(zip(texts, weights[:count].tolist(), strict=True))
        return Outcomes(tuple(numbers), tuple(text for text, _ in pairs), tuple(weight for _, weight in pairs))


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
