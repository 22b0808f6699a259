// The drawn boards, pressed as a person presses them: what is legal is played, anything else is asked about.

import { cleanup, render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import GoldBoard from "../../src/games/gold/Board.svelte";
import GoldrauschBoard from "../../src/games/goldrausch/Board.svelte";
import ZevenspelBoard from "../../src/games/zevenspel/Board.svelte";
import type { Move, News } from "../../src/table/board";
import { type GameText, loadText } from "../../src/text";

const play = vi.fn();
const why = vi.fn();
let say: GameText;

const legalOf = (...actions: string[]): Move[] =>
  actions.map((action) => {
    const [key = "", ...rest] = action.split(" ");
    const [given, card] = key === "swap" ? rest : [undefined, rest.at(-1)];
    return { action, say: { key, facts: { ...(given ? { given } : {}), ...(card ? { card } : {}) } } };
  });

const common = (legal: Move[] | null, news: News[] = []) => ({
  truth: null,
  you: 0,
  turn: 0,
  legal,
  names: ["Anne", "Marc"],
  language: "en" as const,
  news,
  log: news,
  busy: false,
  result: null,
  play,
  why,
  say,
  motion: false,
});

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe("Gold!", () => {
  const view = {
    phase: "turn" as const,
    seats: 2,
    turn: 0,
    offer: ["re", "g4", "o8"],
    displays: [["b6", "p3"], ["v5"]],
    pile: 10,
    refills: 2,
    set_colour: null,
    score_piles: [{ cards: 3, points: 12 }, { cards: 0 }],
    set_aside: null,
  };
  const turn = legalOf("swap b6 g4", "take re");

  beforeEach(async () => {
    say = await loadText("gold", "en", ["Anne", "Marc"]);
  });

  it("takes the cheapest with one press", async () => {
    render(GoldBoard, { game: "gold", view, ...common(turn) });
    await userEvent.click(screen.getByRole("button", { name: "take the red donkey" }));
    expect(play).toHaveBeenCalledExactlyOnceWith("take re");
  });

  it("chooses a card of one's own, then what it fetches", async () => {
    render(GoldBoard, { game: "gold", view, ...common(turn) });
    await userEvent.click(screen.getByRole("button", { name: /^blue 6/ }));
    expect(screen.getByRole("status").textContent).toContain("blue 6");
    await userEvent.click(screen.getByRole("button", { name: "give the blue 6, take the green 4" }));
    expect(play).toHaveBeenCalledExactlyOnceWith("swap b6 g4");
  });

  it("lets go of a chosen card by Escape", async () => {
    render(GoldBoard, { game: "gold", view, ...common(turn) });
    await userEvent.click(screen.getByRole("button", { name: /^blue 6/ }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "green 4" }));
    expect(why).toHaveBeenCalledExactlyOnceWith("take g4");
  });

  it("asks why about what cannot be used", async () => {
    render(GoldBoard, { game: "gold", view, ...common(turn) });
    await userEvent.click(screen.getByRole("button", { name: "pink 3" }));
    await userEvent.click(screen.getByRole("button", { name: "violet 5" }));
    expect(why.mock.calls).toEqual([["swap p3 g4"], ["bonus 1 v5"]]);
    expect(play).not.toHaveBeenCalled();
  });

  it("offers the bonus and a way to decline it", async () => {
    const bonus = {
      ...view,
      phase: "bonus" as const,
      set_colour: "b",
      displays: [["b6", "b7", "be"], ["v5"]],
    };
    render(GoldBoard, { game: "gold", view: bonus, ...common(legalOf("bonus 1 v5", "pass")) });
    await userEvent.click(screen.getByRole("button", { name: "no thanks" }));
    expect(play).toHaveBeenCalledExactlyOnceWith("pass");
  });

  it("says nothing and plays nothing for an onlooker", async () => {
    render(GoldBoard, { game: "gold", view, ...common(null), you: null });
    await userEvent.click(screen.getByRole("button", { name: "red donkey" }));
    expect(why).not.toHaveBeenCalled();
    expect(play).not.toHaveBeenCalled();
  });

  it("has one tab stop a zone and arrows inside", async () => {
    render(GoldBoard, { game: "gold", view, ...common(turn) });
    const offer = screen.getByRole("region", { name: "Offer" });
    expect([...offer.querySelectorAll("button")].map((button) => button.tabIndex)).toEqual([0, -1, -1]);
  });
});

describe("Het Gouden Zevenspel", () => {
  const felt = { aa: 115, seven: 130 };
  const view = {
    phase: "bet" as const,
    seats: 2,
    turn: 0,
    opener: 0,
    round: 2,
    chips: [9, 10],
    scores: [0, 115],
    bets: [null, "aa"],
    open: [],
    winning: ["aa"],
    max_rounds: null,
    die: null,
    aside: 0,
    pile: 53,
    pot: 1,
    felt,
    one_in: { aa: 6.7, seven: 7.6 },
  };

  beforeEach(async () => {
    say = await loadText("zevenspel", "en", ["Anne", "Marc"]);
  });

  it("bets on a box, and asks about one that cannot be had", async () => {
    render(ZevenspelBoard, { game: "zevenspel", view, ...common(legalOf("bet aa")) });
    await userEvent.click(screen.getByRole("button", { name: /^AA, 115 points.*Marc/ }));
    await userEvent.click(screen.getByRole("button", { name: /^7, 130 points/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith("bet aa");
    expect(why).toHaveBeenCalledExactlyOnceWith("bet seven");
  });

  it("shows odds to whoever asks", async () => {
    render(ZevenspelBoard, { game: "zevenspel", view, ...common(null) });
    expect(screen.queryByText("1 in 6.7")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Odds" }));
    expect(screen.getByText("1 in 6.7")).toBeTruthy();
  });
});

describe("Goldrausch", () => {
  const empty = { figures: 0, coins: [], chips: [0, 0] };
  const view = {
    phase: "coin" as "coin" | "chip",
    seats: 2,
    turn: 0,
    starter: 0,
    round: 1,
    rounds: 4,
    groups: {
      a: { figures: 2, coins: [4, 0], chips: [1, 0] },
      d: empty,
      l: empty,
      i: empty,
      b: empty,
      c: empty,
    },
    scores: [0, 0],
    pile: 60,
    turned: "coin 4",
    unseen: { "coin 4": 3 },
    chips_left: [2, 3],
    pays: { a: [4, 0] },
    sheet: [],
  };

  beforeEach(async () => {
    say = await loadText("goldrausch", "en", ["Anne", "Marc"]);
  });

  it("lays the coin in a row, and asks about the others", async () => {
    render(GoldrauschBoard, { game: "goldrausch", view, ...common(legalOf("lay a")) });
    await userEvent.click(
      screen.getByRole("button", { name: /^lay the coin with the adventurer, 2 figures/ }),
    );
    await userEvent.click(screen.getByRole("button", { name: /^bandit/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith("lay a");
    expect(why).toHaveBeenCalledExactlyOnceWith("lay b");
  });

  it("asks the chip question in the row of the figure", async () => {
    const figure = { ...view, phase: "chip" as const, turned: "figure a" };
    render(GoldrauschBoard, { game: "goldrausch", view: figure, ...common(legalOf("chip", "pass")) });
    await userEvent.click(screen.getByRole("button", { name: "put a chip on the adventurer" }));
    await userEvent.click(screen.getByRole("button", { name: "place no chip" }));
    expect(play.mock.calls).toEqual([["chip"], ["pass"]]);
  });

  it("shows a scored round until it is read", async () => {
    const news = [
      {
        seq: 1,
        ply: 0,
        seat: 0,
        log: [
          { key: "round_over", facts: { round: 1 } },
          { key: "total", facts: { player: 0, gold: 4, points: 4 } },
        ],
      },
    ];
    render(GoldrauschBoard, { game: "goldrausch", view, ...common(null, news) });
    await userEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(screen.queryByText("Round 1 is scored")).toBeNull();
  });
});
