import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/i18n/languages";
import { GAMES_WITH_TEXT, GameText, loadCatalogue, loadText } from "../src/text";

const catalogue = {
  name: "A game",
  summary: "",
  words: { g4: "green 4", "card bb": "the black B", bb: "box BB" },
  log: { take: "{player} takes the {card}.", count: { one: "one card", other: "{count} cards" } },
  moves: { give: "give {given} to {rival}" },
  reasons: { no: "no {card} here", never: "never" },
  typed: { no: "no {card} here: take and a card" },
  labels: {},
};

describe("a game's words", () => {
  const say = new GameText(catalogue, ["Anne", "Marc"]);

  it("put names and words in the place of facts", () => {
    expect(say.sentence({ key: "take", facts: { player: 1, card: "g4" } })).toBe("Marc takes the green 4.");
    expect(say.move({ key: "give", facts: { given: "g4", rival: 0 } })).toBe("give green 4 to Anne");
  });

  it("stumble 10: say you to the seat that reads, and names to all others", () => {
    const steal = "{You take|{player} takes} the {card} from {you|{rival}} and {smile|smiles}.";
    const sentence = { key: "steal", facts: { player: 0, rival: 1, card: "g4" } };
    const readBy = (seat: number | null) =>
      new GameText({ ...catalogue, log: { steal } }, ["Anne", "{player}"], seat).sentence(sentence);

    expect(readBy(0)).toBe("You take the green 4 from {player} and smile.");
    expect(readBy(1)).toBe("Anne takes the green 4 from you and smiles.");
    expect(readBy(null)).toBe("Anne takes the green 4 from {player} and smiles.");
  });

  it("know a fact by its name first", () => {
    expect(say.reason("no", { card: "bb" })).toBe("no the black B here");
    expect(say.word("bb")).toBe("box BB");
  });

  it("stumble 35: decline, and begin a sentence with a capital", () => {
    const german = new GameText(
      {
        ...catalogue,
        words: { be: "blauer Esel" },
        forms: { nom: { be: "der blaue Esel" }, dat: { be: "dem blauen Esel" } },
        log: {
          start: "{player} beginnt mit {card dat}.",
          turn: "{Card nom} wird aufgedeckt.",
          bare: "{card}",
        },
      },
      ["Anne", "marc"],
    );
    expect(german.sentence({ key: "start", facts: { player: 1, card: "be" } })).toBe(
      "marc beginnt mit dem blauen Esel.",
    );
    expect(german.sentence({ key: "turn", facts: { card: "be" } })).toBe("Der blaue Esel wird aufgedeckt.");
    expect(german.sentence({ key: "bare", facts: { card: "be" } })).toBe("blauer Esel");
  });

  it("stumble 08: tell what to type only to who typed", () => {
    expect(say.reason("no", { card: "g4" })).toBe("no green 4 here");
    expect(say.typedReason("no", { card: "g4" })).toBe("no green 4 here: take and a card");
    expect(say.typedReason("never")).toBe("never");
    expect(say.typedReason("unknown")).toBe("unknown");
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
    for (const part of ["log", "moves", "reasons", "typed", "labels", "words"] as const) {
      for (const other of others)
        expect(Object.keys(other[part]).sort()).toEqual(Object.keys(first![part]).sort());
    }
  });

  it("are found by name", async () => {
    expect((await loadText("gold", "nl", [])).name).toBe("Gold!");
    await expect(loadText("chess", "nl", [])).rejects.toThrow("chess");
  });
});
