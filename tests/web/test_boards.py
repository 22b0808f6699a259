"""The drawn boards in the browser: what glows is played, anything else is explained, and all of it by keyboard."""

from playwright.sync_api import Page, expect

from web.pages import start, start_with

MOST_KEYS = 60


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on something."""
    for _ in range(MOST_KEYS):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no tab stop leads to {selector}")


def count_entries(page: Page) -> int:
    """Count the lines of the log."""
    return page.get_by_role("log").locator(".entry").count()


def test_g8_a_card_that_is_not_the_cheapest_says_why_it_cannot_be_taken(page: Page) -> None:
    start_with(page, "gold", ".offer [aria-disabled]")  # five cards of one value are rare, but they come up
    page.locator(".offer [aria-disabled]").last.click(force=True)
    expect(page.locator(".notice")).to_contain_text("not of the lowest value")
    expect(page.locator(".notice").get_by_role("button", name="Rule G-8")).to_be_visible()


def test_g10_a_donkey_is_exchanged_by_keyboard_alone(page: Page) -> None:
    start_with(page, "gold", ".mine .can")  # an offer of donkeys alone has nothing for a donkey
    tab_to(page, ".mine .can")
    page.keyboard.press("Enter")
    expect(page.locator(".offer .can:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".chosen")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".offer .can:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("gives the")


def test_r9_a_coin_is_laid_or_a_chip_answered_where_it_glows(page: Page) -> None:
    start(page, "goldrausch")
    told = count_entries(page)
    page.locator(".rows [data-action]").first.click()
    page.get_by_role("log").locator(".entry").nth(told).wait_for(state="attached")
