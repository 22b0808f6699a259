import { describe, expect, it } from "vitest";
import { loadHoldings } from "../src/games/registry";
import { GAMES_WITH_LESSON, LEARNER, loadLesson, NAMES } from "../src/learn/lesson";
import { loadText } from "../src/text";
import { namedBy, pointing } from "../src/ui/pointing";

function boardOf(markup: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = markup;
  return root;
}

const marked = (root: HTMLElement) => [...root.querySelectorAll(".pointed")].map((element) => element.id);

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

describe.each(GAMES_WITH_LESSON)("what the players of %s hold", (game) => {
  it("is told in whole words", async () => {
    const [holdings, lesson] = [await loadHoldings(game), await loadLesson(game)];
    const say = await loadText(game, "en", NAMES);
    for (const { frame } of lesson!.steps) {
      const held = holdings!(frame.view as never, LEARNER, say, "en");
      expect(held.length).toBeGreaterThan(0);
      for (const text of held) expect(text).toMatch(/\d/);
      for (const text of held) expect(text).not.toMatch(/[{}_]|undefined|NaN/);
    }
  });
});
