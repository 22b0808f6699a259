import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/languages";
import { GAMES_WITH_TEXT, GameText, loadCatalogue, loadText } from "../src/text";

const catalogue = {
  name: "A game",
  summary: "",
  words: { g4: "green 4", "card bb": "the black B", bb: "box BB" },
  log: { take: "{player} takes the {card}.", count: { one: "one card", other: "{count} cards" } },
  moves: { give: "give {given} to {rival}" },
  reasons: { no: "no {card} here" },
  labels: {},
};

describe("a game's words", () => {
  const say = new GameText(catalogue, ["Anne", "Marc"]);

  it("put names and words in the place of facts", () => {
    expect(say.sentence({ key: "take", facts: { player: 1, card: "g4" } })).toBe("Marc takes the green 4.");
    expect(say.move({ key: "give", facts: { given: "g4", rival: 0 } })).toBe("give green 4 to Anne");
  });

  it("know a fact by its name first", () => {
    expect(say.reason("no", { card: "bb" })).toBe("no the black B here");
    expect(say.word("bb")).toBe("box BB");
  });

  it("choose between one and many", () => {
    expect(say.sentence({ key: "count", facts: { count: 1 } })).toBe("one card");
    expect(say.sentence({ key: "count", facts: { count: 3 } })).toBe("3 cards");
  });

  it("show the key where a word is missing, rather than nothing", () => {
    expect(say.sentence({ key: "unknown", facts: {} })).toBe("unknown");
    expect(say.player(7)).toBe("7");
  });
});

describe("the catalogues of the games", () => {
  it.each(GAMES_WITH_TEXT)("%s speaks three languages with the same keys", async (game) => {
    const [first, ...others] = await Promise.all(LANGUAGES.map((language) => loadCatalogue(game, language)));
    for (const part of ["log", "moves", "reasons", "labels", "words"] as const) {
      for (const other of others)
        expect(Object.keys(other[part]).sort()).toEqual(Object.keys(first![part]).sort());
    }
  });

  it("are found by name", async () => {
    expect((await loadText("gold", "nl", [])).name).toBe("Gold!");
    await expect(loadText("chess", "nl", [])).rejects.toThrow("chess");
  });
});
