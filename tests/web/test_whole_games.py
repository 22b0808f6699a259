"""Every game from the first move to the replay on its drawn board: once by mouse, once by keyboard alone."""

import pytest
from playwright.sync_api import Page, expect

from web.pages import open_by_form, open_table
from web.players import OVER, Keyboard, Mouse, play_to_the_end

# The shortest form a game has; in words as the form shows them, and as the server takes them.
SHORT = {
    "gold": ({}, {}),
    "goldrausch": ({"Rounds": "1 round"}, {"rounds": 1}),
    "zevenspel": ({"Length": "12 rounds"}, {"max_rounds": 12}),
    "elfenland": ({"Rounds": "3 rounds"}, {"rounds": 3}),
    "elfengold": ({"Rounds": "1 round"}, {"rounds": 1}),
}


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_mouse(page: Page, game: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    open_by_form(page, game, SHORT[game][0])
    play_to_the_end(Mouse(page), game)
    result = page.locator(OVER)
    expect(result.get_by_role("table").first.get_by_role("row")).to_have_count(3)
    result.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("heading", name="Standing")).to_be_visible()
    assert errors == []


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_by_keyboard_alone(page: Page, game: str) -> None:
    keyboard = Keyboard(page)
    if game == "gold":
        page.goto("/")
        keyboard.use('[data-game="gold"]')
    else:
        open_table(page, game, SHORT[game][1])
    play_to_the_end(keyboard, game)
    expect(page.locator(OVER).get_by_role("table").first.get_by_role("row")).to_have_count(3)
    keyboard.go(f'{OVER} a[href$="/replay"]')
    page.keyboard.press("Enter")
    keyboard.go("#scrub")
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="Standing")).to_be_visible()
