"""Who comes back finds the games that run first, and how the others ended."""

from playwright.sync_api import Page, expect

from web.pages import open_table, resign, serious_findings, too_wide


def test_stumble_19_running_games_come_first_and_those_with_bots_can_be_put_away(page: Page) -> None:
    open_table(page, "gold", {})
    page.locator(".status.mine").wait_for()

    page.goto("/")
    strip = page.get_by_role("region", name="Your games")
    expect(strip.get_by_role("listitem")).to_have_count(1)
    tile = page.locator("[data-game=gold]").bounding_box()
    box = strip.bounding_box()
    assert box is not None
    assert tile is not None
    assert box["y"] < tile["y"]

    strip.get_by_role("button", name="Put Gold! away").click()
    strip.get_by_role("button", name="Put away").click()

    expect(strip).to_have_count(0)
    page.reload()
    page.locator("[data-game=gold]").wait_for()
    expect(strip).to_have_count(0)


def test_stumble_20_my_games_say_how_they_ended_and_what_they_come_to(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_table(page, "gold", {})
    page.locator(".status.mine").wait_for()
    resign(page)

    page.goto("/mine")
    game = page.get_by_role("article").filter(has_text="Gold!")

    expect(game).to_contain_text("Lost")
    expect(game).to_contain_text("Beginner")
    expect(page.get_by_role("row").filter(has_text="Beginner")).to_contain_text("01")
    assert serious_findings(page) == []
    assert too_wide(page) == []
    game.get_by_role("link", name="Review").click()
    page.wait_for_url("**/replay?review")
