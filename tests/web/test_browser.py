"""What only a real browser can show: a passkey, and the page that stays when the line is gone."""

from playwright.sync_api import Page, Route, expect

from web.pages import open_table

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
IN_CHARGE = """async () => {
  await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller !== null;
}"""


def test_a_guest_adds_a_passkey_and_comes_back_with_it(page: Page) -> None:
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    open_table(page, "gold", {})
    page.wait_for_function("() => localStorage.getItem('goudkoorts.known') !== null")  # the page asks who we are
    me = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    page.goto("/settings")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("The passkey is stored.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.locator("summary", has_text="account").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    assert page.evaluate("async () => (await (await fetch('/api/me')).json()).id") == me


def test_without_a_line_a_page_says_so_and_leads_back(page: Page) -> None:
    page.goto("/")
    page.wait_for_function(IN_CHARGE)
    page.context.set_offline(True)
    page.goto("/learn")
    expect(page.get_by_text("Your games are waiting for you.")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Goudkoorts").click()
    expect(page.locator("[data-game]")).to_have_count(5)


def test_who_leaves_before_the_guest_is_made_is_known_on_the_next_page(page: Page) -> None:
    def let_the_answer_come_too_late(route: Route) -> None:
        route.fetch()  # the cookie is set, and the page is gone by now
        route.abort()

    page.route("**/api/guest", let_the_answer_come_too_late)
    page.goto("/")
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/api/guest")):
        page.click('[data-game="gold"]')
    page.goto("/settings")
    expect(page.get_by_role("button", name="Add a passkey")).to_be_visible()
