import { describe, expect, it } from "vitest";
import { byValue, colourScoring, columnsOf, othersOf } from "../../src/games/gold/layout";
import {
  bonusChoice,
  decline,
  donkeyChoices,
  keepChosen,
  offerChoice,
  ownChoice,
} from "../../src/games/gold/pick";
import type { Move } from "../../src/table/board";

const legalOf = (...actions: string[]): Move[] =>
  actions.map((action) => ({ action, say: { key: "", facts: {} } }));
const cards = (...texts: string[]) => texts.map((text) => ({ text }));

describe("what can be pointed at", () => {
  const turn = legalOf("swap be g4", "swap b6 g4", "take re");

  it("takes an offer card by itself when nothing is chosen", () => {
    expect(offerChoice(turn, null, "re")).toEqual({ action: "take re", can: true });
    expect(offerChoice(turn, null, "g4")).toEqual({ action: "take g4", can: false });
  });

  it("fetches an offer card for the chosen one", () => {
    expect(offerChoice(turn, "b6", "g4")).toEqual({ action: "swap b6 g4", can: true });
    expect(offerChoice(turn, "b6", "re")).toEqual({ action: "swap b6 re", can: false });
  });

  it("offers for exchange only what fetches something", () => {
    expect(ownChoice(turn, "b6", ["re", "g4"]).can).toBe(true);
    expect(ownChoice(turn, "p3", ["re", "v5", "g4"])).toEqual({ action: "swap p3 g4", can: false });
  });

  it("names an exchange to ask about even when only donkeys are left", () => {
    expect(ownChoice(turn, "p3", ["re"]).action).toBe("swap p3 re");
  });

  it("shows the bonus and the way to decline it", () => {
    const bonus = legalOf("bonus 1 o6", "pass");
    expect(bonusChoice(bonus, 1, "o6").can).toBe(true);
    expect(bonusChoice(bonus, 2, "o6")).toEqual({ action: "bonus 2 o6", can: false });
    expect(decline(bonus)?.action).toBe("pass");
    expect(decline(turn)).toBeNull();
  });

  it("offers donkeys where players choose them", () => {
    expect(donkeyChoices(legalOf("donkey g", "donkey r")).map((move) => move.action)).toEqual([
      "donkey g",
      "donkey r",
    ]);
  });

  it("can use nothing when it is not my turn", () => {
    expect(offerChoice(null, null, "re").can).toBe(false);
    expect(ownChoice(null, "b6", ["g4"]).can).toBe(false);
    expect(bonusChoice(null, 1, "o6").can).toBe(false);
  });

  it("forgets the chosen card once it cannot be given", () => {
    expect(keepChosen(turn, "b6")).toBe("b6");
    expect(keepChosen(legalOf("take re"), "b6")).toBeNull();
    expect(keepChosen(null, "b6")).toBeNull();
  });
});

describe("where cards lie", () => {
  it("puts the cheapest first", () => {
    expect(byValue(cards("b8", "re", "g3", "ge", "b3")).map((card) => card.text)).toEqual([
      "ge",
      "re",
      "g3",
      "b3",
      "b8",
    ]);
  });

  it("has a column for each of six colours, empty ones too", () => {
    const columns = columnsOf(cards("o4", "oe", "p3"));
    expect(columns.map((column) => column.suit).join("")).toBe("gbvrop");
    expect(columns[4]?.cards.map((card) => card.text)).toEqual(["oe", "o4"]);
    expect(columns[0]?.cards).toEqual([]);
  });

  it("seats the others from my left hand on", () => {
    expect(othersOf(3, 1)).toEqual([2, 0]);
    expect(othersOf(2, 0)).toEqual([1]);
    expect(othersOf(3, null)).toEqual([0, 1, 2]);
  });

  it("tells the colour scoring colour by colour, and nothing before the end", () => {
    const log = [
      { key: "over", facts: {} },
      { key: "colour", facts: { player: 1, card: "r6" } },
      { key: "colour", facts: { player: 0, card: "r8" } },
    ];
    const scored = colourScoring(log);
    expect(scored?.find(({ suit }) => suit === "r")?.winners).toEqual([
      { seat: 1, card: "r6" },
      { seat: 0, card: "r8" },
    ]);
    expect(scored?.find(({ suit }) => suit === "g")?.winners).toEqual([]);
    expect(colourScoring([{ key: "take", facts: { player: 0, card: "re" } }])).toBeNull();
  });
});
