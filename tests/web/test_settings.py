"""Settings in the browser: people one does not want to meet, programs that play for one, and being called."""

from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, expect

from web.pages import open_lobby, serious_findings, sit_down, start, too_wide
from web.players import MOMENT, Mouse, take_turn

NAMED = """name => fetch('/api/me', {
  method: 'PATCH', body: JSON.stringify({name}), headers: {'content-type': 'application/json'},
})"""

# Nobody looks at the page, and what would be shown beside it is written down.
LOOK_AWAY = """() => {
  document.hasFocus = () => false;
  window.calls = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, {tag}) => window.calls.push([title, tag]);
}"""


def sit_beside(page: Page, other: Page) -> None:
    """Open a table, and let another person sit down at it and begin."""
    open_lobby(page)
    sit_down(other, page.url)
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-ply]").wait_for()


def status_with(key: str, base_url: str) -> int:
    """Return how the server answers a program that has a key and no cookie."""
    try:
        with urlopen(Request(f"{base_url}/api/me", headers={"Authorization": f"Bearer {key}"})) as answer:
            return int(answer.status)
    except HTTPError as refused:
        return refused.code


def test_who_was_blocked_at_a_table_is_listed_and_can_be_unblocked(
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    context = browser.new_context(**browser_context_args)
    other = context.new_page()
    other.goto("/settings")
    other.get_by_role("button", name="Give me a name").click()
    expect(other.get_by_label("Name", exact=True).first).not_to_have_value("")
    other.evaluate(NAMED, "Carl")
    sit_beside(page, other)

    page.get_by_label("More about Carl").click()
    page.get_by_role("button", name="Block", exact=True).click()
    page.get_by_label("More about Carl").click()  # a menu closes when something was chosen
    expect(page.get_by_role("button", name="Unblock")).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_role("listitem").filter(has_text="Carl")).to_contain_text("blocked")
    assert (serious_findings(page), too_wide(page)) == ([], [])

    page.get_by_role("button", name="Unblock Carl").click()
    expect(page.get_by_text("You have muted or blocked nobody.")).to_be_visible()
    context.close()


def test_a_key_for_a_program_is_shown_once_works_and_is_taken_back(page: Page, base_url: str) -> None:
    page.goto("/settings")
    page.get_by_role("button", name="Give me a name").click()
    page.get_by_label("Name of the program").fill("my bot")
    page.get_by_role("button", name="Make a key").click()
    key = page.locator("code").filter(has_text="gk_").inner_text()
    assert status_with(key, base_url) == 200
    assert (serious_findings(page), too_wide(page)) == ([], [])

    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="my bot")).to_be_visible()
    expect(page.get_by_text(key)).to_have_count(0)
    page.get_by_role("button", name="Take back the key of my bot").click()
    expect(page.get_by_role("listitem").filter(has_text="my bot")).to_have_count(0)
    assert status_with(key, base_url) == 401


def test_who_wants_it_is_called_when_it_is_their_turn(page: Page, base_url: str) -> None:
    page.context.grant_permissions(["notifications"], origin=base_url)
    page.goto("/settings")
    page.get_by_label("Call me when it is my turn").check()
    start(page, "gold")
    ply = page.wait_for_function(MOMENT, arg="").json_value()
    page.evaluate(LOOK_AWAY)

    take_turn(Mouse(page), "gold", 0)
    page.wait_for_function(MOMENT, arg=ply)

    page.wait_for_function("window.calls.length > 0")
    assert page.evaluate("window.calls") == [["Your turn", page.url.removeprefix(base_url)]]


def test_a_browser_that_allows_no_calls_is_told_of(page: Page) -> None:
    page.goto("/settings")
    box = page.get_by_label("Call me when it is my turn")
    box.click()

    expect(page.get_by_role("alert").filter(has_text="does not allow notifications")).to_be_visible()
    expect(box).not_to_be_checked()
