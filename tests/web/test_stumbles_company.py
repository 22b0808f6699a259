"""Two people at one table: what one does and the other is told."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.pages import open_lobby, ply_of, sit_down, wait_beyond
from web.players import Mouse, take_turn

# What could be tapped and lies under a bubble.
COVERED = """() => {
  const bubbles = [...document.querySelectorAll('.status [data-bubble]')].map(one => one.getBoundingClientRect());
  const things = [...document.querySelectorAll('.table button, .table a, [data-action]')];
  return things.filter(thing => bubbles.some(bubble => {
    const box = thing.getBoundingClientRect();
    return box.x < bubble.right && box.right > bubble.x && box.y < bubble.bottom && box.bottom > bubble.y;
  })).map(thing => thing.outerHTML.slice(0, 80));
}"""


@pytest.fixture
def other(page: Page, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """Somebody who sits across, in a browser of their own; the game of Gold! has begun."""
    open_lobby(page)
    context = browser.new_context(**browser_context_args)
    guest = context.new_page()
    sit_down(guest, page.url)
    page.get_by_role("button", name="Start the game").click()
    for one in (page, guest):
        one.locator("[data-ply]").wait_for()
    yield guest
    context.close()


def move(page: Page, other: Page) -> tuple[Page, Page]:
    """Let whoever is to move do so; return that page and the one of the other."""
    mover, waiter = (page, other) if page.locator(".status.mine").count() else (other, page)
    ply = ply_of(mover)
    take_turn(Mouse(mover), "gold", 0)
    wait_beyond(mover, ply)
    wait_beyond(waiter, ply)
    return mover, waiter


def test_stumble_13_who_asks_for_a_move_back_hears_the_answer(page: Page, other: Page) -> None:
    asker, answerer = move(page, other)
    move(page, other)
    asker.get_by_role("button", name="Ask to undo").click()
    answerer.get_by_role("button", name="Decline").click()
    expect(asker.locator(".notice")).to_contain_text("would rather not: your move stands")

    ply = ply_of(asker)
    asker.get_by_role("button", name="Ask to undo").click()
    answerer.get_by_role("button", name="Agree").click()
    wait_beyond(answerer, ply)
    expect(asker.locator(".notice")).to_contain_text("You took your move back")
    expect(answerer.locator(".notice")).to_contain_text("took a move back")

    answerer.reload()
    expect(answerer.get_by_role("log").locator("[data-takeback=refused]")).to_contain_text("You would rather not")
    expect(answerer.get_by_role("log").locator("[data-takeback=taken]")).to_contain_text("took a move back")
    expect(answerer.locator(".notice")).to_have_count(0)


def test_stumble_24_a_phrase_shows_at_the_seat_and_over_a_phone_s_table(page: Page, other: Page) -> None:
    say(other, "Hello!")
    expect(page.locator("aside [data-bubble]")).to_have_text("Hello!")
    expect(page.locator("[aria-live=polite]").filter(has_text="Hello!")).to_have_count(1)
    expect(other.locator("[data-bubble]")).to_have_count(0)
    expect(page.locator("[data-bubble]")).to_have_count(0)

    page.set_viewport_size({"width": 390, "height": 844})
    say(other, "Nice move!")
    bubble = page.locator(".status [data-bubble]")
    expect(bubble).to_contain_text("Nice move!")
    assert page.evaluate(COVERED) == []
    say(other, "Thank you!")
    expect(bubble).to_contain_text("Thank you!")
    expect(bubble).to_have_count(1)


def test_stumble_24_who_is_muted_has_no_bubble(page: Page, other: Page) -> None:
    page.get_by_label("More about").click()
    page.get_by_role("button", name="Mute").click()
    page.get_by_label("More about").click()
    page.get_by_role("button", name="Hear again").wait_for()
    page.keyboard.press("Escape")
    say(other, "Hello!")
    expect(other.get_by_role("log")).to_contain_text("Hello!")
    page.wait_for_timeout(300)
    assert page.locator("[data-bubble]").count() == 0


def say(page: Page, phrase: str) -> None:
    """Say one of the ready-made phrases."""
    page.get_by_text("Say something").click()
    page.get_by_role("button", name=phrase).click()
