// Words that people stumbled over: what a game promises, what a thing is called, which letter is on a card.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { words as elfWords } from "../src/games/elfengold/words";
import GoldCard from "../src/games/gold/GoldCard.svelte";
import { de } from "../src/i18n/de";
import { en } from "../src/i18n/en";
import { LANGUAGES } from "../src/i18n/languages";
import { SUIT_LETTERS } from "../src/i18n/marks";
import { nl } from "../src/i18n/nl";
import { speak } from "../src/i18n/words.svelte";
import { loadWords } from "../src/learn/lesson";
import { GAMES } from "../src/pages/catalogue";
import { isWide, pageAt } from "../src/pages/pages";
import Rules from "../src/pages/rules/Rules.svelte";
import { isFolded, piecesOf, withoutAside } from "../src/pages/rules/rulebook";
import { clockText } from "../src/table/clock";
import { nameFor } from "../src/ui/people";

const FRAMES = { nl, de, en };
const FIVE = { nl: "Vijf", de: "Fünf", en: "Five" };
const LOWER = { nl: "lager", de: "niedriger", en: "lower" };

describe.each(LANGUAGES)("the first page in %s", (language) => {
  it("stumble 11: promises as many games as there are", () => {
    expect(GAMES).toHaveLength(5);
    expect(FRAMES[language].site.tagline).toContain(FIVE[language]);
    expect(FRAMES[language].about.text[0]).toContain(FIVE[language].toLowerCase());
  });

  it("stumble 11: says of Gold! that gold is swapped for lower gold, as G-9 does", () => {
    const { pitch } = FRAMES[language].games.gold!;
    expect(pitch).toContain(LOWER[language]);
    expect(pitch).not.toMatch(/upward|omhoog|nach oben/);
  });
});

describe("lessons", () => {
  it.each([
    ["elfenland", /\btokens?\b/i],
    ["elfengold", /\bcounters?\b/i],
  ])("stumble 27: %s has one word for what is laid on a road", async (game, other) => {
    expect(JSON.stringify(Object.values((await loadWords(game))!.en!))).not.toMatch(other);
  });
});

it("stumble 27: the board that both elf games share says counter or token only where one of them is played", () => {
  const said = Object.entries(elfWords.en).map(([key, text]) => [key, String(text)] as const);
  const naming = (word: RegExp) => said.filter(([, text]) => word.test(text)).map(([key]) => key);
  expect(naming(/\bcounters?\b/)).toEqual(["drawCounter"]);
  expect(naming(/\btokens?\b/)).toEqual(["show", "bidNow"]);
});

const HOURS = 3_600_000;

describe("what a reader of another language sees", () => {
  afterEach(async () => {
    cleanup();
    await speak("en");
  });

  it.each(LANGUAGES)("stumble 31: the letters of the colours differ from each other in %s", (language) => {
    expect(new Set(Object.values(SUIT_LETTERS[language])).size).toBe(6);
  });

  it.each([
    ["nl", "Rz"],
    ["de", "Rs"],
    ["en", "P"],
  ] as const)("stumble 31: the pink 5 has its letter in %s", async (language, letter) => {
    await speak(language);
    const { container } = render(GoldCard, { card: "p5" });
    expect(container.querySelector(".letter")?.textContent).toBe(letter);
  });

  it.each([
    ["nl", "2 d 4 u", "3 u 05", "Gast"],
    ["de", "2 T. 4 Std.", "3 Std. 05", "Gast"],
    ["en", "2 d 4 h", "3 h 05", "Guest"],
  ] as const)("stumble 31: clocks and guests speak %s", async (language, days, hours, guest) => {
    await speak(language);
    expect(clockText(52 * HOURS)).toBe(days);
    expect(clockText(3 * HOURS + 5 * 60_000)).toBe(hours);
    expect(nameFor("Guest")).toBe(guest);
    expect(nameFor("Gast")).toBe(guest);
    expect(nameFor("Anne")).toBe("Anne");
  });
});

describe("addresses", () => {
  it("stumble 29: of a game that there is not lead to the kind page", async () => {
    const kind = await pageAt("/nowhere").load();
    expect(await pageAt("/learn/chess").load()).toBe(kind);
    expect(await pageAt("/learn/chess/lesson").load()).toBe(kind);
    expect(isWide("/learn/chess/lesson")).toBe(false);
    expect(await pageAt("/learn/gold").load()).toBe(Rules);
    expect(isWide("/learn/gold/lesson")).toBe(true);
  });
});

describe("rule books", () => {
  it("stumble 26: fold away how a move is written and what an option is called", () => {
    const text = "Put a chip on a box. Notation: `bet aa`. Option `betting`.";
    expect(withoutAside(text)).toEqual({
      rule: "Put a chip on a box.",
      aside: "Notation: `bet aa`. Option `betting`.",
    });
    expect(withoutAside("Notatie: `bet aa`.").rule).toBe("Notatie: `bet aa`.");
    expect(withoutAside("Gib eine Karte. Option `start`.").aside).toBe("Option `start`.");
  });

  it("stumble 26: name an option by its title", () => {
    expect(piecesOf("With the option `hand_limit: 4` you")[1]).toEqual({
      kind: "option",
      text: "hand_limit: 4",
    });
    expect(piecesOf("write `take re` for")[1]).toEqual({ kind: "code", text: "take re" });
  });

  it("stumble 26: fold options and readings, never rules", () => {
    const chapter = (number: string) => ({ title: "", rules: [{ number, chapter: "", text: "" }] });
    expect(isFolded(chapter("start"))).toBe(true);
    expect(isFolded(chapter("EGA-5.6"))).toBe(true);
    expect(isFolded(chapter("EG-5.6"))).toBe(false);
  });

  it.each(GAMES.map((game) => game.name))(
    "stumble 26: the lesson of %s says what one plays for",
    async (game) => {
      const words = (await loadWords(game))!;
      for (const language of LANGUAGES) expect(words[language]!.aim).toMatch(/\.$/);
    },
  );
});
