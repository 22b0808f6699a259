"""Headings in order and landmarks with names of their own, on every page and at a table of each game."""

import pytest
from playwright.sync_api import Page

from web.pages import GAMES, PAGES, bad_habits, open_table
from web.players import MOMENT


def test_stumble_34_headings_and_landmarks_of_every_page_are_in_order(page: Page) -> None:
    found = {}
    for path in PAGES:
        page.goto(path)
        page.locator("h1").first.wait_for()
        found[path] = bad_habits(page)
    assert {path: habits for path, habits in found.items() if habits} == {}


@pytest.mark.parametrize("game", GAMES)
def test_stumble_34_headings_and_landmarks_of_every_table_are_in_order(page: Page, game: str) -> None:
    open_table(page, game, {})
    page.wait_for_function(MOMENT, arg="")
    assert bad_habits(page) == []
