"""A person at a drawn board: one with a mouse, one with a keyboard alone. Neither knows a rule; they use what glows."""

from typing import Protocol

from playwright.sync_api import Page

OVER = "dialog[open]"
MOST_TURNS = 250
MOST_STEPS = 20  # from the first choice to the move: whole sets of cards and tokens are chosen
MOST_KEYS = 150

# Waits for my turn after a ply, or for the end of the game; never while the server still owes an answer.
MOMENT = """ply => {
  if (document.querySelector('dialog[open]')) return 'over';
  const table = document.querySelector('[data-ply]');
  if (!table || table.dataset.waiting !== '0' || !table.querySelector('.status.mine')) return null;
  return table.dataset.ply !== ply && table.querySelector('.field-of-play [data-action], .field-of-play .canUse')
    ? table.dataset.ply
    : null;
}"""
# The first of several things whose middle the mouse really meets, or its upper part where the next card lies on it:
# where that is, and what it plays at once.
REACH = """selector => {
  for (const thing of document.querySelectorAll(selector)) {
    thing.scrollIntoView({block: 'nearest'});
    const box = thing.getBoundingClientRect();
    for (const height of [0.5, 0.2]) {
      const [x, y] = [box.x + box.width / 2, box.y + box.height * height];
      if (thing.contains(document.elementFromPoint(x, y))) return {x, y, action: thing.dataset.action ?? ''};
    }
  }
  return null;
}"""
# Which key leads on to a thing: Tab from zone to zone, arrows inside one, on the map from light to light.
NEXT_KEY = """selector => {
  const at = document.activeElement;
  if (at.matches(selector)) return '';
  const zone = at.closest('svg[role=application], .stage, .tokens, .hand, .offer, .columns, .rows, .felt');
  const hidden = [...(zone?.querySelectorAll(selector) ?? [])].some(one => one.tabIndex === -1);
  if (hidden) return zone.matches('svg') ? 'PageDown' : zone.matches('.rows') ? 'ArrowDown' : 'ArrowRight';
  const goal = document.querySelector(selector);
  return goal && at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}"""
FOCUS = "() => [...document.querySelectorAll('*')].indexOf(document.activeElement)"
PLAYS = "() => document.activeElement.dataset.action ?? ''"
ARROWS = ("ArrowRight", "ArrowDown")


class Hand(Protocol):
    """How somebody uses what lies on the table."""

    page: Page

    def use(self, selector: str) -> bool:
        """Use one of these things, and return whether that is a move; otherwise it was chosen."""


class Mouse:
    """Points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def use(self, selector: str) -> bool:
        """Click the first thing that lies free."""
        spot = self.page.evaluate(REACH, selector)
        assert spot is not None, f"nothing to click: {selector}"
        self.page.mouse.click(spot["x"], spot["y"])
        return bool(spot["action"])


class Keyboard:
    """Has nothing but keys: Tab and arrows to go, Enter and Space to do."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.deeds = 0

    def use(self, selector: str) -> bool:
        """Go there and press."""
        self.go(selector)
        plays = bool(self.page.evaluate(PLAYS))
        self.deeds += 1
        self.page.keyboard.press("Enter" if self.deeds % 2 else "Space")
        return plays

    def go(self, selector: str) -> None:
        """Press keys until the focus is on one of these things."""
        for _ in range(MOST_KEYS):
            key = self.page.evaluate(NEXT_KEY, selector)
            if not key:
                return
            before = self.page.evaluate(FOCUS)
            self.page.keyboard.press(key)
            if key in ARROWS and self.page.evaluate(FOCUS) == before:
                self.page.keyboard.press("Home")  # the end of a row: from its beginning again
        raise AssertionError(f"no key leads to {selector}")


def play_to_the_end(hand: Hand, game: str) -> None:
    """Play whatever glows until the game is over."""
    ply = ""
    for turn in range(MOST_TURNS):
        ply = hand.page.wait_for_function(MOMENT, arg=ply).json_value()
        if ply == "over":
            return
        take_turn(hand, game, turn)
    raise AssertionError(f"the game goes on after {MOST_TURNS} turns")


def take_turn(hand: Hand, game: str, turn: int) -> None:
    """Choose and point until a move is made."""
    for _ in range(MOST_STEPS):
        if hand.use(target(hand.page, game, turn)):
            return
    raise AssertionError("much was chosen, and nothing played")


def target(page: Page, game: str, turn: int) -> str:
    """Say what to use next: the first of the game's wishes that is on the table."""
    for wish in WISHES.get(game, wishes_of_nobody)(turn):
        if page.locator(wish).count():
            return wish
    return ".field-of-play [data-action]"


def wishes_of_nobody(_turn: int) -> list[str]:
    """Whatever glows is welcome."""
    return []


def wishes_of_goldrausch(_turn: int) -> list[str]:
    """The scoring of a round lies over the table until it is read."""
    return [".scored button"]


def wishes_of_gold(turn: int) -> list[str]:
    """Exchange a card every third turn: mine first, then one of the offer."""
    return [".field-of-play:has(.chosen) .offer .can", *([".mine .can"] if turn % 3 == 2 else [])]


def wishes_of_elves(turn: int) -> list[str]:
    """Lay two tokens for each time I pass; travel as far as the cards go; bid every second time."""
    return [
        ".choices [data-action]",
        ".field-of-play:has(.token.isChosen) .slot.isLit:not(.isChosen)",
        ".town.canGo",
        ".field-of-play:has([data-zone=given]) .tokens .canUse:not(.isChosen)",
        ".hand .canUse:not(.isFull)",
        *([".tokens .canUse"] if turn % 3 != 2 else []),
        *(['.auction [data-action^="bid"]'] if turn % 2 else []),
        '.auction [data-action="pass"]',
    ]


WISHES = {
    "gold": wishes_of_gold,
    "goldrausch": wishes_of_goldrausch,
    "elfenland": wishes_of_elves,
    "elfengold": wishes_of_elves,
}
