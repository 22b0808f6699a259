"""Games in the browser: one click, a whole game by mouse, one by keyboard alone, and two people with a broken line."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.pages import GAMES, choose_plain_boards, open_lobby, ply_of, start, stay_unnamed, wait_beyond
from web.players import OVER, Mouse, take_turn

MOST_MOVES = 200
MY_MOVE = ".board [data-action]"


@pytest.mark.parametrize("game", GAMES)
def test_one_click_starts_a_game_against_bots(page: Page, game: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    start(page, game)
    expect(page.get_by_role("log")).not_to_be_empty()
    assert errors == []


def test_a_whole_game_by_mouse_with_the_plain_board(page: Page) -> None:
    choose_plain_boards(page)
    start(page, "zevenspel")
    for _ in range(MOST_MOVES):
        page.locator(f"{MY_MOVE}, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            break
        ply = ply_of(page)
        page.locator(MY_MOVE).first.click()
        wait_beyond(page, ply)
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
        ply = ply_of(page)
        page.keyboard.press("Enter")
        wait_beyond(page, ply)
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


def test_two_people_play_each_other_and_one_loses_the_line(
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    open_lobby(page)
    others = browser.new_context(**browser_context_args | {"locale": "nl-NL"})
    other = others.new_page()
    other.goto(page.url)
    stay_unnamed(other)
    other.get_by_role("button", name="Hier zitten").click()
    page.get_by_role("button", name="Start the game").click()
    for turn in range(6):
        make_a_move(page, other, turn)
    others.set_offline(True)
    page.reload()
    others.set_offline(False)
    for turn in range(4):
        make_a_move(page, other, turn)
    told = page.get_by_role("log").locator(".entry").count()
    expect(other.get_by_role("log").locator(".entry")).to_have_count(told)
    others.close()


def make_a_move(page: Page, other: Page, turn: int) -> None:
    """Whoever is to move does; both see it."""
    page.locator("[data-ply]").wait_for()
    ply = ply_of(page)
    expect(other.locator(f'[data-ply="{ply}"]')).to_be_visible()
    mover = page if page.locator(".status.mine").count() else other
    mover.locator('[data-waiting="0"]').wait_for()
    take_turn(Mouse(mover), "gold", turn)
    wait_beyond(page, ply)
    wait_beyond(other, ply)
