"""A new table: the button in sight, house rules folded and in words for people, numbers of one's own."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.pages import serious_findings, too_wide

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_stumble_22_the_button_is_in_sight_and_house_rules_are_folded(page: Page, size: Any) -> None:
    page.set_viewport_size(size)
    page.goto("/new?game=elfengold")

    expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Gold of the towns")).not_to_be_visible()
    page.get_by_text("House rules").click()

    expect(page.get_by_label("Gold of the towns")).to_be_visible()
    expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
    assert "from 0" not in page.locator("main").inner_text()
    assert too_wide(page) == []
    assert serious_findings(page) == []


def test_stumble_22_a_rule_number_opens_the_rule_beside_the_form(page: Page) -> None:
    page.goto("/new?game=gold")
    page.get_by_text("House rules").click()

    with page.expect_popup() as opened:
        page.get_by_role("link", name="GA-2").click()

    opened.value.wait_for_url("**/learn/gold#GA-2")


def test_stumble_22_gold_values_of_ones_own_are_played_with(page: Page) -> None:
    page.goto("/new?game=elfengold")
    page.get_by_label("Seat 2").first.select_option("Bot (Beginner)")
    page.get_by_text("House rules").click()
    page.get_by_label("Gold of the towns").select_option("numbers of my own")
    expect(page.get_by_text("1 changed")).to_be_visible()
    first, last = page.get_by_label("Al'Baran"), page.get_by_label("Yttar")
    before = first.input_value(), last.input_value()
    alert = page.get_by_role("alert").filter(has_text="Use each")
    first.fill("99")
    first.press("Tab")
    expect(alert).to_be_visible()

    first.fill(before[1])
    last.fill(before[0])
    last.press("Tab")
    expect(alert).to_have_count(0)
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Start the game").click()

    values = json.loads(sent.value.post_data or "")["options"]["gold_values"]
    assert (str(values[0]), str(values[-1]), len(values)) == (before[1], before[0], 20)
    page.wait_for_url("**/t/*")
