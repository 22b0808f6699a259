import { describe, expect, it } from "vitest";
import { chaptersOf, meaningOf, piecesOf } from "../src/pages/rules/rulebook";
import { newsOf, standingOf } from "../src/replay/replay";
import { clockText } from "../src/table/clock";

describe("rules", () => {
  it("are cut into text, notation and references", () => {
    expect(piecesOf("Take it, see GA-5. Notation: `take re`.")).toEqual([
      { kind: "text", text: "Take it, see " },
      { kind: "rule", text: "GA-5" },
      { kind: "text", text: ". Notation: " },
      { kind: "code", text: "take re" },
      { kind: "text", text: "." },
    ]);
  });

  it("come in chapters", () => {
    const rules = ["A", "A", "B"].map((chapter, place) => ({ number: `G-${place}`, chapter, text: "" }));
    expect(chaptersOf(rules).map((chapter) => chapter.rules.length)).toEqual([2, 1]);
  });

  it("tell what an option means without its list of values", () => {
    const rules = [
      { number: "bonus", chapter: "Options", text: "`optional`, `mandatory`: you may decline. See GA-5." },
    ];
    expect(meaningOf("bonus", rules)).toBe("You may decline. See GA-5.");
    expect(meaningOf("other", rules)).toBe("");
  });
});

describe("replays", () => {
  const frame = { ply: 0, turn: "chance" as const, view: {}, log: [], scores: null };

  it("know who acted from whose turn it was", () => {
    const frames = [frame, { ...frame, ply: 1, turn: 1 }, { ...frame, ply: 2, turn: "over" as const }];
    expect(newsOf(frames, 0)).toEqual([]);
    expect(newsOf(frames, 1)[0]?.seat).toBe(-1);
    expect(newsOf(frames, 2)[0]).toMatchObject({ seat: 1, ply: 1 });
  });

  it("rank seats by points, those with the same together", () => {
    expect(standingOf([5, 9, 5])).toEqual([[1], [0, 2]]);
  });
});

describe("clocks", () => {
  it.each([
    [0, "0:00"],
    [59_001, "1:00"],
    [3 * 3_600_000, "3 h 00"],
    [(2 * 24 + 4) * 3_600_000, "2 d 4 h"],
    [-5, "0:00"],
  ])("%d ms reads %s", (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
