"""Every page: loads cleanly, speaks three languages, can be read by everybody, fits a phone."""

import pytest
from playwright.sync_api import ConsoleMessage, Page, Route, expect

from web.pages import PAGES, open_lobby, serious_findings, too_wide

PHONE = {"width": 360, "height": 740}


def test_the_first_page_loads_without_errors_and_asks_nobody_else(page: Page, base_url: str) -> None:
    complaints: list[str] = []
    asked: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-game]")).to_have_count(5)
    assert complaints == []
    assert [url for url in asked if not url.startswith(base_url)] == []


def test_the_language_can_be_switched_and_is_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Language").select_option("nl")
    expect(page.get_by_role("button", name="Nu spelen: Gold!, tegen bots")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "nl"
    page.reload()
    expect(page.get_by_role("link", name="Mijn partijen")).to_be_visible()
    page.get_by_label("Taal").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Setz dich")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_can_be_read_by_everybody(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    findings = {}
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        findings[path] = serious_findings(page)
    open_lobby(page)
    findings["lobby"] = serious_findings(page)
    assert {path: found for path, found in findings.items() if found} == {}


def test_pages_fit_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    wide = []
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        wide += [(path, what) for what in too_wide(page)]
    open_lobby(page)
    assert too_wide(page) == []
    assert wide == []


def refuse_tables(page: Page, times: int, code: str) -> None:
    """Let the server refuse to open tables a few times."""
    refused: list[str] = []

    def answer(route: Route) -> None:
        if route.request.method == "POST" and len(refused) < times:
            refused.append(code)
            route.fulfill(status=503, json={"code": code, "facts": {"seconds": 1}})
        else:
            route.continue_()

    page.route("**/api/tables", answer)


def test_a_game_that_is_still_compiled_says_so_and_then_begins_by_itself(page: Page) -> None:
    refuse_tables(page, 2, "warming_up")
    page.goto("/")
    page.click('[data-game="zevenspel"]')
    expect(page.get_by_role("status").filter(has_text="being made ready")).to_be_visible()
    assert serious_findings(page) == []
    page.wait_for_url("**/t/*")


def test_who_goes_elsewhere_while_a_game_is_compiled_stays_there(page: Page) -> None:
    refuse_tables(page, 3, "warming_up")
    page.goto("/learn/gold")
    page.get_by_role("button", name="Try it now").click()
    expect(page.get_by_text("being made ready")).to_be_visible()
    page.get_by_role("link", name="Settings").click()
    page.wait_for_timeout(2500)
    assert page.url.endswith("/settings")
    page.go_back()
    page.get_by_role("button", name="Try it now").click()  # nothing of the old wish is in the way
    page.wait_for_url("**/t/*")


def test_another_game_can_be_chosen_while_one_is_compiled(page: Page) -> None:
    refuse_tables(page, 1, "warming_up")
    page.goto("/")
    page.click('[data-game="zevenspel"]')
    expect(page.get_by_text("being made ready")).to_be_visible()
    page.click('[data-game="gold"]')
    page.wait_for_url("**/t/*")
    expect(page.locator("h1")).to_contain_text("Gold!")


def test_a_table_that_cannot_be_opened_says_why_where_it_was_wanted(page: Page) -> None:
    refuse_tables(page, 1, "busy")
    page.goto("/")
    page.click('[data-game="elfenland"]')
    tile = page.locator("article").filter(has=page.locator('[data-game="elfenland"]'))
    expect(tile.get_by_role("alert")).to_contain_text("Very busy right now")
    page.click('[data-game="elfenland"]')
    page.wait_for_url("**/t/*")
