"""What things are, what was secret, and what a game came to."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from web.pages import open_table, resign, serious_findings

LESSON = "/learn/elfengold/lesson"
BUBBLE = "[data-explanation] .bubble"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MIDDLES = """selector => [...document.querySelectorAll(selector)].filter(thing => {
  const {x, y, width, height} = thing.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return met !== null && !thing.contains(met) && met.closest('[data-explanation]') !== null;
}).length"""


def test_stumble_12_the_mouse_learns_what_a_thing_is_and_may_go_into_the_answer(page: Page) -> None:
    page.goto(LESSON)
    bubble = page.locator(BUBBLE)

    page.locator('[data-explain="card cloud"]').first.hover()
    expect(bubble).to_contain_text("plain 2, wood 2, mountains 1")
    bubble.hover()
    assert page.evaluate(MIDDLES, "[data-action]") == 0
    assert serious_findings(page) == []
    bubble.get_by_role("button", name="Rule EL-5.4").click()

    expect(page.get_by_role("dialog")).to_contain_text("Caravan")
    expect(bubble).to_be_hidden()


def test_stumble_12_the_keyboard_asks_by_one_key_and_escape_ends_it(page: Page) -> None:
    page.goto(LESSON)
    bubble = page.locator(BUBBLE)

    page.locator('[data-action="show goldpiece"]').first.focus()
    page.keyboard.press("i")
    expect(bubble).to_contain_text("earns double")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    page.keyboard.press("i")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("EG-6.5")


def test_stumble_12_the_chart_explains_everything_that_can_lie_on_the_map(page: Page) -> None:
    page.goto(LESSON)
    bubble = page.locator(BUBBLE)

    page.locator('[data-explain="card cloud"]').first.wait_for()
    page.keyboard.press("c")
    for thing, words in {
        "monster": "river",
        "exchange": "Swaps",
        "card gold": "3 gold",
        "chart pig wood": "1 card",
    }.items():
        page.locator(f'dialog [data-explain="{thing}"]').first.click()
        expect(bubble).to_contain_text(words)
        page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_stumble_12_a_finger_that_rests_asks_and_does_not_tap(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    context = browser.new_context(**browser_context_args | PHONE)
    page = context.new_page()
    page.goto(LESSON)
    token = page.locator('[data-action="show double"]').first
    token.scroll_into_view_if_needed()
    box = token.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    finger = context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(BUBBLE)).to_contain_text("exactly one transport")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(page.locator(BUBBLE)).to_be_visible()
    assert page.evaluate(MIDDLES, "[data-action]") == 0
    token.tap()
    expect(page.locator('[data-action="show double"]')).to_have_count(0)
    expect(page.locator(BUBBLE)).to_be_hidden()
    context.close()


def test_stumble_14_the_whole_truth_shows_hands_tokens_and_town_cards(page: Page) -> None:
    open_table(page, "elfenland", {"town_cards": True})
    page.locator(".status.mine").wait_for()
    expect(page.locator(".truth")).to_have_count(0)
    resign(page)

    page.goto(f"{page.url}/replay?ply=999&eyes=truth")
    seats = page.locator(".truth li")
    expect(seats).to_have_count(2)
    for seat in range(2):
        expect(seats.nth(seat)).to_contain_text("town card")
        expect(seats.nth(seat).locator(".plate.hidden")).not_to_have_count(0)
    page.get_by_label("Seen by").select_option("onlooker")
    expect(page.locator(".truth")).to_have_count(0)


def test_stumble_15_the_result_is_told_in_the_games_own_words(page: Page) -> None:
    open_table(page, "zevenspel", {"max_rounds": 1})
    page.locator(".field-of-play [data-action]").first.click()
    result = page.locator("dialog[open]")

    expect(result.get_by_role("table")).to_contain_text("chips")
    expect(result.locator(".story li").first).to_contain_text("box")
    open_table(page, "elfengold", {})
    page.locator(".status.mine").wait_for()
    resign(page)
    expect(result.get_by_role("table")).to_contain_text("0 towns,")
    expect(result.get_by_role("table")).to_contain_text("gold")
