"""What people stumbled over in words: where the rules begin, and addresses of games that there are not."""

import pytest
from playwright.sync_api import Page, expect

from web.pages import serious_findings, too_wide

DESK = {"width": 1366, "height": 850}
PHONE = {"width": 390, "height": 844}


def test_stumble_26_the_rules_begin_with_one_screen(page: Page) -> None:
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    page.goto("/learn/elfengold")
    brief = page.locator(".brief")

    expect(brief.get_by_role("heading")).to_have_text(["Aim", "Your turn", "The end", "Three tips"])
    expect(brief.locator("li")).to_have_count(3)
    box = brief.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= DESK["height"]
    assert serious_findings(page) == []


def test_stumble_26_notation_and_options_are_folded_until_they_are_wanted(page: Page) -> None:
    page.goto("/learn/gold")
    expect(page.locator("#G-9 dd")).to_contain_text("strictly lower value")
    expect(page.locator("#G-9 code").first).to_be_hidden()
    expect(page.locator("#start_donkeys")).to_be_hidden()

    page.locator("#G-9 summary").click()
    expect(page.locator("#G-9 code").first).to_be_visible()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Options").click()
    expect(page.locator("#start_donkeys")).to_be_visible()

    page.goto("/learn/gold#GA-9")
    page.reload()
    expect(page.locator("#GA-9")).to_be_in_viewport()


def test_stumble_26_each_tile_leads_to_the_lesson_which_says_what_one_plays_for(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.goto("/")
    page.get_by_role("link", name="Learn in five minutes: Goldrausch").click()

    expect(page.locator(".panel .aim")).to_contain_text("The most gold after four rounds wins")
    assert too_wide(page) == []


@pytest.mark.parametrize("address", ["/learn/chess", "/learn/chess/lesson"])
def test_stumble_29_the_rules_of_an_unknown_game_are_kindly_refused(page: Page, address: str) -> None:
    page.goto(address)

    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing lies here")
    expect(page.get_by_role("contentinfo")).to_be_visible()


def test_stumble_29_a_table_for_an_unknown_game_is_one_for_the_first(page: Page) -> None:
    page.goto("/new?game=chess")

    expect(page.get_by_role("radio", name="Gold!", exact=True)).to_be_checked()
