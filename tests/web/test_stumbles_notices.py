"""Every notice is seen and covers nothing that is needed next: in every game, on phones, upright and on their side."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.pages import GAMES, SETTLED, open_table
from web.players import MOMENT, Mouse, play_to_the_end
from web.wire import Wire

UPRIGHT = [(390, 844), (320, 640)]
ON_ITS_SIDE = [(844, 390), (640, 320)]
ASK_BEFORE = "localStorage.setItem('goudkoorts.settings', JSON.stringify({confirm: true}))"
# What lies under something else, of the notices where the page stands, and of the things that glow once they are
# scrolled to. A covered card shows its upper part; on the map it is enough that the map itself is met.
COVERED = """() => {
  const meets = (thing, owner, height) => {
    const box = thing.getBoundingClientRect();
    return owner.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height * height));
  };
  const name = thing => `${thing.getAttribute('class')} ${thing.dataset.action ?? thing.textContent}`;
  const notices = () => [...document.querySelectorAll('.notice, .notice button')].filter(one => !meets(one, one, 0.5));
  const covered = notices();
  for (const thing of document.querySelectorAll('.field-of-play :is([data-action], .can, .canUse)')) {
    if (!thing.checkVisibility({visibilityProperty: true})) continue;
    thing.scrollIntoView({block: 'center', inline: 'center'});
    const map = thing.closest('svg[role=application]');
    const [box, frame] = [thing, map].map(one => one?.getBoundingClientRect());
    if (map && (box.x < frame.x || box.right > frame.right || box.y < frame.y || box.bottom > frame.bottom)) continue;
    if (![0.5, 0.2].some(height => meets(thing, map ?? thing, height))) covered.push(thing);
  }
  covered.push(...notices());
  scrollTo(0, 0);
  return covered.map(name);
}"""
HANDS = {
    "gold": ".gold > .mine",
    "goldrausch": ".turned .card",
    "zevenspel": ".players .you",
    "elfenland": ".tray",
    "elfengold": ".tray",
}
# Above, below, left and right: how far something sticks out of the window; and whether it is really seen there.
OUT_OF_SIGHT = """selector => {
  const thing = document.querySelector(selector);
  const box = thing.getBoundingClientRect();
  const out = [-box.top, box.bottom - innerHeight, -box.left, box.right - innerWidth].map(Math.round);
  const free = thing.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  return out.some(by => by > 0) || !free ? out : [];
}"""
# Of what may be tapped in the bar above the hand: what lies under something else before anybody scrolls.
UNDER_THE_HAND = """() => [...document.querySelectorAll('.stage [data-action]')].filter(thing => {
  const box = thing.getBoundingClientRect();
  return !thing.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 4));
}).map(thing => thing.dataset.action)"""


def seated(page: Page, game: str) -> Wire:
    """Sit down to a game, and wait for my turn."""
    wire = Wire(page)
    open_table(page, game, {})
    page.wait_for_function(MOMENT, arg="")
    return wire


def covered_at(page: Page, sizes: list[tuple[int, int]]) -> dict[str, list[str]]:
    """Return what is covered, by the size of the window."""
    found: dict[str, list[str]] = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        if covered := page.evaluate(COVERED):
            found[f"{width}x{height}"] = covered
    return found


def type_a_move(page: Page, action: str) -> None:
    """Write a move into the line for it."""
    page.keyboard.press("/")
    page.keyboard.type(action)
    page.keyboard.press("Enter")


def undo_wanted_by(wire: Wire, seat: int) -> None:
    """Tell the page that somebody wants to take a move back."""
    offers = wire.told("table")["table"]["offers"] | {"undo": {"by": seat, "agreed": [], "ply": 0}}
    wire.tell("table", table=wire.told("table")["table"] | {"offers": offers})


@pytest.mark.parametrize("game", GAMES)
def test_stumble_01_every_notice_is_on_top_and_covers_nothing_needed(page: Page, game: str) -> None:
    page.add_init_script(ASK_BEFORE)
    wire = seated(page, game)
    notice, sizes = page.locator(".notice"), UPRIGHT + ON_ITS_SIDE
    found: dict[str, Any] = {}

    type_a_move(page, "nonsense")
    expect(notice).to_contain_text("Not possible")
    found["refusal"] = covered_at(page, sizes)
    page.keyboard.press("Escape")
    page.locator("#notation").blur()

    page.keyboard.press("?")
    expect(notice).to_contain_text("A good idea")
    found["hint"] = covered_at(page, sizes)

    type_a_move(page, wire.told("game")["legal"][0]["action"])
    expect(notice.get_by_role("button", name="Yes")).to_be_focused()
    found["question"] = covered_at(page, sizes)
    page.keyboard.press("Escape")
    expect(notice).to_have_count(0)

    undo_wanted_by(wire, 1)
    expect(notice.get_by_role("button")).not_to_have_count(0)
    found["request"] = covered_at(page, sizes)

    undo_wanted_by(wire, 0)
    expect(notice.get_by_role("button")).to_have_count(0)
    found["pending"] = covered_at(page, sizes)
    assert {kind: what for kind, what in found.items() if what} == {}


@pytest.mark.parametrize("game", GAMES)
def test_stumble_18_on_its_side_a_phone_shows_one_line_above_the_game_and_keeps_the_hand(page: Page, game: str) -> None:
    seated(page, game)
    hidden: dict[str, list[int]] = {}
    for width, height in ON_ITS_SIDE:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        header, bar = page.locator("header").bounding_box(), page.locator(".status").bounding_box()
        assert header is not None
        assert bar is not None
        assert (bar["y"], bar["height"]) == (header["y"], header["height"])
        if out := page.evaluate(OUT_OF_SIGHT, HANDS[game]):
            hidden[f"{width}x{height}"] = out
    assert hidden == {}


@pytest.mark.parametrize("game", ["elfenland", "elfengold"])
def test_stumble_18_on_its_side_the_hand_covers_nothing_that_is_asked_for(page: Page, game: str) -> None:
    wire = seated(page, game)
    view = wire.told("game")["view"]
    kinds = dict.fromkeys(("pig", "cycle", "cloud", "unicorn", "wagon", "dragon", "raft"), 2)
    wire.tell("game", news=[], view=view | {"hands": [kinds, *view["hands"][1:]]})
    expect(page.locator(".hand .card")).to_have_count(len(kinds))

    page.set_viewport_size({"width": 844, "height": 390})
    page.evaluate(SETTLED)

    assert page.evaluate(UNDER_THE_HAND) == []


def test_stumble_18_on_its_side_a_scored_round_is_seen_with_its_button(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    open_table(page, "goldrausch", {"rounds": 1})
    play_to_the_end(Mouse(page), "goldrausch")
    page.keyboard.press("Escape")

    expect(page.locator(".scored button")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["elfenland", "elfengold"])
def test_stumble_09_a_hint_stands_above_the_hand_and_is_marked_until_it_is_closed(page: Page, game: str) -> None:
    seated(page, game)
    board = page.locator(".field-of-play").bounding_box()
    page.keyboard.press("?")
    notice = page.locator(".notice")
    expect(notice).to_contain_text("A good idea")
    expect(page.locator(".field-of-play [data-pointed]")).not_to_have_count(0)
    seen, tray = notice.bounding_box(), page.locator(".tray").bounding_box()
    assert seen is not None
    assert tray is not None
    assert seen["y"] + seen["height"] <= tray["y"]
    assert page.locator(".field-of-play").bounding_box() == board, "the board moved when the hint came"
    notice.get_by_role("button", name="Close").click()
    expect(page.locator("[data-pointed]")).to_have_count(0)


def test_stumble_09_a_hint_that_takes_its_time_shows_that_somebody_thinks(page: Page) -> None:
    wire = seated(page, "gold")
    wire.hints = False
    page.get_by_role("button", name="Hint").click()
    thinking = page.get_by_role("button", name="Thinking")
    expect(thinking).to_be_visible()
    expect(page.locator("[aria-live=polite]").get_by_text("Thinking")).to_have_count(1)
    wire.answer_hint()
    expect(page.locator(".notice")).to_contain_text(re.compile("A good idea"))
    expect(thinking).to_have_count(0)
