"""Sets in the browser: cards of a caravan, discards and tokens given back are chosen in any order."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from goudkoorts.engine.match import Match
from web.pages import choose_plain_boards, ply_of
from web.players import REACH, Keyboard
from web.positions import ME, match_with, play_on

CARDS = ".hand .card"
CHOSEN = ".stage .chosen"
PLY = "[data-ply]"


def giving(match: Match) -> dict[str, int]:
    """Return what I may choose from."""
    view: Any = match.view(ME)
    return dict(view["giving"])


def is_asked(match: Match, verb: str, kinds: int) -> bool:
    """Whether two or more are to be chosen from so many kinds, not all of which are legal first."""
    view: Any = match.view(ME)
    legal = [text for text in match.legal if text.startswith(verb)]
    return bool(legal) and view["left"] > 1 and len(view["giving"]) >= kinds > len(legal)


def paying() -> Match:
    """Return a caravan that is to be paid from many kinds of cards."""
    return match_with("elfenland", lambda match: is_asked(match, "pay", 5), lambda text: text.startswith("caravan"))


def discarding() -> Match:
    """Return the end of a journey with too many cards of several kinds."""
    return match_with("elfenland", lambda match: is_asked(match, "discard", 4), lambda text: text == "stop")


def returning() -> Match:
    """Return the end of a round with several kinds of tokens."""
    return match_with("elfengold", lambda match: is_asked(match, "return", 3), lambda text: text in ("stop", "pass"))


def only_way() -> Match:
    """Return a caravan that takes every card I hold, of more than one kind."""

    def takes_all(match: Match) -> bool:
        view: Any = match.view(ME)
        held = giving(match)
        return match.history[-1].startswith("caravan") and len(held) > 1 and sum(held.values()) == view["left"]

    return match_with("elfenland", takes_all, lambda text: text.startswith(("caravan", "go", "place")))


def cards_of(page: Page) -> int:
    """Return how many cards I hold."""
    labels = page.locator(CARDS).evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return sum(int(label.split()[0]) for label in labels)


def told(page: Page, beginning: str) -> Locator:
    """Return the lines of the log that begin so."""
    return page.get_by_role("log").get_by_text(re.compile(rf"^\s*{beginning}"))


def test_stumble_02_a_caravan_is_paid_with_the_last_card_first_and_taken_back_as_one(page: Page) -> None:
    match = paying()
    left: Any = match.view(ME)["left"]
    play_on(page, match)
    held = cards_of(page)
    before = ply_of(page)
    for place in range(left - 1):
        page.locator(CARDS).nth(-1 - place).click()
        expect(page.locator(CHOSEN)).to_have_text(f"{place + 1} of {left} chosen")
    expect(page.locator(".hand .isChosen")).to_have_count(left - 1)
    page.get_by_role("button", name="Never mind").click()
    expect(page.locator(CHOSEN)).to_have_text(f"0 of {left} chosen")
    assert ply_of(page) == before
    for place in range(left):
        page.locator(CARDS).nth(-1 - place).click()
    expect(page.locator(PLY)).to_have_attribute("data-ply", str(int(before) + left))
    assert cards_of(page) == held - left
    expect(page.locator(".notice")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(PLY)).to_have_attribute("data-ply", before)
    assert cards_of(page) == held


def test_stumble_02_discards_go_by_keyboard_in_any_order(page: Page) -> None:
    match = discarding()
    left: Any = match.view(ME)["left"]
    play_on(page, match)
    hand = Keyboard(page)
    for _ in range(left):
        hand.use(".hand .card:nth-last-child(1 of :not(.isFull))")
    expect(told(page, "You discard")).to_have_count(left)


def test_stumble_02_tokens_are_carried_and_tapped_back_in_any_order(page: Page) -> None:
    match = returning()
    left: Any = match.view(ME)["left"]
    play_on(page, match)
    tokens = page.locator(".tokens .token")
    before = tokens.count()
    last = page.evaluate(REACH, ".tokens .token:last-child")
    page.mouse.move(last["x"], last["y"])
    page.mouse.down()
    page.mouse.move(last["x"] + 9, last["y"] - 9)
    stage = page.evaluate(REACH, ".stage .prompt")
    page.mouse.move(stage["x"], stage["y"], steps=3)
    page.mouse.up()
    expect(page.locator(CHOSEN)).to_have_text(f"1 of {left} chosen")
    for _ in range(1, left):
        page.locator('.tokens .token[aria-pressed="false"]').last.click()
    expect(tokens).to_have_count(before - left)


def test_stumble_02_where_all_must_go_one_tap_does_it(page: Page) -> None:
    match = only_way()
    left: Any = match.view(ME)["left"]
    play_on(page, match)
    page.get_by_role("button", name=f"Pay all {left}").click()
    expect(page.locator(CARDS)).to_have_count(0)
    expect(page.locator(".notice")).to_have_count(0)


def test_stumble_02_the_plain_board_and_what_is_typed_know_no_order_either(page: Page) -> None:
    match = paying()
    left: Any = match.view(ME)["left"]
    kinds = list(giving(match))
    choose_plain_boards(page)
    play_on(page, match)
    before = int(ply_of(page))
    page.locator(".moves button").last.click()
    expect(page.locator(".set")).to_contain_text(f"1 of {left} chosen")
    for kind in kinds[-2 : -1 - left : -1]:
        page.fill("#notation", f"pay {kind}")
        page.press("#notation", "Enter")
    expect(page.locator(PLY)).to_have_attribute("data-ply", str(before + left))
