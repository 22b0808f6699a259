"""Games in the browser: one click, a whole game by mouse, one by keyboard alone, and two people with a broken line."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.pages import GAMES, choose_plain_boards, is_too_wide, open_lobby, serious_findings, start

MOST_MOVES = 200
OVER = "dialog[open]"
MY_MOVE = ".board [data-action]"


@pytest.mark.parametrize("game", GAMES)
def test_one_click_starts_a_game_against_bots(page: Page, game: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    start(page, game)
    expect(page.get_by_role("log")).not_to_be_empty()
    assert serious_findings(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert not is_too_wide(page)
    assert errors == []


def test_a_whole_game_by_mouse_with_the_plain_board(page: Page) -> None:
    choose_plain_boards(page)
    start(page, "zevenspel")
    for _ in range(MOST_MOVES):
        page.locator(f"{MY_MOVE}, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            break
        # The last box listed wins seldom, so the chips are gone soon.
        page.locator(MY_MOVE).first.click()
        page.locator(".status.mine").wait_for(state="detached")
    result = page.locator(OVER)
    expect(result.get_by_role("table")).to_be_visible()
    result.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("heading", name="Standing")).to_be_visible()


def test_a_whole_game_by_keyboard_alone_with_the_plain_board(page: Page) -> None:
    choose_plain_boards(page)
    start(page, "zevenspel")
    for _ in range(MOST_MOVES):
        if page.evaluate("document.activeElement.dataset.action !== undefined"):
            break
        page.keyboard.press("Tab")
    for _ in range(MOST_MOVES):
        page.locator(f"{MY_MOVE}:focus, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            break
        page.keyboard.press("Enter")
        page.locator(".status.mine").wait_for(state="detached")
    expect(page.locator(OVER).get_by_role("table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(OVER)).to_have_count(0)


def test_what_cannot_be_done_is_explained_by_a_rule(page: Page) -> None:
    start(page, "gold")
    page.keyboard.press("/")
    page.keyboard.type("take p9")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("Not possible")
    page.locator(".notice").get_by_role("button", name="Rule G").click()
    expect(page.get_by_role("dialog")).to_contain_text("Your turn")


def test_two_people_play_each_other_and_one_loses_the_line(page: Page, new_context: object, base_url: str) -> None:
    choose_plain_boards(page)
    open_lobby(page)
    other_context: BrowserContext = new_context(locale="nl-NL", base_url=base_url)  # type: ignore[operator]  # a fixture
    other = other_context.new_page()
    choose_plain_boards(other)
    other.goto(page.url)
    other.get_by_role("button", name="Hier zitten").click()
    page.get_by_role("button", name="Start the game").click()
    for _ in range(4):
        first, second = (page, other) if page.locator(".status.mine").count() else (other, page)
        first.locator(MY_MOVE).first.click()
        expect(second.locator(".status.mine")).to_be_visible()
    other_context.set_offline(True)
    other.evaluate("window.dispatchEvent(new Event('offline'))")
    page.get_by_role("log").wait_for()
    other_context.set_offline(False)
    mover, waiter = (page, other) if page.locator(".status.mine").count() else (other, page)
    mover.locator(MY_MOVE).first.click()
    expect(waiter.locator(".status.mine")).to_be_visible()
    told = page.get_by_role("log").locator(".entry").count()
    expect(other.get_by_role("log").locator(".entry")).to_have_count(told)
