// Every thing on the boards has an explanation in every language, and every rule it cites stands in the book.

import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { CARDS, ROAD_IDS, TOKENS, TOWN_IDS, TRANSPORTS } from "../src/games/elfengold/map/layout";
import { COLUMNS } from "../src/games/elfengold/panels/chart";
import { loadExplain } from "../src/games/registry";
import { LANGUAGES } from "../src/i18n/languages";
import { gameOf } from "../src/pages/rules/rulebook";
import { loadText } from "../src/text";

vi.setConfig({ testTimeout: 30_000 });

const VIEWS: Record<string, object> = {
  elfenland: { roads: { "beata-elvenhold-plain": ["dragon", "tree"] }, values: null },
  elfengold: {
    roads: {
      "beata-elvenhold-plain": ["dragon", "goldpiece"],
      "beata-elvenhold-river": ["monster"],
    },
    values: Object.fromEntries(TOWN_IDS.map((town) => [town, town === "elvenhold" ? 0 : 3])),
    gold: [12, 12],
  },
};
const COMMON = [
  ...TRANSPORTS.flatMap((kind) => [kind, `card ${kind}`]),
  ...["card raft", "tree", "caravan", "hidden", "town_card"],
  ...ROAD_IDS.map((road) => `road ${road}`),
  ...TOWN_IDS.map((town) => `town ${town}`),
  ...COLUMNS.flatMap((column) => [`column ${column}`, `chart dragon ${column}`, `chart raft ${column}`]),
];
const THINGS: Record<string, string[]> = {
  elfenland: [...COMMON, "pool"],
  elfengold: [
    ...COMMON,
    ...[...TOKENS, ...TOKENS.map((kind) => `sale ${kind}`), ...CARDS.map((kind) => `card ${kind}`)],
    ...["card gold", "deck", "earned", "reward"],
  ],
};

function rulesIn(game: string, suffix: string): Set<string> {
  const book = readFileSync(`../src/goudkoorts/games/${game}/RULES${suffix}.md`, "utf-8");
  return new Set([...book.matchAll(/^- \*\*([^*]+)\*\*/gm)].map((found) => found[1]!));
}

async function explained(game: string, key: string, language: "nl" | "de" | "en" = "en") {
  const explain = (await loadExplain(game))!;
  return explain(key, { view: VIEWS[game] as never, say: await loadText(game, language, []), language });
}

async function said(game: string, key: string): Promise<string> {
  return (await explained(game, key))!.lines.map((line) => `${line.text} ${line.rule}`).join(" ");
}

describe("explanations", () => {
  it.each(Object.keys(THINGS))(
    "stumble 12: everything in %s has words and rules that exist",
    async (game) => {
      for (const language of LANGUAGES) {
        const suffix = language === "en" ? "" : `.${language}`;
        for (const key of THINGS[game]!) {
          const found = await explained(game, key, language);
          expect(found?.title, `${key} in ${language}`).toMatch(/\S/);
          expect(found!.lines.length, `${key} in ${language}`).toBeGreaterThan(0);
          for (const { text, rule } of found!.lines) {
            expect(text, `${key} in ${language}`).toMatch(/^\S.*\.$/);
            expect(text, `${key} in ${language}`).not.toMatch(/undefined|NaN|\{/);
            expect(rulesIn(gameOf(rule, game), suffix), `${rule}, cited for ${key}`).toContain(rule);
          }
        }
      }
    },
  );

  it("stumble 12: every thing that is explained on the board is among them", async () => {
    expect(await explained("elfengold", "nothing")).toBeNull();
    expect(await explained("elfengold", "card nothing")).toBeNull();
  });

  it.each([
    ["elfengold", "monster", /river.*one raft card more. EG-6.4/],
    ["elfengold", "goldpiece", /earns double.*EG-7.3/],
    ["elfengold", "double", /exactly one transport.*EG-6.6/],
    ["elfengold", "exchange", /two different transports.*EG-6.7/],
    ["elfengold", "card gold", /3 gold for every card.*EG-2.2/],
    ["elfengold", "card witch", /1 gold.*3 gold.*EG-10.3/],
    ["elfengold", "road beata-elvenhold-river", /2 downstream, 3 upstream. EL-5.3/],
    ["elfengold", "road beata-elvenhold-plain", /dragon 1. EG-7.1 Caravan: any 3 cards/],
    ["elfenland", "road beata-elvenhold-plain", /dragon 2. EL-5.2 Caravan: any 4 cards.*EL-4.3/],
    ["elfenland", "card cloud", /plain 2, wood 2, mountains 1. EL-5.2/],
    ["elfenland", "tree", /once in the game.*EL-4.3/],
    ["elfengold", "chart pig desert", /cannot go here/],
    ["elfengold", "town virst", /earns 3 gold. EG-7.2/],
  ])("stumble 12: in %s, %s", async (game, key, words) => {
    expect(await said(game, key)).toMatch(words);
  });

  it("stumble 12: a rule of the base game opens the base game's book", () => {
    expect(gameOf("EL-5.2", "elfengold")).toBe("elfenland");
    expect(gameOf("EGA-5.6", "elfengold")).toBe("elfengold");
    expect(gameOf("G-9", "gold")).toBe("gold");
    expect(gameOf("GA-9", "gold")).toBe("gold");
    expect(gameOf("start", "gold")).toBe("gold");
  });
});
