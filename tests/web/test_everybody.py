"""Tables and replays for everybody: both themes, a phone, no colours, no motion, another language."""

import base64
import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from web.pages import GAMES, open_table, resign, serious_findings, start, too_wide, wait_beyond, wear
from web.players import MOMENT, Mouse

THEMES = ("light", "dark")
PHONE_WIDTH, PHONE_HEIGHT = 360, 740
LEAST_DIFFERENCE = 0.06  # of the pixels: about as much as a circle differs from an octagon
GREY = "() => { document.documentElement.style.filter = 'grayscale(1)' }"
COUNT_MOTION = """
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
"""
# Decodes the pictures by the browser's own means: the share of the pixels that clearly differ in brightness.
DIFFERENCE = """async pictures => {
  const size = 32;
  const [one, other] = await Promise.all(pictures.map(async text => {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const paper = new OffscreenCanvas(size, size).getContext('2d');
    paper.drawImage(picture, 0, 0, size, size);
    return paper.getImageData(0, 0, size, size).data;
  }));
  let differing = 0;
  for (let at = 0; at < one.length; at += 4) differing += Math.abs(one[at] - other[at]) > 40 ? 1 : 0;
  return differing / (size * size);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_tables_and_replays_can_be_read_by_everybody_on_any_screen(page: Page, game: str) -> None:
    open_table(page, game, {})
    page.wait_for_function(MOMENT, arg="")
    found = {f"table, {theme}": wear(page, theme) or serious_findings(page) for theme in THEMES}
    page.set_viewport_size({"width": PHONE_WIDTH, "height": PHONE_HEIGHT})
    assert too_wide(page) == []
    resign(page)
    page.goto(f"{page.url}/replay")
    page.get_by_role("button", name="To the end").click()
    assert too_wide(page) == []
    found |= {f"replay, {theme}": wear(page, theme) or serious_findings(page) for theme in THEMES}
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize(
    ("game", "players", "options", "things"),
    [
        ("gold", 3, {"start_donkeys": "choose"}, '.prompt [data-action^="donkey"] .suit'),
        ("zevenspel", 8, {}, "aside li svg"),
        ("zevenspel", 8, {}, ".players .chip"),
        ("goldrausch", 5, {}, ".rows .emblem"),
    ],
)
def test_without_colours_suits_and_players_are_told_apart(
    page: Page, game: str, players: int, options: dict[str, Any], things: str
) -> None:
    open_table(page, game, options, players)
    page.wait_for_function(MOMENT, arg="")
    page.evaluate(GREY)
    pictures = [base64.b64encode(thing.screenshot()).decode() for thing in page.locator(things).all()]
    assert len(pictures) >= min(players, 5)
    alike = [
        (one, other)
        for one, other in combinations(range(len(pictures)), 2)
        if page.evaluate(DIFFERENCE, [pictures[one], pictures[other]]) < LEAST_DIFFERENCE
    ]
    assert alike == []


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_things_travel_unless_one_wants_calm(
    browser: Browser, browser_context_args: dict[str, Any], motion: str
) -> None:
    context = browser.new_context(**browser_context_args | {"reduced_motion": motion})
    page = context.new_page()
    page.add_init_script(COUNT_MOTION)
    open_table(page, "gold", {})
    ply = page.wait_for_function(MOMENT, arg="").json_value()
    Mouse(page).use(".offer [data-action]")
    wait_beyond(page, ply)
    if motion == "reduce":
        assert page.evaluate("window.moved") == 0
    else:
        page.wait_for_function("window.moved > 0")
    context.close()


def test_a_table_changes_its_language_in_the_middle_of_the_game(page: Page) -> None:
    start(page, "goldrausch")
    page.get_by_label("Language").select_option("nl")
    expect(page.locator(".status.mine")).to_contain_text("beurt")
    expect(page.get_by_role("log")).to_contain_text("draait")
    page.get_by_label("Taal").select_option("de")
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"deckst? "))  # "du deckst", "Greta deckt"
    assert page.locator("html").get_attribute("lang") == "de"
