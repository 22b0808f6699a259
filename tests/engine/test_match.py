"""A game being played: the checked door to the rules."""

import html
import re

import pytest

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.errors import BadOption, BadPlayers, BadRecord, IllegalAction, UnknownGame
from goudkoorts.engine.match import Match
from goudkoorts.kernel.actors import ONLOOKER
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.record import bytes_of

OPENING = ["start 0", "donkey r", "donkey g", "turn g4", "turn b4", "turn v3", "turn r4", "turn oe"]


def opened() -> Match:
    """Return a game of two with its first offer."""
    match = Match.new("gold")
    for text in OPENING:
        match.play(text)
    return match


def test_a_new_game_waits_for_chance() -> None:
    match = Match.new("gold", players=3)

    assert match.turn == "chance"
    assert match.legal == ("start 0", "start 1", "start 2")
    assert match.outcomes.weights == (1, 1, 1)


def test_a_move_changes_the_turn_and_is_told() -> None:
    match = opened()

    said = match.play("take oe")

    assert match.turn == 1
    assert said[0].key == "take"
    assert said[0].facts == {"player": 0, "card": "oe"}


def test_an_illegal_move_says_why_with_its_rule_and_changes_nothing() -> None:
    match = opened()
    before = bytes_of(match.state)

    with pytest.raises(IllegalAction) as caught:
        match.play("take g4")

    assert (caught.value.code, caught.value.rule, caught.value.facts) == ("not_lowest", "G-8", {"card": "g4"})
    assert str(caught.value) == '"take g4": the green 4 is not of the lowest value in the offer (G-8)'
    assert bytes_of(match.state) == before
    assert match.history == OPENING


@pytest.mark.parametrize(
    "text", ["", "take", "take  oe", "Take oe", "take oe ", "swap re", "start 01", "take o9", "x" * 9999]
)
def test_a_text_that_is_no_action_is_refused_with_the_rule_of_the_moment(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        opened().play(text)

    assert caught.value.rule == "G-8"


def test_dealing_stops_where_somebody_must_decide() -> None:
    match = Match.new("gold", players=2, options={"start_donkeys": "choose"})

    match.deal(dice_from(1))

    assert match.turn in (0, 1)
    assert all(text.startswith("donkey") for text in match.legal)


def test_the_same_dice_deal_the_same_game() -> None:
    one, two = Match.new("gold"), Match.new("gold")

    one.deal(dice_from(5))
    two.deal(dice_from(5))

    assert one.history == two.history


def test_a_state_given_away_is_a_copy() -> None:
    match = opened()
    before = bytes_of(match.state)

    match.state.offer = 0

    assert bytes_of(match.state) == before


def test_what_was_followed_stays_as_it_was_when_the_game_goes_on() -> None:
    match = opened()
    number = match.legal_number("take oe")
    ahead = match.position.after(number)
    step = match.follow(number)
    then = match.view(0)
    content = bytes_of(step.after.state)

    match.play(match.legal[0])

    assert step.after is ahead
    assert bytes_of(step.after.state) == content
    assert match.view(0) != then
    assert step.after.view(0) == then
    assert match.view(0) == Match.from_record(match.record()).view(0)


def test_a_record_brings_the_match_back() -> None:
    match = opened()

    again = Match.from_record(match.record())

    assert bytes_of(again.state) == bytes_of(match.state)
    assert again.record().actions == OPENING


def test_a_record_holds_only_options_that_differ() -> None:
    match = Match.new("gold", options={"bonus": "mandatory", "open_scores": False})

    assert match.record().options == {"bonus": "mandatory"}


def test_a_fixed_start_player_leaves_the_start_out() -> None:
    match = Match.new("gold", options={"start": 1})

    assert match.legal[0].startswith("donkey")


def test_a_bad_action_of_a_record_names_ply_text_and_rule() -> None:
    record = opened().record()
    record.actions.append("take b4")

    with pytest.raises(BadRecord, match=r'^ply 8: "take b4": .* \(G-8\)$'):
        Match.from_record(record)


def test_an_action_after_the_end_is_bad() -> None:
    from goudkoorts.engine.conformance import check_random_game
    from goudkoorts.games import gold

    record = check_random_game(gold, 2, {}, seed=1).record()
    record.actions.append("pass")

    with pytest.raises(BadRecord, match=rf'^ply {len(record.actions) - 1}: "pass": .*\(G-19\)$'):
        Match.from_record(record)


def test_unknown_games_players_and_options_are_refused_with_what_would_be_right() -> None:
    with pytest.raises(UnknownGame, match="choose one of gold, goldrausch"):
        Match.new("chess")
    with pytest.raises(BadPlayers, match="2 to 3 players, not 4"):
        Match.new("gold", players=4)
    with pytest.raises(BadOption, match="no such option; there are bonus, open_scores, start, start_donkeys"):
        Match.new("gold", options={"bones": 1})
    with pytest.raises(BadOption, match="must be one of optional, mandatory"):
        Match.new("gold", options={"bonus": "never"})


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_the_state_blanked_for_its_viewer(name: str) -> None:
    match, dice = Match.new(name, players=3), dice_from(11)
    for _ in range(60):
        match.deal(dice)
        if match.turn == "over":
            break
        for viewer in (0, 1, 2, ONLOOKER):
            blanked = match.state
            match.game.hide_from(blanked, viewer)
            assert bytes_of(match.position.observation(viewer)) == bytes_of(blanked)
            assert bytes_of(match.hidden_state(viewer)) == bytes_of(blanked)
        match.play(match.legal[int(below(dice, len(match.legal)))])


def test_with_a_seed_chance_acts_by_itself_and_the_same_decisions_lead_to_the_same_game() -> None:
    one, other = Match.new("gold", players=3, seed=7), Match.new("gold", players=3, seed=7)
    while not one.is_over:
        assert isinstance(one.turn, int)
        one.play(one.legal[0])
        other.play(other.position.legal[other.outcomes.numbers.index(other.legal_number(other.legal[0]))])

    assert one.history == other.history
    assert one.ranking == other.ranking
    assert Match.from_record(one.record()).scores == one.scores


def test_a_copy_goes_its_own_way_with_the_same_chance() -> None:
    match = Match.new("gold", seed=3)
    twin = match.copy()

    match.play(match.legal[0])

    assert len(twin.history) < len(match.history)
    twin.play(twin.legal[0])
    assert twin.history == match.history
    assert bytes_of(twin.state) == bytes_of(match.state)


def test_cut_back_and_played_again_the_same_cards_come() -> None:
    match = Match.new("gold", seed=3)
    plies = []
    for _ in range(9):
        plies.append(len(match.history))
        match.play(match.legal[-1])
    whole = list(match.history)

    match.cut_back(plies[4])
    for _ in range(5):
        match.play(match.legal[-1])

    assert match.history == whole


def test_a_match_prints_itself_as_its_seat_may_see_it() -> None:
    match = opened()

    assert str(match).splitlines()[0] == "Gold!: seat 0 to act"
    assert "v3" in str(match)
    assert repr(match) == "<gold, 2 players, ply 8, turn: 0>"


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_the_same_in_colours(name: str) -> None:
    match = Match.new(name, seed=1)

    page = match._repr_html_()

    plain = html.unescape(re.sub(r"</?(span|pre)[^>]*>", "", page))
    assert plain == str(match)
    assert "color:" in page
