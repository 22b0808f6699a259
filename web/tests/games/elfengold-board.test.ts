// The board as people use it: by taps, by keys, and by what it says to those who do not see it.

import { readFileSync } from "node:fs";
import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../../src/games/elfengold/Board.svelte";
import { TOWN_IDS } from "../../src/games/elfengold/map/layout";
import type { ElfView } from "../../src/games/elfengold/view";
import type { Move } from "../../src/table/board";
import { GameText } from "../../src/text";

const NAMES = ["Anne", "Marc"];
const say = new GameText(
  JSON.parse(readFileSync("../src/goudkoorts/games/elfengold/text/en.json", "utf-8")),
  NAMES,
);
const towns = TOWN_IDS.filter((town) => town !== "elvenhold");

function view(changes: Partial<ElfView>): ElfView {
  return {
    round: 1,
    rounds: 6,
    phase: "plan_routes",
    seats: 2,
    turn: 0,
    starter: 0,
    viewer: 0,
    boots: ["elvenhold", "elvenhold"],
    pieces: [towns, towns.filter((town) => town !== "beata")],
    roads: { "beata-elvenhold-plain": ["dragon"] },
    hands: [{ dragon: 2, raft: 1 }, {}],
    cards_in_hand: [3, 5],
    tokens: [
      { open: { pig: 1 }, hidden: { cycle: 1 }, unseen: 0 },
      { open: {}, hidden: {}, unseen: 2 },
    ],
    town_cards: [null, null],
    values: Object.fromEntries(
      TOWN_IDS.map((town) => [town, town === "elvenhold" ? 0 : 3]),
    ) as ElfView["values"],
    gold: [7, 12],
    open_cards: [],
    gold_stack: 0,
    row: [],
    deck: 30,
    discards: 0,
    left: 0,
    giving: {},
    drawn: [],
    over: false,
    caravan: null,
    earned: 0,
    bid: 0,
    bidder: null,
    passed: [],
    ...changes,
  };
}

function show(changes: Partial<ElfView>, ...actions: string[]) {
  const legal: Move[] = actions.map((action) => ({ action, say: { key: action.split(" ")[0]!, facts: {} } }));
  const asked = { play: vi.fn(), why: vi.fn() };
  const shown = view(changes);
  const common = { game: "elfengold", truth: null, you: 0, turn: 0, names: NAMES, language: "en" } as const;
  render(Board, {
    ...common,
    view: shown,
    legal,
    news: [],
    log: [],
    busy: false,
    result: null,
    say,
    motion: false,
    ...asked,
  });
  return asked;
}

/** The button of a name; quicker than asking for roles, which walks over every tree of the map. */
function place(name: RegExp): Element {
  const buttons = [...document.querySelectorAll('button, [role="button"]')];
  return buttons.find((button) => name.test(button.getAttribute("aria-label") ?? button.textContent.trim()))!;
}

beforeEach(() => document.body.replaceChildren());

describe("planning", () => {
  const legal = ["pass", "place pig ixara-virst-plain", "place pig lapphalia-virst-plain"];

  it("is choosing a counter and tapping a road", async () => {
    const { play } = show({}, ...legal);
    await fireEvent.click(place(/^giant pig, open/));
    await fireEvent.click(place(/^Ixara–Virst \(plain\)/));
    expect(play).toHaveBeenCalledWith("place pig ixara-virst-plain");
  });

  it("works by keyboard alone", async () => {
    const { play } = show({}, ...legal);
    await fireEvent.click(place(/^giant pig, open/));
    const road = place(/^Elvenhold–Lapphalia/);
    await fireEvent.focusIn(road);
    await fireEvent.keyDown(road, { key: "PageDown" });
    await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
    expect(play).toHaveBeenCalledWith("place pig ixara-virst-plain");
  });

  it("asks why a road does not take the counter", async () => {
    const { play, why } = show({}, ...legal);
    await fireEvent.click(place(/^giant pig, open/));
    await fireEvent.click(place(/^Al'Baran–Feodor/));
    expect(why).toHaveBeenCalledWith("place pig albaran-feodor-desert");
    expect(play).not.toHaveBeenCalled();
  });
});

describe("the map in words", () => {
  it("says what lies on a road", () => {
    show({}, "pass");
    expect(place(/^Beatá–Elvenhold \(plain\): dragon$/)).toBeTruthy();
  });

  it("says who still has to visit a town", () => {
    show({}, "pass");
    expect(place(/^Beatá; 3 gold; still to visit for Anne$/)).toBeTruthy();
  });

  it("has one tab stop", () => {
    show({}, "pass");
    expect(document.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1);
  });
});

describe("a journey", () => {
  it("asks how to pay where there are several ways", async () => {
    const { play } = show(
      { phase: "move_boots" },
      "go beata-elvenhold-plain dragon",
      "go beata-elvenhold-river raft",
      "stop",
    );
    await fireEvent.click(place(/^Beatá;/));
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(place(/^2 × raft/));
    expect(play).toHaveBeenCalledWith("go beata-elvenhold-river raft");
  });

  it("names the caravan's road and takes its cards from the hand", async () => {
    const { play } = show({ phase: "move_boots", caravan: "beata-elvenhold-plain", left: 2 }, "pay dragon");
    expect(document.querySelector(".prompt")!.textContent).toContain(
      "Caravan Beatá–Elvenhold (plain): pay 2 more cards",
    );
    await fireEvent.click(place(/^2 × dragon/));
    expect(play).toHaveBeenCalledWith("pay dragon");
  });
});

describe("the auction", () => {
  const bids = Array.from({ length: 20 }, (_, place) => `bid ${place + 5}`);
  const selling = { phase: "auction", row: ["dragon", "tree"], bid: 4, bidder: 1 } as Partial<ElfView>;

  it("bids one more at a press", async () => {
    const { play } = show(selling, "pass", ...bids);
    await fireEvent.click(place(/^Bid 5/));
    expect(play).toHaveBeenCalledWith("bid 5");
  });

  it("warns before a bid one cannot pay", async () => {
    const { play } = show(selling, "pass", ...bids);
    for (const _ of [6, 7, 8]) await fireEvent.click(place(/^bid more/));
    await fireEvent.click(place(/^Bid 8/));
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelector("[role=alert]")!.textContent).toMatch(/You have 7 gold/);
    await fireEvent.click(place(/^Bid 8 anyway/));
    expect(play).toHaveBeenCalledWith("bid 8");
  });
});
