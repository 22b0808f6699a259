"""How light the first page is: bytes and requests, and how soon a phone can play.

    make bench-web
    PYTHONPATH=tests python bench/first_page.py --url http://localhost:8000     a server that runs
    PYTHONPATH=tests python bench/first_page.py --json                          for programs

The phone is Chromium with the processor slowed down four times and the network of a middling mobile connection:
150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up. The page is loaded into an empty cache. *Interactive* is the
moment from which a click on a game's button is answered: the button is there, and the main thread is free within 50 ms.
"""

import argparse
import json
import statistics
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from server.process import serving
from web.chromium import launch_args

ROUNDS = 5
CPU_SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
PHONE = {"width": 360, "height": 740}
# Notes when the button is there and a task after it runs at once; that is when a click would be answered.
WATCH = """
  const look = () => {
    if (!document.querySelector('[data-game="gold"]')) return requestAnimationFrame(look);
    const asked = performance.now();
    setTimeout(() => {
      if (performance.now() - asked > 50) return look();
      window.interactive = performance.now();
    });
  };
  requestAnimationFrame(look);
"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", help="of a running server")
    parser.add_argument("--json", action="store_true", help="for programs")
    asked = parser.parse_args()
    with sync_playwright() as driver, serving(asked.url) as url:
        browser = driver.chromium.launch(**launch_args())
        rounds = [load(browser, url) for _ in range(ROUNDS)]
        browser.close()
    found = {key: statistics.median(each[key] for each in rounds) for key in rounds[0]}
    print(json.dumps(found) if asked.json else told(found))


def load(browser: Browser, url: str) -> dict[str, float]:
    """Load the first page once, as a phone that was never here."""
    context = browser.new_context(viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True, locale="en-GB")
    page = context.new_page()
    page.add_init_script(WATCH)
    wire = context.new_cdp_session(page)
    traffic = Traffic(wire, url)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWER})
    wire.send("Network.emulateNetworkConditions", NETWORK)
    page.goto(url)
    page.wait_for_function("window.interactive")
    found = {"first_paint_ms": page.evaluate(PAINTED), "interactive_ms": page.evaluate("window.interactive")}
    page.wait_for_load_state("networkidle")
    found |= {"bytes": traffic.bytes, "requests": traffic.requests, "third_party": traffic.strangers}
    context.close()
    return found


class Traffic:
    """What goes over the wire until the page is at rest; the service worker's own work is not the page's."""

    def __init__(self, wire: CDPSession, home: str) -> None:
        self.bytes = self.requests = self.strangers = 0
        self._home = home
        wire.on("Network.requestWillBeSent", self._asked)
        wire.on("Network.loadingFinished", self._arrived)
        wire.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        """Count a request."""
        address = event["request"]["url"]
        if address.startswith("http"):
            self.requests += 1
            self.strangers += not address.startswith(self._home)

    def _arrived(self, event: dict[str, Any]) -> None:
        """Count what came, as packed as it came, headers included."""
        self.bytes += int(event["encodedDataLength"])


def told(found: dict[str, float]) -> str:
    """Return the figures as a table."""
    lines = [
        ("bytes over the wire, packed, fonts included", f"{found['bytes'] / 1000:.0f} kB"),
        ("requests", f"{found['requests']:.0f}"),
        ("requests to anybody else", f"{found['third_party']:.0f}"),
        ("first contentful paint", f"{found['first_paint_ms'] / 1000:.2f} s"),
        ("a game's button answers", f"{found['interactive_ms'] / 1000:.2f} s"),
    ]
    return "\n".join(f"{name:<48}{value:>10}" for name, value in lines)


if __name__ == "__main__":
    main()
