"""What a game module offers, in three tiers: rules, words and knowledge.

A game is a Python module; type checkers compare it with the protocols function by function. Only `GameRules` is
compulsory. What a module leaves out of the others has a default (`engine.defaults`), which the catalogue sets on the
module when it loads it; the engine then sees a whole `Game`. States are that module's own record type, which the
contract cannot name, hence `Any`.

Every node is a lottery of tickets: at a decision one for each legal action, at a chance node as many for each outcome
as its weight. `list_legal` and `chance_weights` say the same thing as lists.
"""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from goudkoorts.kernel.options import Option
from goudkoorts.kernel.record import Record
from goudkoorts.kernel.telling import Refusal, Say, Sentence

Numbers = NDArray[np.int64]
Features = NDArray[np.float32]
Weights = NDArray[np.float64]
View = Mapping[str, object]


class GameRules(Protocol):
    """The first tier: what no game can do without."""

    @property
    def NAME(self) -> str:
        """As in records and on the command line."""

    @property
    def SEATS(self) -> tuple[int, ...]:
        """The numbers of players."""

    @property
    def NUM_ACTIONS(self) -> int:
        """Action numbers are 0 to NUM_ACTIONS - 1 and never change their meaning."""

    @property
    def MAX_PLIES(self) -> int:
        """No game is longer, chance included."""

    @property
    def State(self) -> type[Record]:
        """Everything the rules know, as one record; its field `seats` is the number of players."""

    def set_up(self, state: Any, seats: int, options: Numbers, /) -> None:
        """Make a record the first state of a game; deterministic."""

    def seat_to_act(self, state: Any, /) -> int:
        """Return the seat whose decision it is, CHANCE or NOBODY."""

    def list_legal(self, state: Any, out: Numbers, /) -> int:
        """Write the legal actions of a decision in a fixed order; return how many."""

    def apply(self, state: Any, action: int, /) -> None:
        """Carry out one action, legal by assumption, with all forced consequences; deterministic."""

    def payoff(self, state: Any, out: Numbers, /) -> None:
        """Write each seat's score; in an unfinished game, the standing now."""


class FinerRules(Protocol):
    """The optional half of the first tier: chance, secrets, options, and ties of the game's own."""

    @property
    def RULES_VERSION(self) -> int:
        """Goes up when a rule is corrected.

        Default: 1.
        """

    @property
    def RULE_PREFIXES(self) -> tuple[str, ...]:
        """The letters of its rule numbers: `G` of G-8.

        Default: none.
        """

    @property
    def OPTIONS(self) -> tuple[Option, ...]:
        """House rules, each with its default.

        Default: none.
        """

    @property
    def MAX_LEGAL(self) -> int:
        """Room for the longest list of legal actions or outcomes.

        Default: NUM_ACTIONS.
        """

    def chance_weights(self, state: Any, out: Numbers, weights: Numbers, /) -> int:
        """Write the outcomes of a chance node with weights above 0; return how many.

        Default: no chance.
        """

    def count_tickets(self, state: Any, /) -> int:
        """Count the legal actions of a decision, or sum the weights of a chance node; 0 after the end.

        Default: counted from the lists.
        """

    def open_ticket(self, state: Any, ticket: int, /) -> int:
        """Return the action of the n-th ticket.

        Default: taken from the lists.
        """

    def places(self, state: Any, out: Numbers, /) -> None:
        """Write how many seats are ahead of each, tie-breaks included: 0 is first, equal numbers share.

        Default: by the scores alone.
        """

    def hide_from(self, state: Any, seat: int, /) -> None:
        """Blank what a seat (or ONLOOKER) cannot know, however good its memory.

        Default: nothing is hidden.
        """

    def redeal(self, state: Any, seat: int, dice: Numbers, /) -> None:
        """Fill the blanks of `hide_from` with a fair sample of what the seat must believe possible.

        Default: there is nothing to fill.
        """


class Words(Protocol):
    """The second tier: how people read and write the game, in plain Python."""

    def decode(self, number: int, /) -> Any:
        """Return the typed action of a number.

        Default: the number itself.
        """

    def encode(self, action: Any, /) -> int:
        """Return the number of a typed action.

        Default: the action is its number.
        """

    def notate(self, action: Any, /) -> str:
        """Return the text of an action.

        Default: the number as a text.
        """

    def parse(self, text: str, /) -> Any:
        """Return the action of a text, or raise BadNotation.

        Default: the action whose notation this is.
        """

    def describe(self, action: Any, /) -> Sentence:
        """Return an action as a choice in words; its key is one of `moves` in the game's texts.

        Default: its notation.
        """

    def show(self, state: Any, /) -> View:
        """Return the whole truth, as `replay` prints it.

        Default: every field of the state.
        """

    def view(self, state: Any, seat: int, /) -> View:
        """Return what a seat (or ONLOOKER) is shown, as JSON.

        Default: the seat to act and every field of the blanked state.
        """

    def tell(self, before: Any, action: Any, after: Any, /) -> tuple[Sentence, ...]:
        """Return what the log says about an action.

        Default: who did what, to those who may know it.
        """

    def draw(self, view: Any, say: Say, /) -> list[str]:
        """Return a view as lines of plain text, for the terminal and for screen readers.

        Default: a line a field.
        """

    def explain(self, state: Any, action: Any, /) -> Refusal:
        """Return why an action is not legal here; `None` for a text that is no action at all.

        Default: that the game is over, or that this is not possible now.
        """

    @property
    def INK(self) -> Mapping[str, str]:
        """How a terminal may colour what `draw` writes: patterns and styles.

        Default: no colours.
        """


class Knowledge(Protocol):
    """The third tier: what players and networks know beyond the rules."""

    @property
    def FEATURES(self) -> tuple[str, ...]:
        """A name for each number of `write_features`.

        Default: the seat, then the fields.
        """

    def write_features(self, state: Any, seat: int, out: Features, /) -> None:
        """Write the blanked state as numbers, seen from a seat, for networks.

        Default: the seat, then every number of the state.
        """

    def weigh(self, states: Any, actions: Numbers, count: int, out: Weights, /) -> None:
        """Write how good each of `count` legal actions looks to the seat to act in `states[0]`, higher is better.

        `states[0]` is blanked for that seat; `states[1]` is room to try an action. Knowledge, not rules: greedy
        players, hints and search start from it. An action that weighs SENSELESS (kernel/senseless.py) is never
        advised, searched or chosen by a level above the first.

        Default: the lead after the action; all alike where something is hidden.
        """

    def prospects(self, state: Any, seat: int, /) -> float:
        """Return the points a seat has and may hope for: knowledge, for searches that stop before the end.

        Default: the points it has now.
        """

    def round_of(self, state: Any, /) -> int:
        """Return which round is being played; when it goes up, a search may stop and look at the prospects.

        Default: 0.
        """

    def is_endgame(self, state: Any, /) -> bool:
        """Say whether a decision can be solved exactly: nothing is hidden from here on, and little enough is left.

        Default: never.
        """

    def count_futures(self, state: Any, /) -> int:
        """Count what all the chance from here to the next decision can lead to in an endgame.

        A short cut for solvers: 0 where there is none, and chance is then followed action by action.

        Default: 0.
        """

    def open_future(self, state: Any, future: int, /) -> float:
        """Make a chance node the n-th of its futures and return its probability, which may be 0.

        A future is a decision or the end. Futures that play on alike may be made one, so what no longer matters (the
        order of cards laid away, say) need not be what it would be in a game.

        Default: never called.
        """

    def tempt(self, state: Any, action: int, /) -> float:
        """Return how an action tempts a player who does not count: knowledge of people, for the weaker levels.

        Default: 0, whatever the action.
        """


class Game(GameRules, FinerRules, Words, Knowledge, Protocol):
    """A whole game, as the engine uses it."""

    @property
    def __name__(self) -> str:
        """The module's dotted name, as every module has it."""
