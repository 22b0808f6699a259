"""Every way an action of Goldrausch can be illegal has a code, a rule and words in three languages."""

import pytest

from games.goldrausch.table import before_the_last_coin, finish_round, fresh, in_round, legal, play, table
from goudkoorts.engine.errors import IllegalAction
from goudkoorts.engine.match import Match
from goudkoorts.engine.text import LANGUAGES, catalogue, reason_in
from goudkoorts.games import goldrausch
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import NUM_ACTIONS
from goudkoorts.kernel.telling import BadNotation, Refusal

TABLES = {
    "start": fresh(3),
    "card": table([1, 0, 0, 0, 0, 0], [6, 1]),
    "card, no figure left": table([5, 5, 5, 5, 5, 5], ["10"]),
    "chip": play(fresh(start=0), "figure a"),
    "coin": play(table([1, 1, 0, 0, 0, 0], [6, 1]), "coin 0"),
    "coin, exception": play(table([1, 0, 0, 0, 0, 0], [6, 1]), "coin 0"),
    "after a coin": play(fresh(start=0), "coin 0", "lay a"),
    "over": finish_round(in_round(before_the_last_coin(), 4)),
}
EVERY_TABLE = pytest.mark.parametrize("state", TABLES.values(), ids=list(TABLES))


def refusals(state: State) -> list[Refusal]:
    """Return why every action that is not legal is not, and why a text that is none is not."""
    actions = [goldrausch.decode(number) for number in range(NUM_ACTIONS)]
    illegal = [action for action in actions if goldrausch.notate(action) not in legal(state)]
    return [goldrausch.explain(state, action) for action in [*illegal, None]]


@EVERY_TABLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(state: State, language: str) -> None:
    sentences = [reason_in("goldrausch", language, refusal) for refusal in refusals(state)]

    assert all(sentence and "{" not in sentence for sentence in sentences)


@EVERY_TABLE
def test_every_refusal_cites_a_rule(state: State) -> None:
    assert {refusal.rule for refusal in refusals(state)} <= {f"R-{number}" for number in range(1, 15)}


def test_every_reason_is_met_on_these_tables() -> None:
    met = {refusal.code for state in TABLES.values() for refusal in refusals(state)}

    assert met == set(catalogue("goldrausch", "en")["reasons"])


@EVERY_TABLE
def test_nothing_that_is_legal_needs_a_reason(state: State) -> None:
    assert len(refusals(state)) == NUM_ACTIONS - len(legal(state)) + 1


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "lay", "lay x", "lay ad", "lay  a", "lay a ", "Lay a", "laya", "chip a", "pass pass"),
        *("coin 5", "coin 04", "coin +4", "coin -1", "coin ４", "figure", "figure z", "start 5", "start -1"),
    ],
)
def test_what_is_no_notation_is_no_action(text: str) -> None:
    with pytest.raises(BadNotation):
        goldrausch.parse(text)


def test_a_refusal_names_the_text_and_the_rule() -> None:
    match = Match.new("goldrausch", options={"start": 0})
    for text in ("figure a", "pass", "coin 10"):
        match.play(text)

    with pytest.raises(IllegalAction, match=r'"lay d": the digger has no figure yet, .* \(R-9\)') as refusal:
        match.play("lay d")

    assert refusal.value.code == "group_has_no_figure"
    assert refusal.value.facts == {"group": "d"}


def test_a_refused_action_changes_nothing() -> None:
    match = Match.new("goldrausch", options={"start": 0})
    before = match.truth()

    with pytest.raises(IllegalAction):
        match.play("coin 7")

    assert match.truth() == before
    assert match.history == []
