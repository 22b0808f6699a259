"""Names: bots have short ones with their level beside, guests are asked once, and the log says you."""

import re

from playwright.sync_api import Page, expect

from web.pages import open_table, ply_of, start, wait_beyond
from web.players import Mouse, take_turn

CUT = """() => [...document.querySelectorAll('*')].filter(
  one => !one.children.length && one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).textOverflow === 'ellipsis').map(one => one.textContent)"""


def test_stumble_10_bots_have_short_names_with_their_level_beside_them(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_table(page, "elfengold", {}, players=3)

    bots = page.get_by_label("Players", exact=True).locator("li", has_text="Beginner")

    expect(bots).to_have_count(2)
    expect(bots.first).to_have_text(re.compile(r"^\s*\d\s+[A-Z][a-z]{3,8}\s+bot:\s*Beginner"))
    assert page.evaluate(CUT) == []


def test_stumble_10_the_log_says_you(page: Page) -> None:
    start(page, "gold")
    before = ply_of(page)

    take_turn(Mouse(page), "gold", 0)
    wait_beyond(page, before)

    expect(page.get_by_role("log")).to_contain_text("You take")


def test_stumble_10_a_guest_is_asked_for_a_name_once_and_only_with_others(page: Page) -> None:
    start(page, "gold")
    expect(page.get_by_role("dialog")).to_have_count(0)

    page.goto("/new?game=gold")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Your name").fill("Carla")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("list").filter(has_text="Carla").first).to_be_visible()

    page.goto("/new?game=gold")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_stumble_10_who_sits_down_with_others_may_stay_without_a_name(page: Page) -> None:
    page.goto("/new?game=gold")
    page.get_by_role("button", name="Open the table").click()

    page.get_by_role("button", name="Go on without a name").click()

    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def test_stumble_10_who_plays_alone_with_bots_need_not_ask_anybody(page: Page) -> None:
    start(page, "gold")
    ply = ply_of(page)
    take_turn(Mouse(page), "gold", 0)
    wait_beyond(page, ply)
    expect(page.locator(".status.mine")).to_be_visible()

    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_enabled()
    expect(page.get_by_role("button", name="Ask to undo")).to_have_count(0)


def test_stumble_10_the_board_of_goldrausch_says_you(page: Page) -> None:
    start(page, "goldrausch")

    expect(page.locator(".turned p")).to_contain_text("You have turned up")
