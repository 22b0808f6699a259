"""What the tests do on every page."""

from pathlib import Path

from playwright.sync_api import Page, expect

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ["gold", "goldrausch", "zevenspel", "elfenland", "elfengold"]
PAGES = ["/", "/new?game=elfengold", "/learn", "/learn/gold", "/settings", "/mine", "/about", "/replay", "/nowhere"]
SERIOUS = ("serious", "critical")
CHECK = """async () => {
  const found = await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']});
  return found.violations.map(one => [one.impact, one.id, one.nodes.map(node => node.target.join(' ')).join(', ')]);
}"""


def start(page: Page, game: str) -> None:
    """Start a game by one click on the first page, and wait until it is my turn."""
    page.goto("/")
    page.click(f'[data-game="{game}"]')
    page.wait_for_url("**/t/*")
    page.locator(".status.mine").wait_for()  # with all patience: on a cold machine the bots' rules are compiled first


def choose_plain_boards(page: Page) -> None:
    """Play with lists of words."""
    page.add_init_script("localStorage.setItem('goudkoorts.settings', JSON.stringify({board: 'plain'}))")


def open_lobby(page: Page) -> None:
    """Open a table for two with a free seat."""
    page.goto("/new?game=gold")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()


def serious_findings(page: Page) -> list[list[str]]:
    """Return what axe finds wrong in earnest. Evaluated, since the content security policy forbids foreign scripts."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    findings: list[list[str]] = page.evaluate(CHECK)
    return [finding for finding in findings if finding[0] in SERIOUS]


def is_too_wide(page: Page) -> bool:
    """Say whether the page scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
