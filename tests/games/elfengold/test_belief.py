"""What rivals may have kept over a shuffle, against every labelled copy in every place, one by one."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import NamedTuple

import pytest

from fairness import looks_fair
from games.elfengold.table import fresh
from goudkoorts.games.elfengold import hide_from, redeal
from goudkoorts.games.elfengold.rules.draw import begin_the_deal, draw_from_deck
from goudkoorts.games.elfengold.rules.heaps import deal_card, give_back, mix_the_pool, play_card, spend_token
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import CARD_NAMES, DRAGON, NOT_THERE, SHOW, TOKEN_NAMES, TREE, UNSEEN
from goudkoorts.kernel.actors import ONLOOKER
from goudkoorts.kernel.dice import dice_from
from goudkoorts.kernel.record import bytes_of, copy_of
from goudkoorts.kernel.rule import COMPILED

SAMPLES = 20000 if COMPILED else 800
TOO_FEW = 5  # outcomes expected less often are counted together
ME = 0

# A kind is a letter; seat 0 looks. "1?" seat 1 draws unseen, "1a" seat 1 shows an a that was unseen, "-a" an a is
# turned up from the pile, "+a" seat 0 draws an a, "1-" seat 1 gives a hidden token back that nobody sees.
KINDS = "abcdefgh"


class Story(NamedTuple):
    """A shuffle and what has happened since."""

    unseen: str  # what seat 0 has not seen: what rivals keep and what is left in the pile
    mixed: str  # what is shuffled in
    old: dict[int, int]  # how many each rival keeps
    since: str = ""
    mine: str = ""  # what seat 0 keeps itself
    given: str = ""  # of what is shuffled in, the hidden tokens that seat 0 has given back


class World(NamedTuple):
    """One way it may have been."""

    kept: dict[int, str]
    left: str  # of the unseen, in the pile at the shuffle
    drawn: str  # by "1?" and given back by "1-", in order
    hands: tuple[tuple[int, str], ...]  # the unseen cards of rivals now, in alphabetical order


def worlds(story: Story) -> Iterator[World]:
    """Yield every way to put labelled copies into places that agrees with what was seen, each equally likely."""
    copies = list(enumerate(story.unseen + story.mixed))
    was_unseen = copies[: len(story.unseen)]
    for old in permutations(was_unseen, sum(story.old.values())):
        hands: dict[int, list[tuple[int, str]]] = {}
        given = 0
        for seat, number in story.old.items():
            hands[seat] = list(old[given : given + number])
            given += number
        kept = {seat: "".join(kind for _, kind in hand) for seat, hand in hands.items()}
        left = "".join(kind for number, kind in was_unseen if (number, kind) not in old)
        pile = [copy for copy in copies if copy not in old]
        for drawn, end in _go_on(story.since.split(), hands, pile, ""):
            yield World(kept, left, drawn, end)


def _go_on(
    events: list[str], hands: dict[int, list[tuple[int, str]]], pile: list[tuple[int, str]], drawn: str
) -> Iterator[tuple[str, tuple[tuple[int, str], ...]]]:
    """Follow what has happened: any copy of the pile may be drawn, any place may be the one shown."""
    if not events:
        yield drawn, tuple((seat, "".join(sorted(kind for _, kind in hands[seat]))) for seat in sorted(hands))
        return
    (who, kind), rest = events[0], events[1:]
    if who in "-+":
        for copy in pile:
            if copy[1] == kind:
                yield from _go_on(rest, hands, [other for other in pile if other != copy], drawn)
    elif kind == "-":
        for copy in hands[int(who)]:
            hand = [other for other in hands[int(who)] if other != copy]
            yield from _go_on(rest, {**hands, int(who): hand}, pile, drawn + copy[1])
    elif kind == "?":
        for copy in pile:
            hand = [*hands[int(who)], copy]
            less = [other for other in pile if other != copy]
            yield from _go_on(rest, {**hands, int(who): hand}, less, drawn + copy[1])
    else:
        for copy in hands[int(who)]:
            if copy[1] == kind:
                hand = [other for other in hands[int(who)] if other != copy]
                yield from _go_on(rest, {**hands, int(who): hand}, pile, drawn)


def ways(story: Story) -> Counter[tuple[tuple[int, str], ...]]:
    """Count the worlds by what rivals hold, equal ones together at every step: for stories with too many of them."""
    places = [seat for seat, number in story.old.items() for _ in range(number)]
    now: Counter[tuple[tuple[tuple[int, str], ...], str]] = Counter()
    for old in permutations(enumerate(story.unseen), len(places)):
        hands = dict.fromkeys(story.old, "")
        for seat, (_, kind) in zip(places, old, strict=True):
            hands[seat] += kind
        pile = story.mixed + "".join(kind for copy in enumerate(story.unseen) if copy not in old for kind in copy[1])
        now[_in_order(hands), "".join(sorted(pile))] += 1
    for who, kind in story.since.split():
        then, now = now, Counter()
        for (held_before, pile), number in then.items():
            hands = dict(held_before)
            if who in "-+":
                now[held_before, pile.replace(kind, "", 1)] += number * pile.count(kind)
            elif kind == "?":
                for drawn in set(pile):
                    after = _in_order({**hands, int(who): hands[int(who)] + drawn})
                    now[after, pile.replace(drawn, "", 1)] += number * pile.count(drawn)
            else:
                after = _in_order({**hands, int(who): hands[int(who)].replace(kind, "", 1)})
                now[after, pile] += number * hands[int(who)].count(kind)
    counted: Counter[tuple[tuple[int, str], ...]] = Counter()
    for (hands_now, _), number in now.items():
        counted[hands_now] += number
    return +counted


def _in_order(hands: dict[int, str]) -> tuple[tuple[int, str], ...]:
    """Return hands so that equal ones are equal."""
    return tuple((seat, "".join(sorted(hands[seat]))) for seat in sorted(hands))


def retold(story: Story) -> Iterator[Story]:
    """Yield the story with the kinds that each seat has shown in every order."""
    events = story.since.split()
    orders = []
    for seat in story.old:
        at = [place for place, (who, kind) in enumerate(events) if who == str(seat) and kind != "?"]
        orders.append({tuple(zip(at, kinds, strict=True)) for kinds in permutations(events[place] for place in at)})
    for order in product(*orders):
        told = list(events)
        for changes in order:
            for place, event in changes:
                told[place] = event
        yield story._replace(since=" ".join(told))


def cards_after(game: str, story: Story, world: World) -> State:
    """Return a world with cards: Elfenland shuffles at a new round, Elfengold when the pile is empty."""
    state = fresh(game, 3)
    for kind in range(len(CARD_NAMES)):
        state.deck[kind] = 0
    for seat, kinds in {**world.kept, ME: story.mine}.items():
        for kind in kinds:
            state.hands[seat, KINDS.index(kind)] += 1
    for kind in world.left:
        state.deck[KINDS.index(kind)] += 1
    for kind in story.mixed:
        state.discards[KINDS.index(kind)] += 1
    if game == "elfenland":
        begin_the_deal(state)
    else:
        draw_from_deck(state)
    return happen(state, story, world, deal_card, play_card)


def tokens_after(game: str, story: Story, world: World) -> State:
    """Return a world with tokens."""
    state = fresh(game, 3)
    for kind in range(len(TOKEN_NAMES)):
        state.pool[kind] = 0
    for seat, kinds in {**world.kept, ME: story.mine}.items():
        for kind in kinds:
            state.hidden_tokens[seat, KINDS.index(kind)] += 1
    for kind in world.left:
        state.pool[KINDS.index(kind)] += 1
    for kind in story.mixed:
        state.returned[KINDS.index(kind)] += 1
    for place, kind in enumerate(story.given):
        state.returned[KINDS.index(kind)] -= 1
        state.given_back[ME, place] = KINDS.index(kind)
    mix_the_pool(state)
    return happen(state, story, world, draw_hidden, spend_token)


def draw_hidden(state: State, kind: int) -> None:
    """Draw a token that stays hidden."""
    state.pool[kind] -= 1
    state.hidden_tokens[int(state.seat), kind] += 1


def happen(
    state: State, story: Story, world: World, draw: Callable[[State, int], None], show: Callable[[State, int], None]
) -> State:
    """Let everything happen since the shuffle, as it did in one world."""
    drawn = iter(world.drawn)
    heap = state.deck if draw is deal_card else state.pool
    for who, kind in story.since.split():
        state.seat = ME if who in "-+" else int(who)
        if who == "-":
            heap[KINDS.index(kind)] -= 1
        elif who == "+":
            draw(state, KINDS.index(kind))
        elif kind == "?":
            draw(state, KINDS.index(next(drawn)))
        elif kind == "-":
            give_back(state, KINDS.index(next(drawn)))
        else:
            show(state, KINDS.index(kind))
    state.seat = ME
    return state


def held(state: State, story: Story, tokens: bool) -> tuple[tuple[int, str], ...]:
    """Return what rivals hold, as worlds tell it."""
    heaps = state.hidden_tokens if tokens else state.hands
    kinds = range(len(KINDS))
    return tuple((seat, "".join(KINDS[k] * int(heaps[seat, k]) for k in kinds)) for seat in sorted(story.old))


def fits(blanked: State, story: Story, exact: Counter[tuple[tuple[int, str], ...]], tokens: bool) -> bool:
    """Whether re-dealt worlds come as often as they should."""
    dice = dice_from(17)
    seen: Counter[tuple[tuple[int, str], ...]] = Counter()
    for _ in range(SAMPLES):
        world = copy_of(blanked)
        redeal(world, ME, dice)
        seen[held(world, story, tokens)] += 1
    assert set(seen) <= set(exact)
    expected = {key: SAMPLES * ways / exact.total() for key, ways in exact.items()}
    common = [key for key in exact if expected[key] >= TOO_FEW]
    counts = [seen[key] for key in common]
    wanted = [expected[key] for key in common]
    if SAMPLES - sum(wanted) > TOO_FEW:
        counts.append(SAMPLES - sum(counts))
        wanted.append(SAMPLES - sum(wanted))
    return looks_fair(counts, wanted)


def blanked(state: State) -> State:
    """Return what seat 0 knows."""
    hide_from(state, ME)
    return state


ELFENLAND = {
    "nothing since": Story("aabbc", "aab", {1: 2, 2: 1}),
    "new cards": Story("aabb", "abb", {1: 1, 2: 1}, "1? 2?", mine="ac"),
    "own and open cards": Story("aabb", "aab", {1: 2}, "1? +a +b"),
    "shown": Story("aabc", "aab", {1: 2}, "1? 1? 1a"),
    "shown twice": Story("aabb", "aab", {1: 2}, "1? 1? 1a 1b +a"),
    "all new": Story("aab", "abb", {1: 1, 2: 0}, "1? 2? 2? 2a"),
    "all old": Story("aabc", "aab", {1: 2, 2: 1}, "1? 2a"),
    "two who show": Story("aabb", "aa", {1: 1, 2: 1}, "1? 2? 2? 1a 2b"),
    "much against little": Story("aabbb", "a", {1: 2, 2: 1}, "1? 2? 1a 1b 2b"),
}


@pytest.mark.parametrize("story", ELFENLAND.values(), ids=ELFENLAND)
def test_el2_1_cards_kept_are_none_of_those_shuffled_in(story: Story) -> None:
    every = list(worlds(story))

    state = blanked(cards_after("elfenland", story, every[0]))
    assert fits(state, story, Counter(world.hands for world in every), tokens=False)


ELFENGOLD = {
    "nothing since": Story("aabc", "aab", {1: 2, 2: 2}),
    "open row": Story("abb", "aab", {1: 2, 2: 1}, "-a 1? -b"),
    "draws between": Story("aab", "aab", {1: 3}, "1? 1a 1? 1a"),
    "draws between, two kinds": Story("aab", "aabb", {1: 3}, "1a 1? 1? 1b"),
    "two who show": Story("aab", "aab", {1: 2, 2: 1}, "1? 1a 1? 2? 2b"),
}


@pytest.mark.parametrize("story", ELFENGOLD.values(), ids=ELFENGOLD)
def test_eg2_5_cards_kept_are_none_of_those_shuffled_in(story: Story) -> None:
    every = list(worlds(story))

    state = blanked(cards_after("elfengold", story, every[0]))
    exact = Counter(world.hands for one in retold(story) for world in worlds(one))
    assert fits(state, story, exact, tokens=False)


def test_with_several_who_have_shown_much_it_is_forgotten_who_showed_what() -> None:
    story = Story("aaabbb", "aaabb", {1: 1, 2: 4}, "1? 1? 1? 1? 2? 1a 1a 1b 1a 2a 2b 2b 2b")
    draws, shows = story.since.split()[:5], story.since.split()[5:]
    exact: Counter[tuple[tuple[int, str], ...]] = Counter()
    for kinds in set(permutations(kind for _, kind in shows)):
        told = [who + kind for (who, _), kind in zip(shows, kinds, strict=True)]
        exact += ways(story._replace(since=" ".join(draws + told)))

    state = blanked(cards_after("elfenland", story, next(worlds(story))))
    assert fits(state, story, exact, tokens=False)


@pytest.mark.parametrize("story", ELFENLAND.values(), ids=ELFENLAND)
def test_worlds_are_counted_alike_one_by_one_and_together(story: Story) -> None:
    assert ways(story) == Counter(world.hands for world in worlds(story))


TOKENS = {
    "nothing since": Story("aabbc", "aab", {1: 2, 2: 1}),
    "drawn": Story("aabb", "abb", {1: 2, 2: 1}, "1? 2? -a", mine="ab"),
    "used": Story("aabb", "aab", {1: 2, 2: 1}, "1? 2? 1a +b"),
    "used by both": Story("aabb", "abb", {1: 2, 2: 1}, "1? 2? 1a 1b 2b"),
    "used up": Story("aabb", "abb", {1: 1, 2: 1}, "1? 2? 1a 1b"),
}


UNSEEN_RETURNS = {
    "given back": Story("aabb", "abb", {1: 2, 2: 1}, "1? 2? 1-"),
    "given back by both": Story("aabb", "abb", {1: 2, 2: 1}, "1? 2? 1- 1- 2-"),
    "used, then given back": Story("aabb", "aab", {1: 2, 2: 1}, "1? 2? 1a 1- +b"),
    "my own, given back before": Story("aabb", "abb", {1: 2, 2: 1}, "1? 2? 2-", mine="ab", given="ab"),
}


@pytest.mark.parametrize("game", ["elfenland", "elfengold"])
@pytest.mark.parametrize("story", UNSEEN_RETURNS.values(), ids=UNSEEN_RETURNS)
def test_stumble_05_a_hidden_token_given_back_is_any_that_its_owner_had(story: Story, game: str) -> None:
    every = list(worlds(story))

    states = [blanked(tokens_after(game, story, world)) for world in every]
    assert len({bytes_of(state) for state in states}) == 1
    assert fits(states[0], story, Counter(world.hands for world in every), tokens=True)


def test_stumble_05_who_gave_a_hidden_token_back_knows_that_no_rival_kept_it() -> None:
    story = Story("bb", "aabb", {1: 2}, given="aa")
    state = tokens_after("elfengold", story, next(worlds(story)))
    watched = copy_of(state)

    hide_from(state, ME)
    hide_from(watched, 2)
    dice = dice_from(3)
    kept = set()
    for _ in range(40):
        mine, theirs = copy_of(state), copy_of(watched)
        redeal(mine, ME, dice)
        redeal(theirs, 2, dice)
        assert mine.hidden_tokens[1, 1] == 2
        kept.add(int(theirs.hidden_tokens[1, 1]))
    assert kept == {0, 1, 2}


@pytest.mark.parametrize("game", ["elfenland", "elfengold"])
@pytest.mark.parametrize("story", TOKENS.values(), ids=TOKENS)
def test_eg8_3_hidden_tokens_kept_are_none_of_those_mixed_in(story: Story, game: str) -> None:
    every = list(worlds(story))

    state = blanked(tokens_after(game, story, every[0]))
    assert fits(state, story, Counter(world.hands for world in every), tokens=True)


@pytest.mark.parametrize("tokens", [False, True], ids=["cards", "tokens"])
@pytest.mark.parametrize("seat", [ME, ONLOOKER])
def test_the_memory_of_a_shuffle_gives_nothing_away(seat: int, tokens: bool) -> None:
    story = TOKENS["used"] if tokens else ELFENLAND["two who show"]
    setting = tokens_after if tokens else cards_after
    states = [setting("elfenland", story, world) for world in worlds(story)]
    assert len({bytes_of(state) for state in states}) > 1

    for state in states:
        hide_from(state, seat)
    assert len({bytes_of(state) for state in states}) == 1


def test_a_guess_is_a_world_for_the_others_too() -> None:
    story = ELFENLAND["two who show"]
    state = blanked(cards_after("elfenland", story, next(worlds(story))))

    dice = dice_from(1)
    redeal(state, ME, dice)
    for seat in (1, 2):
        hide_from(state, seat)
        redeal(state, seat, dice)
    assert [sum(int(state.hands[seat, kind]) for kind in range(8)) for seat in range(3)] == [0, 1, 2]


def test_eg4_1_the_pair_just_drawn_was_not_kept() -> None:
    state = fresh()
    for kind in range(len(TOKEN_NAMES)):
        state.pool[kind] = 0
    state.hidden_tokens[1, TREE] = 1
    state.returned[DRAGON] = 4
    mix_the_pool(state)
    state.pool[DRAGON] -= 2
    state.hidden_tokens[1, DRAGON] = 2
    state.drawn[0] = state.drawn[1] = DRAGON
    state.phase, state.seat = SHOW, 1
    hide_from(state, ME)
    assert (int(state.kept_tokens[1, 0]), int(state.kept_tokens[1, 1])) == (UNSEEN, NOT_THERE)

    dice = dice_from(2)
    for _ in range(20):
        world = copy_of(state)
        redeal(world, ME, dice)
        assert [int(token) for token in (world.drawn[0], world.drawn[1])] == [DRAGON, DRAGON]
        assert world.hidden_tokens[1, TREE] == 1
