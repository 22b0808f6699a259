"""An invitation made on this computer: its host lets the network in, and the link shows an address that works."""

import json

from playwright.sync_api import Page, Route, expect

from web.pages import open_lobby, serious_findings

NEAR = "http://192.168.1.20:8077"


def test_stumble_23_an_invitation_shows_an_address_that_a_phone_can_open(page: Page) -> None:
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        is_open = "POST" in asked and asked[-1] != "DELETE"
        view = {"offered": True, "open": is_open, "url": NEAR if is_open else None}
        route.fulfill(content_type="application/json", body=json.dumps(view))

    page.route("**/api/neighbours", answer)
    open_lobby(page)
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(page.url)
    before = page.get_by_role("img", name="QR code of the link").inner_html()
    assert asked == ["GET"]  # nothing is opened unasked

    page.get_by_role("button", name="Let others in this network join").click()

    expect(link).to_have_value(page.url.replace(page.evaluate("location.origin"), NEAR))
    assert page.get_by_role("img", name="QR code of the link").inner_html() != before
    page.get_by_text("It does not work on the phone?").click()
    expect(page.get_by_text("port 8077")).to_be_visible()
    assert serious_findings(page) == []
    page.get_by_role("button", name="On this computer only again").click()
    expect(link).to_have_value(page.url)
