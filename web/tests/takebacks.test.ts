import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/languages";
import { concerns, TAKEBACKS, tellTakeback } from "../src/i18n/takebacks";
import type { Takeback } from "../src/net/wire";

const NAMES = ["Anne", "Bert", "Carl"];
const taken: Takeback = { seq: 9, by: 0, outcome: "taken", answered_by: null };
const refused: Takeback = { seq: 9, by: 0, outcome: "refused", answered_by: 1 };
const lapsed: Takeback = { seq: 9, by: 0, outcome: "lapsed", answered_by: null };
const say = (takeback: Takeback, you: number | null) => tellTakeback(takeback, you, NAMES, TAKEBACKS.en);

describe("what is told of a move taken back", () => {
  it("stumble 13: names who took it back, and is 'you' to that reader", () => {
    expect(say(taken, 0)).toBe("You took your move back.");
    expect(say(taken, 1)).toBe("Anne took a move back.");
    expect(say(taken, null)).toBe("Anne took a move back.");
  });

  it("stumble 13: tells the asker who would rather not", () => {
    expect(say(refused, 0)).toBe("Bert would rather not: your move stands.");
    expect(say(refused, 1)).toBe("You would rather not let Anne take a move back.");
    expect(say(refused, 2)).toBe("Bert would rather not let Anne take a move back.");
  });

  it("stumble 13: a wish over which the game went on is not left hanging", () => {
    expect(say(lapsed, 0)).toBe("The game went on: your move stands.");
    expect(say(lapsed, 2)).toContain("Anne");
  });

  it("stumble 13: a notice goes to all of a move that is gone, else to who asked", () => {
    expect([0, 1, null].map((you) => concerns(taken, you))).toEqual([true, true, true]);
    expect([0, 1, null].map((you) => concerns(refused, you))).toEqual([true, false, false]);
  });

  it("stumble 13: every language has its own words", () => {
    expect(new Set(LANGUAGES.map((code) => TAKEBACKS[code].youTook)).size).toBe(LANGUAGES.length);
  });
});
