"""Drag and drop in the browser: an extra to tapping, with the mouse at once and with a finger after a moment."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.pages import ply_of, start, start_with, wait_beyond
from web.players import MOMENT, REACH, Mouse, take_turn

MOST_TURNS = 60
HOLD_MS = 400  # longer than it takes until a finger carries
CARRIED = ".carried"


def place_of(page: Page, selector: str) -> tuple[float, float]:
    """Return where the pointer meets a thing."""
    place = page.evaluate(REACH, selector)
    assert place is not None, f"nothing to be met: {selector}"
    return place["x"], place["y"]


def carry(page: Page, thing: str, goal: str) -> None:
    """Carry a thing to a goal, which may glow only once it is taken up."""
    ply = ply_of(page)
    x, y = place_of(page, thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 9, y + 9)
    expect(page.locator(CARRIED)).to_have_count(1)
    page.mouse.move(*place_of(page, goal), steps=3)
    expect(page.locator("[data-under]")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(CARRIED)).to_have_count(0)
    wait_beyond(page, ply)


def my_turn(page: Page, ply: str) -> str:
    """Wait for my turn after a ply, and return the ply."""
    found: str = page.wait_for_function(MOMENT, arg=ply).json_value()
    assert found != "over"
    return found


def test_ux_a_card_is_exchanged_and_another_one_taken_by_carrying_it(page: Page) -> None:
    start_with(page, "gold", ".mine .can")
    ply = ply_of(page)
    carry(page, ".mine .can", ".offer .can")
    expect(page.get_by_role("log")).to_contain_text("gives the")
    my_turn(page, ply)
    carry(page, ".offer .can", '[data-zone="mine"]')


def test_ux_what_is_let_go_elsewhere_goes_back_and_is_not_chosen(page: Page) -> None:
    start_with(page, "gold", ".mine .can")
    ply = ply_of(page)
    x, y = place_of(page, ".mine .can")
    for gives_up in (False, True):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 20)
        expect(page.locator(".chosen")).to_have_count(1)
        page.mouse.move(*place_of(page, ".pile"))
        if gives_up:
            page.keyboard.press("Escape")
        else:
            page.mouse.up()
        expect(page.locator(f"{CARRIED}, [data-away], .chosen")).to_have_count(0)
        page.mouse.up()
    assert ply_of(page) == ply
    page.mouse.click(x, y)
    expect(page.locator(".chosen")).to_have_count(1)  # and a tap is still a tap


def test_ux_a_shaky_hand_taps_as_well(page: Page) -> None:
    start_with(page, "gold", ".mine .can")
    for chosen in (1, 0):
        x, y = place_of(page, ".mine .can")
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 14, y + 12, steps=4)
        page.mouse.up()
        expect(page.locator(".chosen")).to_have_count(chosen)


def test_ux_a_coin_is_carried_to_its_row_and_a_chip_to_its_card(page: Page) -> None:
    start(page, "goldrausch")
    hand, ply, carried = Mouse(page), "", set()
    for turn in range(MOST_TURNS):
        ply = my_turn(page, ply)
        if page.locator(".turned [data-carry]").count():
            carry(page, ".turned [data-carry]", ".rows .spot.can")
            carried.add("coin")
        elif page.locator(".scores [data-carry]").count() and "chip" not in carried:
            carry(page, ".scores [data-carry]", ".symbol[data-usable]")
            carried.add("chip")
        else:
            take_turn(hand, "goldrausch", turn)
        if carried == {"coin", "chip"}:
            return
    raise AssertionError(f"in {MOST_TURNS} turns only {carried}")


def test_ux_a_chip_is_carried_to_a_box(page: Page) -> None:
    start(page, "zevenspel")
    carry(page, ".players [data-carry]", ".golden .can")
    expect(page.get_by_role("log")).to_contain_text("You bet on")


def test_ux_a_counter_is_carried_to_a_road_and_the_boot_to_the_next_town(page: Page) -> None:
    start(page, "elfenland")
    hand, ply, carried = Mouse(page), "", set()
    ways = {
        "drawn": (".draw [data-carry]", ".tray"),
        "laid": (".tokens [data-carry]", ".slot[data-usable]"),
        "gone": (".boot[data-carry]", ".town[data-usable][data-action]"),
    }
    for turn in range(MOST_TURNS):
        ply = my_turn(page, ply)
        deed = next((deed for deed, (thing, _) in ways.items() if page.locator(thing).count()), None)
        several_ways = deed == "gone" and not page.locator(ways["gone"][1]).count()
        if deed is None or deed in carried or several_ways:
            take_turn(hand, "elfenland", turn)
        else:
            carry(page, *ways[deed])
            carried.add(deed)
        if carried == set(ways):
            return
    raise AssertionError(f"in {MOST_TURNS} turns only {carried}")


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Any:
    """A page on a phone, under fingers."""
    small = {"width": 390, "height": 780}
    context = browser.new_context(**{**browser_context_args, "viewport": small, "has_touch": True})
    yield context.new_page()
    context.close()


class Finger:
    """One finger on the screen."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)

    def touch(self, kind: str, *places: tuple[float, float]) -> None:
        """Put it down, move it or lift it."""
        points = [{"x": x, "y": y} for x, y in places]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_ux_a_finger_scrolls_at_once_taps_slowly_and_carries_after_a_moment(phone: Page) -> None:
    start_with(phone, "gold", ".mine .can")
    finger = Finger(phone)
    x, y = place_of(phone, ".mine .can")
    finger.touch("touchStart", (x, y))
    finger.touch("touchMove", (x, y - 30))
    finger.touch("touchMove", (x, y - 90))
    phone.wait_for_timeout(HOLD_MS)
    expect(phone.locator(CARRIED)).to_have_count(0)
    finger.touch("touchEnd")

    for chosen in (1, 0):  # held and lifted it is a slow tap
        x, y = place_of(phone, ".mine .can")
        finger.touch("touchStart", (x, y))
        expect(phone.locator(CARRIED)).to_have_count(1)
        finger.touch("touchEnd")
        expect(phone.locator(CARRIED)).to_have_count(0)
        phone.wait_for_timeout(HOLD_MS)
        expect(phone.locator(".chosen")).to_have_count(chosen)

    ply = ply_of(phone)
    x, y = place_of(phone, ".mine .can")
    finger.touch("touchStart", (x, y))
    expect(phone.locator(CARRIED)).to_have_count(1)
    goal = place_of(phone, ".offer .can")
    finger.touch("touchMove", (x, y - 30))
    finger.touch("touchMove", goal)
    expect(phone.locator("[data-under]")).to_have_count(1)
    finger.touch("touchEnd")
    wait_beyond(phone, ply)
    expect(phone.get_by_role("log")).to_contain_text("gives the")
