"""Fair by proof: draws as other programs compute them, and every kind of tampering found."""

import json
from typing import Any

import pytest

from cli.program import Program
from engine.fair_game import NONCES, SEED, TABLE, fair_record
from fairness import looks_fair
from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.fairness import FairDraws, commitment_of, fresh_fair_seed, fresh_nonce, is_nonce
from goudkoorts.engine.game_record import record_from
from goudkoorts.engine.verify import Disagreement, Proof, verify

FAIR: dict[str, Any] = json.loads(fair_record().to_json())
WITH_UNDO: dict[str, Any] = json.loads(fair_record(skip_draws_at=4).to_json())
FIRST_TURN = FAIR["actions"].index(next(text for text in FAIR["actions"] if text.startswith("turn")))


def changed(record: dict[str, Any], **fairness: Any) -> dict[str, Any]:
    """Return a record with other fairness data."""
    return record | {"fairness": record["fairness"] | fairness}


def with_action(ply: int, text: str) -> dict[str, Any]:
    """Return the fair record with another action."""
    return FAIR | {"actions": [*FAIR["actions"][:ply], text, *FAIR["actions"][ply + 1 :]]}


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    # printf '%b' ... | sha256sum
    assert commitment_of(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_draws_are_those_that_openssl_computes() -> None:
    # printf 'goudkoorts/1|an-example-table-of-22|luck-of-marc,luck-of-carl|0|0' | openssl dgst -sha256 -mac HMAC ...
    first_bytes = 0x4684D182AE73E172

    assert FairDraws(SEED, TABLE, NONCES).ticket(0, 1 << 64) == first_bytes
    assert [FairDraws(SEED, TABLE, NONCES).ticket(k, 6) for k in range(10)] == [2, 4, 5, 3, 2, 0, 0, 4, 0, 5]


def test_words_of_an_incomplete_round_are_thrown_away() -> None:
    more_than_half = (1 << 63) + 1

    drawn = [FairDraws(SEED, TABLE, NONCES).ticket(k, more_than_half) for k in range(4)]

    # with retries 0, 5, 1 and 0, computed apart
    assert drawn == [5081416638783545714, 3678615287347197703, 1115904442738509928, 4576179933758995323]


@pytest.mark.parametrize("tickets", [2, 6, 55])
def test_tickets_are_equally_likely(tickets: int) -> None:
    draws = FairDraws(SEED, TABLE, NONCES)
    counts = [0] * tickets

    for k in range(100 * tickets):
        counts[draws.ticket(k, tickets)] += 1

    assert looks_fair(counts)


def test_table_nonces_and_seed_all_matter() -> None:
    makers = [
        FairDraws(SEED, TABLE, NONCES),
        FairDraws(SEED, TABLE + "2", NONCES),
        FairDraws(SEED, TABLE, NONCES[::-1]),
        FairDraws(SEED, TABLE, [NONCES[0], ""]),
        FairDraws(SEED[::-1], TABLE, NONCES),
    ]

    assert len({draws.ticket(0, 1 << 60) for draws in makers}) == len(makers)


def test_fresh_seeds_and_nonces_are_never_the_same() -> None:
    assert len({fresh_fair_seed() for _ in range(9)}) == 9
    assert all(is_nonce(fresh_nonce()) for _ in range(9))


@pytest.mark.parametrize("text", ["a,b", "a|b", "a b", "a\n", "é", "x" * 65, "\x00"])
def test_a_nonce_cannot_be_read_as_two(text: str) -> None:
    assert not is_nonce(text)


@pytest.mark.parametrize("name", ["gold", "goldrausch", "zevenspel"])
def test_a_fair_game_is_proven(name: str) -> None:
    proof = verify(fair_record(name))

    assert isinstance(proof, Proof)
    assert proof.is_over
    assert (proof.undone, proof.given) == (0, 0)
    assert proof.outcomes > 0


def test_draws_that_were_taken_back_are_counted() -> None:
    proof = verify(record_from(WITH_UNDO))

    assert isinstance(proof, Proof)
    assert proof.undone == 3


def test_what_was_there_before_the_table_takes_no_draw() -> None:
    given = with_action(0, "start 0" if FAIR["actions"][0] == "start 1" else "start 1")
    given["actions"] = given["actions"][:1]

    proof = verify(record_from(changed(given, given=1)))

    assert proof == Proof(outcomes=0, undone=0, given=1, is_over=False)


def test_a_changed_outcome_is_named_with_what_it_should_have_been() -> None:
    due = FAIR["actions"][FIRST_TURN]
    other = "turn re" if due != "turn re" else "turn be"

    assert verify(record_from(with_action(FIRST_TURN, other))) == Disagreement("outcome", other, due, FIRST_TURN)


def test_another_seed_does_not_fit_the_commitment() -> None:
    found = verify(record_from(changed(FAIR, seed=SEED[::-1].hex())))

    assert found == Disagreement("commitment", commitment_of(SEED), commitment_of(SEED[::-1]))


def test_another_seed_with_its_own_commitment_does_not_fit_the_outcomes() -> None:
    other = SEED[::-1]

    found = verify(record_from(changed(FAIR, seed=other.hex(), commitment=commitment_of(other))))

    assert isinstance(found, Disagreement)
    assert found.kind == "outcome"


@pytest.mark.parametrize("change", [{"nonces": ["luck-of-marc", "other"]}, {"table": "another"}])
def test_another_nonce_or_table_does_not_fit(change: dict[str, Any]) -> None:
    found = verify(record_from(changed(FAIR, **change)))

    assert isinstance(found, Disagreement)
    assert found.kind == "outcome"


def test_other_draw_numbers_do_not_fit() -> None:
    shifted = [number + 1 for number in WITH_UNDO["fairness"]["draws"]]

    found = verify(record_from(changed(WITH_UNDO, draws=shifted)))

    assert isinstance(found, Disagreement)
    assert found.kind == "outcome"


def test_no_draw_is_used_twice() -> None:
    draws = WITH_UNDO["fairness"]["draws"]

    found = verify(record_from(changed(WITH_UNDO, draws=[draws[0], draws[0], *draws[2:]])))

    assert isinstance(found, Disagreement)
    assert (found.kind, found.found, found.due) == ("order", "0", "1")


@pytest.mark.parametrize(
    ("record", "complaint"),
    [
        ({key: value for key, value in FAIR.items() if key != "fairness"}, "no fairness data"),
        (FAIR | {"fairness": "trust me"}, "fairness"),
        (changed(FAIR, seed=None), "seed"),
        (changed(FAIR, seed="00"), "64 hexadecimal digits"),
        (changed(FAIR, seed="zz" * 32), "64 hexadecimal digits"),
        (changed(FAIR, nonces=["a"]), "1 nonces for 2 players"),
        (changed(FAIR, nonces=["a,b", ""]), "without , and |"),
        (changed(FAIR, given=-1), "given"),
        (changed(FAIR, draws=[0, 1]), "2 draws for more"),
        (changed(FAIR, draws=list(range(99))), "99 draws for"),
        (with_action(0, "start 7"), "ply 0"),
    ],
)
def test_what_cannot_be_checked_is_a_bad_record(record: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadRecord) as caught:
        verify(record_from(record))

    assert complaint in str(caught.value)


@pytest.mark.parametrize(("language", "word"), [("en", "Proven: "), ("nl", "Bewezen: "), ("de", "Bewiesen: ")])
def test_the_command_says_so_in_three_languages(program: Program, language: str, word: str) -> None:
    answer = program("verify", "-", "--lang", language, typed=json.dumps(FAIR))

    assert answer.status == 0
    assert answer.out.startswith(word)
    assert answer.out.count("\n") == 2  # what is proven, and what is not


def test_the_command_tells_of_draws_taken_back_given_actions_and_a_game_cut_short(program: Program) -> None:
    cut = changed(WITH_UNDO, draws=[], given=5) | {"actions": WITH_UNDO["actions"][:5]}

    answer = program("verify", "-", typed=json.dumps(WITH_UNDO) + "\n" + json.dumps(cut))

    assert "game_index 0: 3 draws belong to moves that were taken back." in answer.out
    assert "game_index 1: The first 5 actions were there" in answer.out
    assert "game_index 1: The record stops before the end" in answer.out


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_command_names_ply_and_both_outcomes_and_ends_with_1(program: Program, language: str) -> None:
    tampered = with_action(0, "start 0" if FAIR["actions"][0] == "start 1" else "start 1")

    answer = program("verify", "-", "--lang", language, typed=json.dumps(FAIR) + "\n" + json.dumps(tampered))

    assert answer.status == 1
    assert "game_index 1" in answer.out.splitlines()[-1]
    assert "start 0" in answer.out
    assert "start 1" in answer.out


def test_the_command_refuses_a_record_that_says_nothing(program: Program) -> None:
    record = {key: value for key, value in FAIR.items() if key != "fairness"}

    answer = program("verify", "-", typed=json.dumps(record))

    assert answer.status == 2
    assert "no fairness data" in answer.err
