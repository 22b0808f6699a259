import { cleanup, render } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FIELDS_EN } from "../src/i18n/en/fields";
import type { BoardProps, Move } from "../src/table/board";
import GenericBoard from "../src/table/GenericBoard.svelte";
import { groupMoves, linesOf } from "../src/table/generic";
import { loadText } from "../src/text";

const say = await loadText("gold", "en", ["Anne", "Marc"]);
const legal: Move[] = [
  { action: "take re", say: { key: "take", facts: { card: "re" } } },
  { action: "swap b6 g4", say: { key: "swap", facts: { given: "b6", card: "g4" } } },
  { action: "take ge", say: { key: "take", facts: { card: "ge" } } },
];

function props(more: Partial<BoardProps> = {}): BoardProps {
  return {
    game: "gold",
    view: { offer: ["re", "g4"], score_piles: [{ cards: 3 }, { cards: 0 }] },
    truth: null,
    you: 0,
    turn: 0,
    legal,
    names: ["Anne", "Marc"],
    language: "en",
    news: [],
    log: [],
    busy: false,
    result: null,
    play: vi.fn(),
    why: vi.fn(),
    say,
    motion: false,
    ...more,
  };
}

afterEach(cleanup);

describe("the generic board", () => {
  it("offers every legal move in words, and plays the one clicked", async () => {
    const given = props();
    const board = render(GenericBoard, given);
    await userEvent.click(board.getByRole("button", { name: "take the red donkey" }));
    expect(board.getAllByRole("button")).toHaveLength(3);
    expect(given.play).toHaveBeenCalledWith("take re");
  });

  it("can be played with the keyboard alone", async () => {
    const given = props();
    render(GenericBoard, given);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    expect(given.play).toHaveBeenCalledWith("take ge");
  });

  it("says who is awaited when it is not my turn", () => {
    const board = render(GenericBoard, props({ legal: null, turn: 1 }));
    expect(board.getByText("Waiting for Marc.")).toBeTruthy();
    expect(board.queryAllByRole("button")).toEqual([]);
  });

  it("shows the view as text, per player where it is per player", () => {
    const lines = linesOf(props().view, { say, names: ["Anne", "Marc"], fields: FIELDS_EN });
    expect(lines.map((line) => `${line.label}: ${line.text}`)).toEqual([
      "Offer: red donkey, green 4",
      "Score pile, Anne: cards 3",
    ]);
  });

  it("stumble 30: leaves out what is empty or not of this game, and names seats", async () => {
    const names = ["Anne", "Marc"];
    const view = {
      round: 1,
      starter: 0,
      boots: ["elvenhold", "beata"],
      roads: {},
      gold: undefined,
      hands: [{ pig: 2 }, {}],
      cards_in_hand: [2, 0],
      tokens: [
        { open: {}, hidden: {}, unseen: 0 },
        { open: { tree: 1 }, hidden: {}, unseen: 1 },
      ],
      town_cards: [null, null],
      values: null,
      earned: 0,
      bid: 0,
      bidder: null,
      passed: [],
      drawn: [],
      over: false,
    };
    const elfenland = await loadText("elfenland", "en", names);
    const lines = linesOf(view, { say: elfenland, names, fields: FIELDS_EN });
    expect(lines.map((line) => line.path)).toEqual([
      "round",
      "starter",
      "boots",
      "hands.0",
      "cards_in_hand",
      "tokens.1",
    ]);
    expect(lines.find((line) => line.path === "starter")!.text).toBe("Anne");
    const bidding = linesOf(
      { ...view, bid: 3, bidder: 1, passed: [0], discard_pile: { raft: 2 } },
      { say: elfenland, names, fields: FIELDS_EN },
    ).map((line) => `${line.label}: ${line.text}`);
    expect(bidding).toContain("Highest bidder: Marc");
    expect(bidding).toContain("Passed: Anne");
    expect(bidding).toContain("In the discard pile: raft 2");
    for (const line of lines) expect(`${line.label} ${line.text}`).not.toMatch(/gold|bid|–/i);
  });

  it("keeps kinds of moves together", () => {
    expect(groupMoves(legal).map((group) => group.moves.length)).toEqual([2, 1]);
  });
});
