"""What is seen where at a table: seats once, a big map, a bar that keeps its height, cards that fan, an empty table."""

import pytest
from playwright.sync_api import Page, Route, expect

from web.pages import OPEN, SETTLED, open_table
from web.players import MOMENT, Mouse, take_turn
from web.wire import Wire

LOW, HIGH = (1366, 660), (1366, 1000)
# Which part of the height of a covered card is seen.
SEEN = """() => {
  const [under, over] = [...document.querySelectorAll('.gold > .mine .spot')].map(card => card.getBoundingClientRect());
  return (over.top - under.top) / under.height;
}"""
MOST_TURNS = 12


def width_of(page: Page, selector: str) -> float:
    """Measure something."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("game", ["elfenland", "elfengold"])
def test_stumble_21_each_seat_is_listed_once_and_the_map_takes_the_space(page: Page, game: str) -> None:
    Wire(page)
    open_table(page, game, {}, players=4)
    page.wait_for_function(MOMENT, arg="")
    expect(page.locator(".players")).to_have_count(0)
    seats = page.get_by_label("Players", exact=True).locator("ol > li")
    expect(seats).to_have_count(4)
    expect(seats.first).to_contain_text("cards")
    assert width_of(page, ".map") > 0.95 * width_of(page, ".field-of-play")


def test_stumble_21_the_big_map_has_a_label_and_a_key_and_leaves_the_notices(page: Page) -> None:
    Wire(page)
    open_table(page, "elfenland", {})
    page.wait_for_function(MOMENT, arg="")
    before = width_of(page, ".map")
    expect(page.get_by_role("button", name="Big map").get_by_text("Big map")).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator("aside")).to_be_hidden()
    expect(page.locator("header")).to_be_hidden()
    assert width_of(page, ".map") > before
    page.keyboard.press("?")
    expect(page.locator(".notice")).to_be_in_viewport()
    page.keyboard.press("m")
    expect(page.locator("aside")).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 850), (390, 844)])
def test_stumble_21_the_auction_bar_keeps_its_height_while_others_bid(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wire = Wire(page)
    open_table(page, "elfengold", {})
    ply = page.wait_for_function(MOMENT, arg="").json_value()
    for turn in range(MOST_TURNS):
        if page.locator('.auction [data-action^="bid"]').count():
            break
        take_turn(Mouse(page), "elfengold", turn)
        ply = page.wait_for_function(MOMENT, arg=ply).json_value()
    mine = page.locator(".stage").bounding_box()
    wire.tell("game", legal=None, turn=1, news=[])
    expect(page.locator(".auction [data-action]")).to_have_count(0)
    assert page.locator(".stage").bounding_box() == mine
    view = wire.told("game")["view"]
    wire.tell("game", legal=None, turn=1, news=[], view=view | {"bid": 11, "bidder": 1})
    expect(page.locator(".auction .standing")).to_contain_text("11")
    assert page.locator(".stage").bounding_box() == mine


def test_stumble_32_covered_cards_fan_wider_where_there_is_room(page: Page) -> None:
    wire = Wire(page)
    open_table(page, "gold", {})
    page.wait_for_function(MOMENT, arg="")
    view = wire.told("game")["view"]
    wire.tell("game", news=[], view=view | {"displays": [["g4", "g6"], *view["displays"][1:]]})
    expect(page.locator(".gold > .mine .spot")).to_have_count(2)
    seen = {}
    for width, height in (LOW, HIGH):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        seen[height] = page.evaluate(SEEN)
        field = page.locator(".field-of-play")
        assert field.evaluate("field => field.scrollHeight <= field.clientHeight") or height == LOW[1]
    assert seen[HIGH[1]] > seen[LOW[1]] + 0.15


def test_stumble_33_the_empty_table_is_drawn_while_page_line_and_game_are_on_their_way(page: Page) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")  # or it would fetch what is held back here
    wire = Wire(page)
    wire.held = []
    page.goto("/about")
    order = {"game": "gold", "players": 2, "seats": ["me", "beginner"], "options": {}}
    table = page.evaluate(OPEN, order)
    chunks: list[Route] = []
    page.route("**/assets/TablePage-*.js", lambda route: chunks.append(route))
    with page.expect_request("**/assets/TablePage-*.js"):
        page.goto(f"/t/{table}", wait_until="commit")
    is_drawn(page)
    chunks[0].continue_()
    while not wire.held:
        page.wait_for_timeout(20)
    is_drawn(page)
    wire.let_through()
    page.wait_for_function(MOMENT, arg="")
    expect(page.locator(".status")).to_contain_text("Your turn")


def is_drawn(page: Page) -> None:
    """Look for the bar, the felt with its empty places, and the room beside it."""
    expect(page.locator(".status")).to_have_text("One moment …")
    expect(page.locator(".field-of-play .place")).not_to_have_count(0)
    expect(page.locator("aside")).to_be_attached()
