"""Manners of the frame: menus, dialogs and questions."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from
from web.pages import OPEN, open_table, ply_of, serious_findings, start, wait_beyond
from web.players import Mouse, take_turn

MENU = "aside details:has(summary:text('More'))"
IN_MENU = "document.activeElement.matches('summary') && document.activeElement.textContent.includes('More')"


def test_stumble_16_menus_close_by_themselves_and_dialogs_that_scroll_can_be_reached(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 480})
    open_table(page, "gold", {})
    menu, button = page.locator(MENU), page.locator(f"{MENU} > summary")
    button.click()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(menu).not_to_have_attribute("open", "")
    assert page.evaluate(IN_MENU)

    button.click()
    page.locator(".status").click()
    expect(menu).not_to_have_attribute("open", "")

    button.click()
    menu.get_by_role("button", name="Board in words").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(menu).not_to_have_attribute("open", "")
    assert serious_findings(page) == []
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.scrollHeight > document.activeElement.clientHeight")

    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(IN_MENU)


def test_stumble_28_the_golden_button_never_gives_up(page: Page) -> None:
    open_table(page, "gold", {})
    page.locator(f"{MENU} > summary").click()
    page.get_by_role("button", name="Resign").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".gold")).to_have_text("Play on")
    expect(dialog.locator(".gold")).to_be_focused()
    expect(dialog.locator(".danger")).to_have_text("Resign")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)

    page.locator(f"{MENU} > summary").click()
    page.get_by_role("button", name="Resign").click()
    dialog.locator(".danger").click()
    expect(page.get_by_role("button", name="Show the result").or_(page.get_by_role("table"))).not_to_have_count(0)


def test_stumble_28_nobody_is_erased_by_the_golden_button(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("button", name="Give me a name").click()
    page.get_by_role("button", name="Erase me").click()
    expect(page.get_by_role("dialog").locator(".gold")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Erase me")).to_be_visible()

    page.get_by_role("button", name="Erase me").click()
    page.get_by_role("dialog").locator(".danger").click()
    expect(page.get_by_text("Everything about you is erased.")).to_be_visible()


def test_stumble_25_a_move_without_a_line_is_kept_and_made_once(page: Page) -> None:
    start(page, "gold")
    page.context.set_offline(True)
    expect(page.locator("[data-lost=true]")).to_have_text("No connection. We keep trying.")
    ply = ply_of(page)
    take_turn(Mouse(page), "gold", 0)
    expect(page.locator("[data-lost=true]")).to_contain_text("Your move is kept")
    assert ply_of(page) == ply

    page.context.set_offline(False)
    wait_beyond(page, ply)
    expect(page.locator("[data-lost]")).to_have_count(0)
    expect(page.locator(".status.mine")).to_be_visible()
    expect(page.get_by_role("log").get_by_text("You take")).to_have_count(1)


def test_stumble_25_a_slow_answer_is_told_of(page: Page) -> None:
    held: list[Any] = []

    def hold(socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: held.append(lambda: server.send(text)))

    page.route_web_socket("**/ws/**", hold)
    start(page, "gold")
    take_turn(Mouse(page), "gold", 0)
    expect(page.get_by_text("Sending …")).to_be_visible()
    for send in held:
        send()
    expect(page.get_by_text("Sending …")).to_have_count(0)


def open_where_nothing_is_left_to_place(page: Page) -> None:
    """Open a table of Elfenland at a moment of planning at which my only move is to pass, and I hide nothing."""
    match, dice = Match.new("elfenland"), dice_from(7)
    while True:
        match.deal(dice)
        legal = match.legal
        if match.turn == 0 and legal == ("pass",) and not match.view(0)["tokens"][0]["hidden"]:
            break
        match.play(next((text for text in legal if text != "pass"), "pass"))
    record = json.loads(match.record().to_json())
    page.goto("/about")
    order = {"game": "elfenland", "players": 2, "seats": ["me", "beginner"]}
    table = page.evaluate(OPEN, order | {"start_from": {"record": record, "ply": len(record["actions"])}})
    page.goto(f"/t/{table}")


def test_stumble_17_with_nothing_left_to_place_one_passes_by_itself(page: Page) -> None:
    open_where_nothing_is_left_to_place(page)
    expect(page.get_by_text("You have nothing left to place and pass by yourself.")).to_be_visible()
    ply = ply_of(page)
    wait_beyond(page, ply)
    expect(page.get_by_role("log").locator("[data-passed]").first).to_have_text("By itself: nothing else was possible.")
    page.reload()
    expect(page.get_by_role("log").locator("[data-passed]").first).to_be_visible()


def test_stumble_17_passing_by_itself_can_be_stopped_and_switched_off(page: Page) -> None:
    open_where_nothing_is_left_to_place(page)
    ply = ply_of(page)
    page.get_by_role("button", name="Wait").click()
    expect(page.get_by_text("pass by yourself")).to_have_count(0)
    table = page.url
    page.goto("/settings")
    page.get_by_label("Pass for me when nothing else is possible").uncheck()
    page.goto(table)
    expect(page.locator(".status.mine")).to_be_visible()
    page.wait_for_timeout(500)
    expect(page.get_by_text("pass by yourself")).to_have_count(0)
    assert ply_of(page) == ply
