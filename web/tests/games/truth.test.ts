// The whole truth of a game that is over: what was secret while it was played is shown.

import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { describe, expect, it, vi } from "vitest";
import elfengold from "../../src/games/elfengold/lesson.json";
import elfenland from "../../src/games/elfenland/lesson.json";
import gold from "../../src/games/gold/lesson.json";
import { loadBoard } from "../../src/games/registry";
import zevenspel from "../../src/games/zevenspel/lesson.json";
import { loadText } from "../../src/text";

vi.setConfig({ testTimeout: 30_000 }); // a board is loaded on the way

const NAMES = ["Anne", "Marc", "Wil"];
const LESSONS: Record<string, { steps: { frame: { view: object } }[] }> = {
  gold,
  elfengold,
  elfenland,
  zevenspel,
};

async function show(game: string, truth: object, changes: object = {}): Promise<HTMLElement> {
  const frame = LESSONS[game]!.steps[0]!.frame;
  const Board = (await loadBoard(game)) as unknown as Component<Record<string, unknown>>;
  const common = { game, you: null, turn: 0, legal: null, names: NAMES, language: "en", news: [], log: [] };
  const say = await loadText(game, "en", NAMES);
  const rest = { busy: false, result: null, play: () => {}, why: () => {}, say, motion: false };
  return render(Board, { ...common, ...rest, view: { ...frame.view, ...changes }, truth }).container;
}

describe("the whole truth", () => {
  const truth = {
    hands: [{ dragon: 2, raft: 1 }, { pig: 3 }],
    tokens: [
      { open: { pig: 1 }, hidden: { cloud: 1 } },
      { open: {}, hidden: { wagon: 1, dragon: 1 } },
    ],
    town_cards: ["virst", "tichih"],
  };

  it.each(["elfenland", "elfengold"])(
    "stumble 14: %s shows every hand, hidden token and town card",
    async (game) => {
      const shown = await show(game, truth);
      const seats = [...shown.querySelectorAll(".truth li")].map((seat) => seat.textContent);
      expect(seats).toHaveLength(2);
      expect(seats[0]).toMatch(
        /Anne.*2 × dragon.*1 × raft.*giant pig, open.*magic cloud, hidden.*town card Virst/s,
      );
      expect(seats[1]).toMatch(/Marc.*3 × giant pig.*troll wagon, hidden.*dragon, hidden.*town card Tichih/s);
      expect(shown.querySelectorAll(".goal.seat-0, .goal.seat-1")).toHaveLength(2);
    },
  );

  it.each(["elfenland", "elfengold"])(
    "stumble 14: %s shows nothing of it while the game lasts",
    async (game) => {
      const shown = await show(game, null as never, { town_cards: [null, null] });
      expect(shown.querySelector(".truth, .goal")).toBeNull();
    },
  );

  it("stumble 14: Gold! shows what every score pile is worth", async () => {
    const piles = [{ cards: 3 }, { cards: 6 }];
    const open = [
      { cards: 3, points: 11 },
      { cards: 6, points: 27 },
    ];
    expect((await show("gold", null as never, { score_piles: piles })).textContent).not.toContain("27");
    expect((await show("gold", { score_piles: open }, { score_piles: piles })).textContent).toContain("27");
  });

  it("stumble 14: Zevenspel shows bets that lay hidden", async () => {
    const bets = { phase: "bet", bets: ["hidden", null], open: [] };
    const chips = (shown: HTMLElement) =>
      shown.querySelectorAll('[data-about="kk"] svg, [data-action="bet kk"] svg').length;
    const before = chips(await show("zevenspel", null as never, bets));
    expect(chips(await show("zevenspel", { bets: ["kk", null] }, bets))).toBeGreaterThan(before);
  });
});
