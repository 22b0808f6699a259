// The end of a game as it is told: in its own words, and beginning with the scoring.

import { describe, expect, it, vi } from "vitest";
import { loadEnding, loadEndingSheet } from "../src/games/registry";
import { LANGUAGES } from "../src/i18n/languages";
import { reachedBy, scoringIn } from "../src/table/result";
import { GAMES_WITH_TEXT, loadText } from "../src/text";

vi.setConfig({ testTimeout: 30_000 }); // a board is loaded on the way

const NAMES = ["Anne", "Marc"];
const told = (...keys: string[]) => [
  { seq: 1, ply: 0, seat: 0, log: keys.map((key) => ({ key, facts: {} })) },
];

// Views with no more than a result needs.
const visited = (count: number) => Array.from({ length: 20 - count }, () => "beata");
const ENDS: Record<string, { view: unknown; scores: number[] }> = {
  gold: { view: { score_piles: [{ cards: 18 }, { cards: 1 }] }, scores: [43, 1] },
  goldrausch: { view: {}, scores: [53, 7] },
  zevenspel: { view: { chips: [3, 0] }, scores: [1200, 0] },
  elfenland: {
    view: { pieces: [visited(14), visited(1)], town_cards: [null, null], cards_in_hand: [1, 4] },
    scores: [14, 1],
  },
  elfengold: {
    view: { pieces: [visited(14), visited(1)], town_cards: [null, null], gold: [31, 0] },
    scores: [14, 1],
  },
};

async function reached(
  game: string,
  language: "en" | "nl" | "de" = "en",
  more: object = {},
): Promise<string[]> {
  const [ending, say] = [await loadEnding(game), await loadText(game, language, NAMES)];
  const end = { truth: null, ...ENDS[game]!, ...more };
  return NAMES.map((_, seat) => reachedBy(seat, end, ending, say).join(", "));
}

describe("what was reached", () => {
  it.each([
    ["gold", "43 points, 18 cards", "1 point, 1 card"],
    ["goldrausch", "53 gold", "7 gold"],
    ["zevenspel", "1200 points, 3 chips", "0 points, 0 chips"],
    ["elfenland", "14 towns, 1 card in hand", "1 town, 4 cards in hand"],
    ["elfengold", "14 towns, 31 gold", "1 town, 0 gold"],
  ])("stumble 15: %s says it in its own words", async (game, first, second) => {
    expect(await reached(game)).toEqual([first, second]);
  });

  it("stumble 15: a town card costs its distance, as the truth knows it", async () => {
    const truth = { town_cards: ["virst", null] };
    const [first] = await reached("elfengold", "en", { truth, scores: [12, 1] });
    expect(first).toBe("12 (14 towns, less 2 for the way to Virst), 31 gold");
  });

  it.each(GAMES_WITH_TEXT)("stumble 15: %s has the words in every language", async (game) => {
    for (const language of LANGUAGES) expect((await reached(game, language)).join()).not.toMatch(/_|\{/);
  });

  it("stumble 15: a game without words of its own is told in points", async () => {
    const say = await loadText("gold", "en", NAMES);
    expect(await loadEnding("chess")).toBeNull();
    expect(reachedBy(1, { view: {}, truth: null, scores: [4, 9] }, null, say)).toEqual(["9"]);
  });

  it("stumble 15: Goldrausch shows its score sheet", async () => {
    expect(await loadEndingSheet("goldrausch")).not.toBeNull();
    expect(await loadEndingSheet("gold")).toBeNull();
  });
});

describe("how it was scored", () => {
  it.each([
    ["gold", ["take", "set", "over", "colour", "total"], "over"],
    ["goldrausch", ["lay", "round_over", "no_chips", "total"], "round_over"],
    ["zevenspel", ["card", "loses", "no_chips", "total"], "loses"],
    ["elfenland", ["discard", "over", "total_cards", "wins"], "total_cards"],
    ["elfengold", ["gold", "over", "card_total_gold", "wins"], "card_total_gold"],
  ])("stumble 15: in %s begins with the scoring, not with an ordinary move", async (game, keys, first) => {
    const story = scoringIn(told(...keys), await loadEnding(game));
    expect(story[0]?.key).toBe(first);
    expect(story.at(-1)?.key).toBe(keys.at(-1));
  });

  it("stumble 15: is silent where nothing was scored", async () => {
    expect(scoringIn(told("pass"), await loadEnding("elfenland"))).toEqual([]);
    expect(scoringIn([], await loadEnding("gold"))).toEqual([]);
  });
});
