"""What the tests do on every page."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ["gold", "goldrausch", "zevenspel", "elfenland", "elfengold"]
PAGES = [
    *("/", "/new?game=elfengold", "/learn", "/learn/gold", "/settings", "/mine", "/about", "/replay", "/nowhere"),
    *("/ratings", "/p/nobody"),
]
MOST_DEALS = 5
SERIOUS = ("serious", "critical")
# After a change of size or theme boards measure themselves in the next frame, and colours come in the one after.
SETTLED = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve));
  await Promise.allSettled(document.getAnimations().map(one => one.finished));
}"""
STICKING_OUT = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const wide = [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > width + 1);
  return wide.slice(0, 9).map(one => one.tagName + '.' + one.getAttribute('class'));
}"""
CHECK = """async () => {
  const found = await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']});
  return found.violations.map(one => [one.impact, one.id, one.nodes.map(node => node.target.join(' ')).join(', ')]);
}"""
HABITS = CHECK.replace("['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']", "['best-practice']")

OPEN = """async order => {
  const headers = {'content-type': 'application/json'};
  const post = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body), headers});
  await post('/api/guest', {});
  const answer = await post('/api/tables', order);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).id;
}"""

RESIGN = """async () => {
  const body = JSON.stringify({id: 'resign', command: {type: 'resign'}});
  const headers = {'content-type': 'application/json'};
  const table = location.pathname.replace('/t/', '/api/tables/');
  const answer = await fetch(`${table}/commands`, {method: 'POST', body, headers});
  if (!answer.ok) throw new Error(await answer.text());
}"""


def start(page: Page, game: str) -> None:
    """Start a game by one click on the first page, and wait until it is my turn."""
    page.goto("/")
    page.click(f'[data-game="{game}"]')
    page.wait_for_url("**/t/*")
    page.locator(".status.mine").wait_for()  # with all patience: on a cold machine the bots' rules are compiled first


def start_with(page: Page, game: str, thing: str) -> None:
    """Start games until something lies on the table at my first turn: not every deal brings it."""
    for _ in range(MOST_DEALS):
        start(page, game)
        if page.locator(thing).count():
            return
    raise AssertionError(f"{MOST_DEALS} deals without {thing}")


def ply_of(page: Page) -> str:
    """Return how many actions the page has seen."""
    return page.locator("[data-ply]").get_attribute("data-ply") or ""


def wait_beyond(page: Page, ply: str) -> None:
    """Wait until the page has seen more."""
    page.locator(f'[data-ply]:not([data-ply="{ply}"])').wait_for()


def choose_plain_boards(page: Page) -> None:
    """Play with lists of words."""
    page.add_init_script("localStorage.setItem('goudkoorts.settings', JSON.stringify({board: 'plain'}))")


def open_table(page: Page, game: str, options: dict[str, Any], players: int = 2) -> None:
    """Open a table with beginners on the other seats, as a program would, and go there."""
    page.goto("/about")
    order = {"game": game, "players": players, "seats": ["me", *["beginner"] * (players - 1)], "options": options}
    page.goto(f"/t/{page.evaluate(OPEN, order)}")


def open_by_form(page: Page, game: str, options: dict[str, str]) -> None:
    """Open a table with a beginner on the other seat by filling in the page for it."""
    page.goto(f"/new?game={game}")
    page.locator("details.options > summary").click()
    for title, value in {"Seat 2": "Bot (Beginner)", **options}.items():
        # By how the label begins: its text goes on with all there is to choose.
        page.locator("label", has_text=re.compile(rf"^\s*{title}\b")).locator("select").select_option(value)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")


def resign(page: Page) -> None:
    """Give up the game at hand, as a program would, and wait for the result."""
    page.evaluate(RESIGN)
    page.locator("dialog[open]").wait_for()


def wear(page: Page, theme: str) -> None:
    """Look at the page by day or by night."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.evaluate(SETTLED)


def stay_unnamed(page: Page) -> None:
    """Be one who was asked for a name before, and gave none."""
    page.evaluate("localStorage.setItem('goudkoorts.asked-name', '1')")


def open_lobby(page: Page) -> None:
    """Open a table for two with a free seat."""
    page.goto("/new?game=gold")
    stay_unnamed(page)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()


def sit_down(page: Page, url: str) -> None:
    """Take the free seat of a table."""
    page.goto(url)
    stay_unnamed(page)
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def serious_findings(page: Page) -> list[list[str]]:
    """Return what axe finds wrong in earnest. Evaluated, since the content security policy forbids foreign scripts."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    findings: list[list[str]] = page.evaluate(CHECK)
    return [finding for finding in findings if finding[0] in SERIOUS]


def bad_habits(page: Page) -> list[list[str]]:
    """Return what axe would do otherwise: the order of headings, names of landmarks and the like, however small."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[list[str]] = page.evaluate(HABITS)
    return found


def too_wide(page: Page) -> list[str]:
    """Return what sticks out where the page scrolls sideways."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(STICKING_OUT)
    return found
