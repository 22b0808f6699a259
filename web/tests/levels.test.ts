import { beforeEach, describe, expect, it, vi } from "vitest";
import { USUAL_LEVEL } from "../src/i18n/opponents";
import { GAMES, LEVELS } from "../src/pages/catalogue";

/** The level of the bots of each game, for a reader whose browser kept this. */
async function levels(kept: Record<string, unknown>): Promise<Record<string, string>> {
  vi.resetModules();
  localStorage.setItem("goudkoorts.settings", JSON.stringify(kept));
  const { levelFor } = await import("../src/pages/levels");
  return Object.fromEntries(GAMES.map(({ name }) => [name, levelFor(name)]));
}

const USUAL = {
  gold: "amateur",
  goldrausch: "amateur",
  zevenspel: "player",
  elfenland: "player",
  elfengold: "player",
};

describe("the level of the bots", () => {
  beforeEach(() => localStorage.clear());

  it("stumble 04: is player in the elf games and Zevenspel until the reader chooses", async () => {
    expect(await levels({})).toEqual(USUAL);
    expect(await levels({ volume: 0.2, opponents: "usual" })).toEqual(USUAL);
  });

  it("stumble 04: is what the reader chose, in every game", async () => {
    for (const level of LEVELS)
      expect(new Set(Object.values(await levels({ opponents: level })))).toEqual(new Set([level]));
  });

  it("stumble 04: follows choices kept before games had levels of their own, not what merely stood there", async () => {
    expect((await levels({ level: "expert" })).elfengold).toBe("expert");
    expect(await levels({ level: "amateur" })).toEqual(USUAL);
  });

  it("is never an unknown one, whatever a browser kept", async () => {
    expect(await levels({ opponents: "wizard" })).toEqual(USUAL);
  });

  it("says that games differ in every language", () => {
    expect(new Set(Object.values(USUAL_LEVEL)).size).toBe(3);
  });
});
