"""Matches between bots: the same deals for everybody, and a bot that fails loses."""

from typing import Any

import numpy as np
import pytest

from analysis.players import MISBEHAVING, Misbehaving, enlist
from goudkoorts.analysis.arena import BOT_STREAMS, MOST_SEATS, Job, MatchResult, Setting, bot_seed, play_job
from goudkoorts.analysis.design import ORDER_STREAMS
from goudkoorts.bots.random_bot import RandomBot
from goudkoorts.bots.roster import ROSTER, make_bot
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.errors import UnknownBot
from goudkoorts.kernel.dice import dice_from
from goudkoorts.kernel.record import bytes_of


def setting(*bots: str, game: str = "gold", players: int = 2, seed: int = 5, **options: object) -> Setting:
    """Return a setting of Gold! unless another game is wanted."""
    return Setting(game, players, options, bots, seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_job_is_a_pure_function(game: str) -> None:
    two = setting("random", "greedy", game=game, players=GAMES[game].SEATS[0])

    first, again = play_job(two, Job(3, (0, 1))), play_job(two, Job(3, (0, 1)))

    assert first.matches == again.matches
    assert len(first.matches) == 2
    assert all(clock.moves > 0 and clock.longest <= clock.seconds for clock in first.clocks.values())


@pytest.mark.parametrize("game", GAMES)
def test_more_seats_than_two_are_filled_and_ranked(game: str) -> None:
    three = setting("random", "greedy", game=game, players=3)

    played = play_job(three, Job(0, (0, 0, 1)))

    assert len(played.matches) == 3
    for match in played.matches:
        assert sorted(match.seating) == [0, 0, 1]
        assert min(match.places) == 0


def test_deals_differ_and_so_do_options() -> None:
    plain, strict = setting("random", "greedy"), setting("random", "greedy", bonus="mandatory")

    results = [play_job(plain, Job(deal, (0, 1))).matches for deal in range(4)]

    assert len(set(results)) == 4
    assert [play_job(strict, Job(deal, (0, 1))).matches for deal in range(4)] != results


def test_every_table_is_dealt_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bytes] = []

    class Watching(RandomBot):
        """Writes down the first table it sees."""

        has_looked = False

        def choose(self, _game: Game, state: Any, legal: Numbers) -> int:
            if not self.has_looked:
                seen.append(bytes_of(state))
                self.has_looked = True
            return int(legal[0])

    monkeypatch.setitem(ROSTER, "watching", Watching)
    monkeypatch.setitem(ROSTER, "twin", Watching)
    play_job(setting("watching", "twin"), Job(0, (0, 1)))
    seen.clear()

    play_job(setting("watching", "twin"), Job(1, (0, 1)))
    first, second = seen[:2], seen[2:]

    assert first == second, "seat by seat, the same in both seatings"


def test_a_bot_is_handed_nothing_that_leads_to_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    bases: list[int] = []

    class Peeping(RandomBot):
        """Looks at the memory behind what it is handed."""

        def choose(self, game: Game, state: Any, legal: Numbers) -> int:
            bases.append(len(state.base))
            state.base.view(np.uint8)[:] = 0  # scribbling harms nobody
            return super().choose(game, state, legal)

    monkeypatch.setitem(ROSTER, "peeping", Peeping)

    played = play_job(setting("peeping", "random"), Job(0, (0, 1)))

    assert set(bases) == {1}, "a record of its own, not a row beside the true state"
    assert all(not match.failures for match in played.matches)


@pytest.mark.parametrize("name", MISBEHAVING)
def test_a_bot_that_fails_comes_last_and_says_why(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, name)

    played = play_job(setting("random", name, "greedy", players=3), Job(0, (0, 1, 2)))

    assert len(played.matches) == 3
    for match in played.matches:
        [failure] = match.failures
        assert match.seating[failure.seat] == 1
        assert MISBEHAVING[name][1] in failure.problem
        assert "\n" not in failure.problem
        assert match.places[failure.seat] == 2
        assert min(match.places) == 0
        assert places_of_the_others(match) == ranked_by_score(match)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_ranked_when_it_is_broken_off(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, "crashing")

    played = play_job(setting("random", "crashing", "greedy", game=game, players=3), Job(0, (0, 1, 2)))

    for match in played.matches:
        [failure] = match.failures
        assert match.places[failure.seat] == 2
        assert sorted(places_of_the_others(match)) in ([0, 0], [0, 1])


def places_of_the_others(match: MatchResult) -> list[int]:
    """Return the places of those who did not fail."""
    return [place for seat, place in enumerate(match.places) if seat != match.failures[0].seat]


def ranked_by_score(match: MatchResult) -> list[int]:
    """Rank those who did not fail by their points when the match stopped."""
    scores = [score for seat, score in enumerate(match.scores) if seat != match.failures[0].seat]
    return [sum(rival > score for rival in scores) for score in scores]


def test_two_that_cannot_be_made_share_the_last_place(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, "stillborn")
    monkeypatch.setitem(ROSTER, "another", MISBEHAVING["stillborn"][0])

    [match, *_] = play_job(setting("stillborn", "another", "random", players=3), Job(0, (0, 1, 2))).matches

    assert {match.places[match.seating.index(0)], match.places[match.seating.index(1)]} == {1}
    assert match.places[match.seating.index(2)] == 0
    assert len(match.failures) == 2


def test_every_bot_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, "crashing")
    crashing = MISBEHAVING["crashing"][0]
    assert isinstance(crashing, type)
    assert issubclass(crashing, Misbehaving)
    play_job(setting("random", "crashing"), Job(0, (0, 1)))
    before = crashing.closed

    play_job(setting("random", "crashing"), Job(1, (0, 1)))

    assert crashing.closed == before + 2


def test_seeds_of_bots_have_nothing_to_do_with_the_deal_or_each_other() -> None:
    seeds = [bot_seed(7, deal, seat) for deal in range(50) for seat in range(MOST_SEATS)]
    deals = [int(dice_from(7, deal)[0]) for deal in range(50)]

    assert len({*seeds, *deals}) == len(seeds) + len(deals)
    assert ORDER_STREAMS < BOT_STREAMS
    assert max(max(game.SEATS) for game in GAMES.values()) <= MOST_SEATS


def test_an_unknown_bot_is_refused_with_a_list() -> None:
    with pytest.raises(UnknownBot, match="unknown bot 'deep thought': choose one of random, greedy"):
        make_bot("deep thought", GAMES["gold"], 0)
