"""Learning: a lesson is played by keyboard alone, and pictures stand under the rules."""

import json

from playwright.sync_api import Page, expect

from web.pages import ROOT, serious_findings, too_wide

PHONE = {"width": 360, "height": 740}


def press_action(page: Page, action: str) -> None:
    """Play a wanted move of Elfenland by keyboard: by its button, or by token and road."""
    verb, *rest = action.split(" ")
    if verb == "place":
        page.locator(f'.tokens button:has(use[href="#elf-{rest[0]}"])').first.press("Enter")
    if verb in ("place", "go", "caravan"):
        page.locator(f'[role="button"][data-place="{rest[-1] if verb == "place" else rest[0]}"]').press("Enter")
    if verb != "place":
        choice = page.locator(f'button[data-action="{action}"]')
        if choice.count():
            choice.first.press("Enter")


def test_a_lesson_is_finished_by_keyboard_alone(page: Page) -> None:
    stored = json.loads((ROOT / "web/src/games/elfenland/lesson.json").read_text(encoding="utf-8"))
    page.goto("/learn/elfenland/lesson")
    for step in stored["steps"]:
        page.locator(f'[data-step="{step["id"]}"]').wait_for()
        press_action(page, next(iter(step["wanted"])))
        onward = page.locator(".panel .button.gold")
        expect(onward).to_be_focused()
        onward.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("That was the lesson")


def test_rules_have_pictures_that_everybody_can_read(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.goto("/learn/goldrausch")
    pictures = page.locator("figure")
    expect(pictures).to_have_count(4)
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator(".rows")).to_have_count(1)
        assert picture.get_by_role("img").first.get_attribute("aria-label")
    assert serious_findings(page) == []
    assert too_wide(page) == []
