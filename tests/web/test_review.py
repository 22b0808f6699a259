"""Where a game was won: judged after the end in the browser, for everybody."""

import re

from playwright.sync_api import Page, expect

from web.pages import resign, serious_findings, start, too_wide, wear
from web.players import MOMENT, Mouse, take_turn

MOVES = 4
PHONE = {"width": 360, "height": 740}


def finish_a_game(page: Page) -> None:
    """Make some moves of Gold! and give up."""
    start(page, "gold")
    hand, ply = Mouse(page), ""
    for turn in range(MOVES):
        ply = page.wait_for_function(MOMENT, arg=ply).json_value()
        take_turn(hand, "gold", turn)
    page.wait_for_function(MOMENT, arg=ply)
    resign(page)


def test_ux_after_the_game_one_sees_where_it_was_won(page: Page) -> None:
    finish_a_game(page)
    page.locator("dialog").get_by_role("link", name="Where was it won?").click()
    page.locator('[data-review="done"]').wait_for()
    review = page.locator(".review")
    expect(review.get_by_role("row")).to_have_count(3)
    expect(review.locator(".chart path.line")).to_have_count(2)

    turned = re.search(r"turned at step (\d+)", review.inner_text())
    expect(page.get_by_role("slider")).to_have_value(turned[1] if turned else "0")

    # My first move comes after the deals: the bar goes step by step until something was decided.
    for _ in range(40):
        if review.locator(".mark").count():
            break
        page.get_by_role("button", name="One step on").click()
    expect(review.locator(".verdict")).to_contain_text("chance to win")

    found = {theme: wear(page, theme) or serious_findings(page) for theme in ("light", "dark")}
    page.set_viewport_size(PHONE)
    assert (found, too_wide(page)) == ({"light": [], "dark": []}, [])


def test_ux_a_tap_on_the_chart_goes_there(page: Page) -> None:
    finish_a_game(page)
    table = page.url.split("?")[0]
    page.goto(f"{table}/replay")
    page.get_by_role("button", name="Judge this game").click()
    page.locator('[data-review="done"]').wait_for()
    scrub = page.get_by_role("slider")
    box = page.locator(".chart .plot").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    expect(scrub).to_have_value(scrub.get_attribute("max") or "")
    page.mouse.click(box["x"] + 1, box["y"] + box["height"] / 2)
    expect(scrub).to_have_value("0")
