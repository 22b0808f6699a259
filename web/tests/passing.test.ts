import { beforeEach, describe, expect, it } from "vitest";
import { passing } from "../src/games/elfengold/passing";
import type { ElfView, TokensOfSeat } from "../src/games/elfengold/view";
import { Passed } from "../src/table/passed.svelte";

function view(phase: string, hidden: TokensOfSeat["hidden"] = {}): ElfView {
  return { phase, tokens: [{ open: { pig: 1 }, hidden, unseen: 0 }] } as unknown as ElfView;
}

describe("passing by itself", () => {
  it("stumble 17: tells whether there is nothing to place or nothing to bid", () => {
    expect(passing(view("plan_routes"), 0)).toBe("place");
    expect(passing(view("auction"), 0)).toBe("bid");
  });

  it("stumble 17: does not give away that a hidden token cannot be placed", () => {
    expect(passing(view("plan_routes", { dragon: 1 }), 0)).toBeNull();
  });

  it("stumble 17: never ends a journey or another phase", () => {
    expect(passing(view("move_boots"), 0)).toBeNull();
  });
});

describe("what went by itself", () => {
  beforeEach(() => sessionStorage.clear());

  it("stumble 17: is known by its entry, and again after a reload", () => {
    new Passed("t1").add({ ply: 12, seq: 40 });
    const again = new Passed("t1");
    expect([again.has(40), again.knows(12), again.has(41), new Passed("t2").has(40)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
