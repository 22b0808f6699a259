"""What every game must satisfy, as plain functions that raise AssertionError.

`check_random_game` walks one random game and checks every node; the others check what has no node. The tests run all
of them for every game, every number of players and a spread of options; a new game gets them for free.
"""

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import numpy as np

from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match, number_of, text_of
from goudkoorts.engine.setup import Options
from goudkoorts.engine.text import LANGUAGES, SEAT_FACTS, addressed_to, catalogue, label_in, move_in, sentence_in
from goudkoorts.kernel.actors import CHANCE, NOBODY, ONLOOKER
from goudkoorts.kernel.dice import Dice, below, dice_from
from goudkoorts.kernel.record import bytes_of, copy_of

ROUNDING = 1e-12
LARGEST_SMALL_TABLE = 4  # beyond it, not every seat looks at every node


def check_random_game(game: Game, players: int, options: Options, seed: int) -> Match:
    """Play a random game and check every node of it; return the finished match."""
    dice = dice_from(seed)
    match = Match(game, players, options)
    in_endgame = False
    while (actor := game.seat_to_act(match.state)) != NOBODY:
        assert len(match.history) < game.MAX_PLIES, "a game is longer than it promises"
        check_node(game, match, actor)
        check_hidden(game, match, dice)
        in_endgame = check_endgame(game, match.state, players, in_endgame)
        _step(game, match, dice)
    check_end(game, match)
    check_replay(match)
    return match


def check_node(game: Game, match: Match, actor: int) -> None:
    """Somebody can act, tickets and lists agree, and numbers and texts name each other."""
    assert actor == CHANCE or 0 <= actor < match.players
    state = match.state
    outcomes = match.outcomes
    tickets = game.count_tickets(state)
    assert tickets > 0, "nobody can act and the game is not over"
    drawn = Counter(game.open_ticket(state, ticket) for ticket in range(tickets))
    assert set(drawn) == set(outcomes.numbers)
    assert len(outcomes.numbers) == len(set(outcomes.numbers)) == len(set(outcomes.texts)) <= game.MAX_LEGAL
    assert list(outcomes.texts) == sorted(outcomes.texts)
    expected = outcomes.weights or (1,) * len(outcomes.texts)
    check_sense(game, match, actor)
    assert [drawn[_number(game, text)] for text in outcomes.texts] == list(expected)
    assert (outcomes.weights is not None) == (actor == CHANCE)
    for number in outcomes.numbers:
        _check_action_once(game.NAME, number)
    assert bytes_of(match.state) == bytes_of(state), "asking changed the state"


def check_action(game: Game, number: int) -> None:
    """A number, its typed action and its text name each other; texts are short lower-case ASCII."""
    assert 0 <= number < game.NUM_ACTIONS
    action = game.decode(number)
    text = game.notate(action)
    assert game.encode(action) == number
    assert game.parse(text) == action
    assert text.isascii()
    assert text == text.lower()
    assert "  " not in text
    names = [f"seat {seat}" for seat in range(max(game.SEATS))]
    for language in LANGUAGES:
        assert move_in(game.NAME, language, game.describe(action), names)


@cache
def _check_action_once(name: str, number: int) -> None:
    """What an action is called does not depend on the node."""
    check_action(find_game(name), number)


def check_sense(game: Game, match: Match, actor: int) -> None:
    """Every legal action can be weighed, without touching the position."""
    if actor == CHANCE:
        return
    states: Any = game.State.rows(2)
    states[0] = match.hidden_state(actor)
    before = bytes_of(states[0])
    actions = np.array(match.outcomes.numbers, np.int64)
    weights = np.full(len(actions), np.nan)
    game.weigh(states, actions, len(actions), weights)
    assert np.isfinite(weights).all(), "an action was not weighed"
    assert bytes_of(states[0]) == before, "weighing changed the position"


def check_endgame(game: Game, state: Any, players: int, before: bool) -> bool:
    """An endgame is a decision that hides nothing from anybody, and what follows it stays one; return whether it is."""
    if game.seat_to_act(state) == CHANCE:
        assert not game.is_endgame(state)
        check_futures(game, state)
        return before
    known = bytes_of(state)
    is_endgame = bool(game.is_endgame(state))
    assert is_endgame or not before, "an endgame was one no longer"
    if is_endgame:
        for seat in (*range(players), ONLOOKER):
            blanked = copy_of(state)
            game.hide_from(blanked, seat)
            assert bytes_of(blanked) == known, "something is hidden in an endgame"
    return is_endgame


def check_futures(game: Game, state: Any) -> None:
    """Where chance has a short cut, its probabilities sum to 1 and it ends where somebody decides or nobody acts."""
    chances = []
    for future in range(game.count_futures(state)):
        after = copy_of(state)
        chances.append(game.open_future(after, future))
        assert game.seat_to_act(after) != CHANCE
    assert not chances or (min(chances) >= 0 and abs(sum(chances) - 1) < ROUNDING)


def check_picture(game: Game, view: Any, players: int, language: str) -> None:
    """Every view can be drawn in every language, as plain lines."""
    names = [f"seat {seat}" for seat in range(players)]
    lines = game.draw(view, lambda key, /, **facts: label_in(game.NAME, language, key, facts, names))
    assert lines
    assert all(line.isprintable() for line in lines)


def check_hidden(game: Game, match: Match, dice: Dice) -> None:
    """Blanking is final, re-dealing never changes what a seat sees, and views come from what the seat knows."""
    state, players = match.state, match.players
    for seat in watchers(game, state, players, dice):
        blanked = copy_of(state)
        game.hide_from(blanked, seat)
        known = bytes_of(blanked)
        game.hide_from(blanked, seat)
        assert bytes_of(blanked) == known, "hiding twice hides more"
        shown = game.view(blanked, seat)
        view = msgspec.json.encode(shown)
        assert msgspec.json.encode(match.view(seat)) == view
        check_picture(game, shown, players, LANGUAGES[below(dice, len(LANGUAGES))])
        game.redeal(blanked, seat, dice)
        if seat == game.seat_to_act(state):
            assert _tickets(game, blanked) == _tickets(game, state), "a seat does not know its own choices"
        check_world(game, blanked, seat, known, view)


def watchers(game: Game, state: Any, players: int, dice: Dice) -> tuple[int, ...]:
    """Return who looks at a node: everybody at a small table; at a large one who acts, some others and an onlooker."""
    if players <= LARGEST_SMALL_TABLE:
        return (*range(players), ONLOOKER)
    actor = game.seat_to_act(state)
    seats = {below(dice, players) for _ in range(LARGEST_SMALL_TABLE - 1)}
    return (*sorted(seats | ({actor} if actor >= 0 else set())), ONLOOKER)


def check_world(game: Game, world: Any, seat: int, known: bytes, view: bytes) -> None:
    """A re-dealt world looks the same to the seat it was dealt for."""
    game.hide_from(world, seat)
    assert bytes_of(world) == known, "re-dealing changed what the seat knows"
    assert msgspec.json.encode(game.view(world, seat)) == view


def check_end(game: Game, match: Match) -> None:
    """After the end nobody acts, everybody has a place, and features are finite throughout."""
    assert match.turn == "over"
    assert match.legal == ()
    assert game.count_tickets(match.state) == 0
    assert sorted(seat for group in match.ranking for seat in group) == list(range(match.players))
    scores = match.scores
    best = [scores[group[0]] for group in match.ranking]
    assert best == sorted(best, reverse=True), "the ranking contradicts the scores"
    features = np.full(len(game.FEATURES), np.nan, np.float32)
    game.write_features(match.hidden_state(0), 0, features)
    assert np.isfinite(features).all(), "a feature was not written"


def check_replay(match: Match) -> None:
    """The record alone gives the same bytes; every sentence of the game can be sent, and said in every language."""
    names = [f"seat {seat}" for seat in range(match.players)]
    again = Match(match.game, match.players, match.options)
    for text in match.record().actions:
        for sentence in again.play(text):
            assert all(type(fact) in (int, str) for fact in sentence.facts.values()), f"no JSON: {sentence}"
            for language in LANGUAGES:
                assert sentence_in(match.game.NAME, language, sentence, names)
    assert bytes_of(again.state) == bytes_of(match.state)


def check_texts(game: Game) -> None:
    """All languages have the same keys but for the forms of words, and the log can say "you" to whom it names."""
    shapes = [_shape({**catalogue(game.NAME, language), "forms": None}) for language in LANGUAGES]
    assert shapes[0] == shapes[1] == shapes[2]
    for language in LANGUAGES:
        for line in catalogue(game.NAME, language)["log"].values():
            for template in line.values() if isinstance(line, dict) else [line]:
                to_you = addressed_to(0, template, dict.fromkeys(SEAT_FACTS, 0))
                assert not any(f"{{{fact}}}" in to_you for fact in SEAT_FACTS), f"names its reader: {template}"


def _step(game: Game, match: Match, dice: Dice) -> None:
    """Play a random action; a copy taken before stays as it was."""
    state = match.state
    before = bytes_of(state)
    number = game.open_ticket(state, below(dice, game.count_tickets(state)))
    match.play(number)
    assert bytes_of(state) == before, "a copy is not independent"


def _tickets(game: Game, state: Any) -> list[int]:
    """Return the actions of all tickets of a node."""
    return [game.open_ticket(state, ticket) for ticket in range(game.count_tickets(state))]


def _number(game: Game, text: str) -> int:
    """Return the number of a text that must have one."""
    number = number_of(game.NAME, text)
    assert number is not None
    assert text_of(game.NAME, number) == text
    return number


def _shape(words: Any) -> Any:
    """Return the keys of a catalogue, all the way down."""
    return {key: _shape(value) for key, value in sorted(words.items())} if isinstance(words, dict) else None
