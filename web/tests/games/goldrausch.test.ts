import { describe, expect, it } from "vitest";
import { GROUP_STYLES, GROUPS } from "../../src/games/goldrausch/groups";
import { cardOf, chipsOf, coinsInOrder, goldOf, scoringIn } from "../../src/games/goldrausch/layout";
import { questionIn, rowChoice } from "../../src/games/goldrausch/pick";
import type { Move, News } from "../../src/table/board";
import { EDGES, lookOf, SEAT_COLOURS } from "../../src/ui/seats";
import { contrast } from "../ui/contrast";

const legalOf = (...actions: string[]): Move[] =>
  actions.map((action) => ({ action, say: { key: "", facts: {} } }));

describe("what can be pointed at", () => {
  it("lays a coin in the rows that the legal actions name", () => {
    const legal = legalOf("lay a", "lay c");
    expect(rowChoice(legal, "a")).toEqual({ action: "lay a", can: true });
    expect(rowChoice(legal, "b")).toEqual({ action: "lay b", can: false });
    expect(rowChoice(null, "a").can).toBe(false);
  });

  it("asks the chip question only of who may answer it", () => {
    expect(questionIn(legalOf("chip", "pass"))?.chip.action).toBe("chip");
    expect(questionIn(legalOf("lay a"))).toBeNull();
    expect(questionIn(null)).toBeNull();
  });
});

describe("what lies where", () => {
  it("reads cards", () => {
    expect(cardOf("figure l")).toEqual({ kind: "figure", group: "l" });
    expect(cardOf("coin 10")).toEqual({ kind: "coin", value: 10 });
    expect(cardOf("coin 0")).toEqual({ kind: "coin", value: 0 });
    expect(cardOf(null)).toBeNull();
  });

  it("lays the best coins first and counts them", () => {
    expect(coinsInOrder([0, 4, 10, 1])).toEqual([10, 4, 1, 0]);
    expect(goldOf([0, 4, 10, 1])).toBe(15);
  });

  it("lays chips seat by seat", () => {
    expect(chipsOf([2, 0, 1])).toEqual([0, 0, 2]);
  });
});

describe("a round scored", () => {
  const news: News[] = [
    { seq: 1, ply: 0, seat: 0, log: [{ key: "lay", facts: { player: 0, card: "coin 4", group: "a" } }] },
    {
      seq: 2,
      ply: 1,
      seat: 1,
      log: [
        { key: "lay", facts: { player: 1, card: "coin 1", group: "d" } },
        { key: "round_over", facts: { round: 1 } },
        { key: "per_chip", facts: { group: "a", gold: 17, count: 3, share: 5 } },
        { key: "pays", facts: { group: "a", player: 0, gold: 10 } },
        { key: "pays", facts: { group: "a", player: 1, gold: 5 } },
        { key: "no_chips", facts: { group: "d", gold: 9 } },
        { key: "total", facts: { player: 0, gold: 10, points: 10 } },
        { key: "total", facts: { player: 1, gold: 5, points: 5 } },
      ],
    },
  ];

  it("is read from the log, group by group", () => {
    const scored = scoringIn(news);
    expect(scored?.round).toBe(1);
    expect(scored?.groups.map(({ group, gold, pays }) => [group, gold, pays])).toEqual([
      ["a", 17, { 0: 10, 1: 5 }],
      ["d", 9, {}],
    ]);
    expect(scored?.totals[1]).toEqual({ seat: 1, gold: 5, points: 5 });
  });

  it("is nothing while the round goes on", () => {
    expect(scoringIn(news.slice(0, 1))).toBeNull();
  });
});

describe("groups and seats", () => {
  it("have inks that can be read on paper and under white", () => {
    for (const group of GROUPS) {
      expect(contrast(GROUP_STYLES[group].ink, "#fffaf0"), group).toBeGreaterThan(4.5);
      expect(contrast(GROUP_STYLES[group].ink, GROUP_STYLES[group].tint), group).toBeGreaterThan(4.5);
    }
    for (const colour of SEAT_COLOURS) expect(contrast(colour, "#fff8e6"), colour).toBeGreaterThan(4.5);
  });

  it("tell twenty seats apart by number, and by colour with edge", () => {
    const looks = [...Array(20).keys()].map(lookOf);
    expect(new Set(looks.map((look) => look.number)).size).toBe(20);
    expect(new Set(looks.map((look) => `${look.colour} ${look.edge}`)).size).toBe(20);
    expect(EDGES.length * SEAT_COLOURS.length).toBeGreaterThanOrEqual(20);
  });
});
