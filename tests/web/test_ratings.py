"""Ratings in the browser: what a rated game changed, a player's page, and the ranking."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from web.pages import OPEN, RESIGN, serious_findings, sit_down, too_wide

RATED = {"game": "gold", "players": 2, "seats": ["me", "open"], "rated": True}
COME_AS = """async name => {
  const headers = {'content-type': 'application/json'};
  await fetch('/api/guest', {method: 'POST', body: JSON.stringify({name}), headers});
}"""


def open_rated_table(page: Page, name: str) -> None:
    """Open a rated table for two, as somebody with a name."""
    page.goto("/about")
    page.evaluate(COME_AS, name)
    page.goto(f"/t/{page.evaluate(OPEN, RATED)}")


def play_rated_game(page: Page, other: Page, name: str) -> None:
    """Let the other one give up a rated game, and wait until the end is shown."""
    open_rated_table(page, name)
    sit_down(other, page.url)
    page.get_by_role("button", name="Start the game").click()
    other.locator("[data-ply]").wait_for()
    expect(page.get_by_role("region", name="Players").get_by_text("no rating yet")).to_have_count(2)
    other.evaluate(RESIGN)
    page.locator("dialog[open]").wait_for()
    other.locator("dialog[open]").wait_for()


def test_a_rated_game_shows_the_new_rating_at_its_end_on_the_players_page_and_in_the_ranking(
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    other = browser.new_context(**browser_context_args).new_page()
    play_rated_game(page, other, "Anne")

    expect(page.get_by_role("dialog").get_by_role("status").first).to_contain_text(
        re.compile(r"1500 → 15\d\d \(\+\d\d\)")
    )
    expect(other.get_by_role("dialog").get_by_role("status").first).to_contain_text(
        re.compile(r"1500 → 14\d\d \(−\d\d\)")
    )

    page.get_by_role("link", name=re.compile("1500 →")).click()
    page.wait_for_url("**/p/*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Anne (you)")
    expect(page.get_by_role("row", name="Gold!")).to_contain_text(re.compile(r"15\d\d ± \d+ provisional"))
    expect(page.get_by_role("img", name="How the rating went")).to_be_visible()
    assert (serious_findings(page), too_wide(page)) == ([], [])

    page.get_by_role("link", name="Replay of the game").click()
    page.wait_for_url("**/replay")
    page.goto("/mine")
    page.get_by_role("link", name="Ranking").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ranking")
    expect(page.get_by_role("table").get_by_role("link", name="Anne")).to_be_visible()
    assert page.get_by_role("table").get_by_role("row").count() >= 3  # a heading and both players
    assert (serious_findings(page), too_wide(page)) == ([], [])


def test_the_menu_of_another_leads_to_their_page_where_private_tables_stay_private(
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    other = browser.new_context(**browser_context_args).new_page()
    play_rated_game(page, other, "Marc")
    other.keyboard.press("Escape")

    other.get_by_label("More about Marc").click()
    other.get_by_role("link", name="Player’s page").click()
    other.wait_for_url("**/p/*")
    expect(other.get_by_role("heading", level=1)).to_have_text("Marc")
    expect(other.get_by_role("link", name="Replay of the game")).to_have_count(1)

    stranger = browser.new_context(**browser_context_args).new_page()
    stranger.goto(other.url)
    expect(stranger.get_by_role("img", name="How the rating went")).to_be_visible()
    expect(stranger.get_by_role("link", name="Replay of the game")).to_have_count(0)


def test_the_ranking_offers_the_numbers_of_players_a_game_allows(page: Page) -> None:
    page.goto("/ratings")
    page.get_by_label("Elfengold").check()
    counts = page.get_by_label("Number of players")

    expect(counts.locator("option")).to_have_text(["2", "3", "4", "5", "6"])
    counts.select_option("6")

    expect(page.get_by_text("Nobody has a rating here yet.")).to_be_visible()
    assert page.url.endswith("/ratings?game=elfengold&players=6")
