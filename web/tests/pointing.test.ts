import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { loadHoldings, loadHolds } from "../src/games/registry";
import { GAMES_WITH_LESSON, LEARNER, loadLesson, NAMES } from "../src/learn/lesson";
import { type GameText, loadText } from "../src/text";
import { aboutMove, namedBy, pointing } from "../src/ui/gestures/pointing";

function boardOf(markup: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = markup;
  return root;
}

const marked = (root: HTMLElement) =>
  [...root.querySelectorAll("[data-pointed]")].map((element) => element.id);

describe("pointing at a line of the log", () => {
  it("marks what the facts name, and nothing once one points no longer", () => {
    const root = boardOf(
      '<b id="card" data-travel="g4#1"></b><b id="other" data-travel="g5#0"></b><b id="road" data-place="beata-elvenhold-plain"></b><b id="row" data-about="a"></b>',
    );
    const stop = pointing(() => ({ player: 1, card: "g4" }))(root);
    expect(marked(root)).toEqual(["card"]);
    stop?.();
    expect(marked(root)).toEqual([]);
    pointing(() => ({ road: "beata-elvenhold-plain", group: "a" }))(root);
    expect(marked(root)).toEqual(["road", "row"]);
  });

  it("marks nothing where the facts are numbers only", () => {
    expect(namedBy({ player: 0, count: 3 })).toEqual([]);
    expect(namedBy(null)).toEqual([]);
  });
});

describe("a hint on the board", () => {
  it("stumble 09: marks what can be used for the move, not its twins elsewhere", () => {
    const root = boardOf(
      '<b id="offered" data-travel="g4#1" data-action="take g4"></b><b id="theirs" data-travel="g4#2"></b><b id="pass" data-action="pass"></b>',
    );
    pointing(() => aboutMove("take g4"))(root);
    expect(marked(root)).toEqual(["offered"]);
  });

  it("stumble 09: marks the button that plays it, where nothing on the table is named", () => {
    const root = boardOf(
      '<b id="pass" data-action="pass"></b><b id="road" data-place="beata-elvenhold-plain"></b>',
    );
    pointing(() => aboutMove("pass"))(root);
    expect(marked(root)).toEqual(["pass"]);
  });

  it("stumble 09: goes on to the next thing to tap when the board changes under it", async () => {
    const root = boardOf('<b id="road" data-place="beata-elvenhold-plain" data-usable=""></b>');
    const stop = pointing(() => aboutMove("go beata-elvenhold-plain pig"))(root);
    expect(marked(root)).toEqual(["road"]);
    root.insertAdjacentHTML("beforeend", '<b id="price" data-action="go beata-elvenhold-plain pig"></b>');
    await vi.waitFor(() => expect(marked(root)).toEqual(["road", "price"]));
    stop?.();
    expect(marked(root)).toEqual([]);
  });
});

describe.each(GAMES_WITH_LESSON)("what the players of %s hold", (game) => {
  it("is told in whole words", async () => {
    const lesson = await loadLesson(game);
    const say = await loadText(game, "en", NAMES);
    for (const { frame } of lesson!.steps) {
      const held = await heldIn(game, frame.view, say);
      expect(held.length).toBeGreaterThan(0);
      for (const text of held) expect(text).toMatch(/\d/);
      for (const text of held) expect(text).not.toMatch(/[{}_]|undefined|NaN/);
    }
  });
});

/** What is told of the learner, or what can be read where it is drawn. */
async function heldIn(game: string, view: unknown, say: GameText): Promise<string[]> {
  const [holdings, Drawn] = [await loadHoldings(game), await loadHolds(game)];
  if (!Drawn) return holdings!(view as never, LEARNER, say, "en");
  const props = { view, truth: null, seat: LEARNER, say, language: "en" } as never;
  const { container } = render(Drawn, props);
  return [...container.querySelectorAll(".numbers")].map((line) => line.textContent ?? "");
}
