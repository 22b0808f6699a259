"""Take pictures of every page and of every game some turns after its beginning, into web/screenshots.

On a phone, a tablet and a laptop, light and dark. Server and players are those of the tests, hence their folder:

PYTHONPATH=tests python tools/screenshots.py                               starts a server of its own
PYTHONPATH=tests python tools/screenshots.py --url http://localhost:8077   looks at one that runs
PYTHONPATH=tests python tools/screenshots.py --docs                        only the pictures of README and docs
"""

import argparse
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from server.process import serving
from web.chromium import launch_args
from web.pages import resign
from web.players import MOMENT, Mouse, take_turn

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "laptop": (1366, 768)}
THEMES = ("light", "dark")
# How many turns of mine make a picture in which something lies on the table.
GAMES = {"gold": 8, "goldrausch": 14, "zevenspel": 5, "elfenland": 9, "elfengold": 14}
PAGES = {
    "home": "/",
    "new": "/new?game=elfengold",
    "learn": "/learn",
    "rules": "/learn/gold",
    "lesson": "/learn/elfengold/lesson",
    "settings": "/settings",
    "mine": "/mine",
    "about": "/about",
    "replay": "/replay",
    "ratings": "/ratings",
}
PATIENCE_MS = 300_000  # a game may be compiling
SETTLED_MS = 800  # pictures only: what glows and fades has done so


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", help="of a running server")
    parser.add_argument("--docs", action="store_true", help="only the pictures of README and docs")
    asked = parser.parse_args()
    with sync_playwright() as driver, serving(asked.url, GK_WARM_UP="true") as url:
        browser = driver.chromium.launch(**launch_args())
        if asked.docs:
            take_for_docs(browser, url)
        else:
            take_all(browser, url)
        browser.close()


def take_all(browser: Browser, url: str) -> None:
    """Every page and every game, in every size and theme."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            page = visitor(browser, url, width, height, theme)
            for name, path in PAGES.items():
                page.goto(path)
                page.wait_for_load_state("networkidle")
                page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png", full_page=True)
            for game in GAMES:
                play(page, game, GAMES[game])
                page.wait_for_timeout(SETTLED_MS)
                page.screenshot(path=FOLDER / f"{game}-{size}-{theme}.png", full_page=size != "laptop")
            resign(page)
            page.screenshot(path=FOLDER / f"end-{size}-{theme}.png")
            page.goto(f"{page.url}/replay?ply=20")
            page.locator("#scrub").wait_for()
            page.screenshot(path=FOLDER / f"replayed-{size}-{theme}.png", full_page=True)
            page.context.close()
            print(f"{size}, {theme}")


def take_for_docs(browser: Browser, url: str) -> None:
    """The first page and a table of every game."""
    page = visitor(browser, url, *SIZES["laptop"], "light")
    page.goto("/")
    page.wait_for_load_state("networkidle")
    keep(page, "home")
    for game, turns in GAMES.items():
        play(page, game, turns)
        page.wait_for_timeout(SETTLED_MS)
        keep(page, f"table-{game}")


def keep(page: Page, name: str) -> None:
    """Write a picture for the docs: 256 colours are plenty for drawings, and a third of the size."""
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(256, method=Image.Quantize.FASTOCTREE).save(PICTURES / f"{name}.png", optimize=True)


def visitor(browser: Browser, url: str, width: int, height: int, theme: str) -> Page:
    """Open a window."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    return page


def play(page: Page, game: str, turns: int) -> None:
    """Start a game by one click and play some turns."""
    page.goto("/")
    page.click(f'[data-game="{game}"]')
    page.wait_for_url("**/t/*")
    ply = page.wait_for_function(MOMENT, arg="").json_value()
    for turn in range(turns):
        take_turn(Mouse(page), game, turn)
        ply = page.wait_for_function(MOMENT, arg=ply).json_value()


if __name__ == "__main__":
    main()
