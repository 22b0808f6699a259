"""Between a page and its table: what is told can be held back or changed, so that a page shows what seldom happens."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """The socket of a page, which must not be open yet."""

    def __init__(self, page: Page) -> None:
        self.held: list[str] | None = None  # what the server said, while nothing gets through
        self.hints = True  # answered here, so that no test waits for a bot to think
        self.wish: dict[str, Any] | None = None
        self._told: dict[str, dict[str, Any]] = {}
        self._page_side: WebSocketRoute | None = None
        page.route_web_socket("**/ws/tables/**", self._connect)

    def told(self, kind: str) -> dict[str, Any]:
        """Return the last message of a kind that the page was told."""
        return self._told[kind]

    def tell(self, kind: str, **changes: Any) -> None:
        """Tell the page the last message of a kind again, with something changed."""
        assert self._page_side is not None
        self._page_side.send(json.dumps(self.told(kind) | changes))

    def let_through(self) -> None:
        """Deliver what was held back, and everything from now on."""
        waiting, self.held = self.held or [], None
        for text in waiting:
            self._deliver(text)

    def answer_hint(self) -> None:
        """Say that the first of my moves is the best."""
        assert self._page_side is not None
        best = self.told("game")["legal"][0]["action"]
        answer = {"type": "hint", "id": self.wish and self.wish["id"], "moves": [{"action": best, "weight": 1.0}]}
        self._page_side.send(json.dumps(answer))

    def _connect(self, page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()
        self._page_side = page_side
        page_side.on_message(lambda text: self._ask(server, str(text)))
        server.on_message(lambda text: self._deliver(str(text)))

    def _ask(self, server: WebSocketRoute, text: str) -> None:
        asked = json.loads(text)
        if asked["type"] != "hint":
            server.send(text)
            return
        self.wish = asked
        if self.hints:
            self.answer_hint()

    def _deliver(self, text: str) -> None:
        if self.held is not None:
            self.held.append(text)
            return
        assert self._page_side is not None
        message = json.loads(text)
        self._told[message["type"]] = message
        self._page_side.send(text)
