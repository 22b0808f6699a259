import { describe, expect, it } from "vitest";
import { CARD_FACE, SUIT_STYLES, SUITS } from "../../src/games/gold/suits";
import { keyZones } from "../../src/ui/gestures/keys";
import { nearest } from "../../src/ui/gestures/roving";
import { contrast } from "./contrast";

describe("names of things that exist twice", () => {
  it("keeps a thing's name where it stays, and gives a moved one the name that came free", () => {
    const before = keyZones({ offer: ["re", "g4"], 0: ["re", "b6"] }, {});
    const after = keyZones({ offer: ["re", "b6"], 0: ["re", "g4"] }, before);
    expect(after.offer?.[0]).toEqual(before.offer?.[0]);
    expect(after[0]?.[1]?.key).toBe(before.offer?.[1]?.key);
    expect(after.offer?.[1]?.key).toBe(before[0]?.[1]?.key);
  });

  it("never gives one name twice", () => {
    const zones = keyZones({ offer: ["re", "re", "re"], 0: ["re"] }, {});
    const keys = Object.values(zones).flatMap((things) => things.map((thing) => thing.key));
    expect(new Set(keys).size).toBe(4);
  });
});

describe("arrow keys", () => {
  const grid = [0, 1, 2, 3, 4, 5].map((place) => ({ x: (place % 3) * 100, y: Math.floor(place / 3) * 50 }));

  it("go to the nearest thing in their direction", () => {
    expect(nearest(grid[0]!, grid, 1, 0)).toBe(1);
    expect(nearest(grid[0]!, grid, 0, 1)).toBe(3);
    expect(nearest(grid[5]!, grid, -1, 0)).toBe(4);
    expect(nearest(grid[5]!, grid, 0, -1)).toBe(2);
  });

  it("stay where nothing lies further on", () => {
    expect(nearest(grid[2]!, grid, 1, 0)).toBe(-1);
  });
});

describe("the suits", () => {
  it("can be told from the card by their ink", () => {
    for (const suit of SUITS) expect(contrast(SUIT_STYLES[suit].ink, CARD_FACE), suit).toBeGreaterThan(7);
  });

  it("stand out from their own ground", () => {
    for (const suit of SUITS)
      expect(contrast(SUIT_STYLES[suit].ink, SUIT_STYLES[suit].tint), suit).toBeGreaterThan(4.5);
  });

  it("have shapes and colours of their own", () => {
    const styles = SUITS.map((suit) => SUIT_STYLES[suit]);
    expect(new Set(styles.map((style) => style.outline)).size).toBe(SUITS.length);
    expect(new Set(styles.map((style) => style.fill)).size).toBe(SUITS.length);
  });
});
