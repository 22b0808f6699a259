"""What holds in every game of Elfenland and Elfengold, whatever the players do."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.setup import encode_options
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import COUNTERS, FIRST_ROW, TREE
from goudkoorts.kernel.actors import NOBODY
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.rule import COMPILED

GAMES = 40 if COMPILED else 6
CHECKSUM = 9272966  # of one random game: the same interpreted, compiled and next year


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, int, dict[str, object], int]:
    """Draw a game, a number of players, options and a seed."""
    name = draw(st.sampled_from(["elfenland", "elfengold"]))
    game = find_game(name)
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.OPTIONS}
    return name, draw(st.sampled_from(game.SEATS)), options, draw(st.integers(0, 1 << 30))


def cards_in_play(state: State) -> int:
    """Count every card."""
    hands = sum(int(state.hands[seat, kind]) for seat in range(6) for kind in range(8))
    row = total(state.face_up) if state.is_elfengold else 0
    return hands + row + total(state.deck) + total(state.discards) + int(state.gold_stack)


def tokens_in_play(state: State) -> int:
    """Count every counter or token; in Elfenland the trees are nobody's counters."""
    kinds = range(11) if state.is_elfengold else range(COUNTERS)
    held = sum(int(state.open_tokens[seat, k]) + int(state.hidden_tokens[seat, k]) for seat in range(6) for k in kinds)
    lying = sum(int(state.transports[kind]).bit_count() for kind in range(COUNTERS))
    if state.is_elfengold:
        lying += sum(int(roads).bit_count() for roads in (state.obstacles, state.gold_pieces, state.doubles))
        lying += int(state.tokens_for_sale) - int(state.sale)
    else:
        lying += total(state.face_up)
    return held + lying + total(state.pool) + total(state.returned)


@settings(max_examples=GAMES, deadline=None)
@given(tables())
def test_cards_and_tokens_are_conserved_gold_is_never_negative_and_games_end(
    table: tuple[str, int, dict[str, object], int],
) -> None:
    name, players, options, seed = table
    game = find_game(name)
    state = State.new()
    game.set_up(state, players, encode_options(game, players, options))
    dice = dice_from(seed)
    plies = 0
    while game.seat_to_act(state) != NOBODY:
        game.apply(state, game.open_ticket(state, below(dice, game.count_tickets(state))))
        plies += 1
        assert plies < game.MAX_PLIES
        assert tokens_in_play(state) == 48
        assert min(int(state.gold[seat]) for seat in range(players)) >= 0
        if name == "elfenland":
            assert cards_in_play(state) == 72
            assert all(0 <= int(state.open_tokens[seat, TREE]) <= 1 for seat in range(players))
        elif state.phase > FIRST_ROW + 1:
            assert cards_in_play(state) == (76 if options["witches"] else 70)


def test_interpreted_and_compiled_games_are_the_same() -> None:
    game = find_game("elfengold")
    state = State.new()
    game.set_up(state, 3, encode_options(game, 3, {}))
    dice = dice_from(11)
    actions = []
    while game.seat_to_act(state) != NOBODY:
        actions.append(game.open_ticket(state, below(dice, game.count_tickets(state))))
        game.apply(state, actions[-1])

    assert np.bitwise_xor.reduce(np.array(actions) * np.arange(len(actions))) == CHECKSUM
