// Sets chosen in any order: the cards of a caravan, discards, things given back.

import { describe, expect, it, vi } from "vitest";
import { collects } from "../src/games/elfengold/collect";
import type { ElfView } from "../src/games/elfengold/view";
import type { Move, News } from "../src/table/board";
import {
  beginningOfMove,
  type Chosen,
  completes,
  inOrder,
  nextOf,
  onlySet,
  type Task,
  withOne,
  withoutOne,
} from "../src/table/collect";
import { Collecting } from "../src/table/collecting.svelte";
import type { Outcome } from "../src/table/live.svelte";

function moves(...actions: string[]): Move[] {
  return actions.map((action) => ({ action, say: { key: action.split(" ")[0]!, facts: {} } }));
}

function task(need: number, things: Record<string, number>): Task {
  return {
    need,
    things: Object.entries(things).map(([kind, count]) => ({ move: moves(`pay ${kind}`)[0]!, count })),
  };
}

const caravan = task(3, { pig: 1, dragon: 2, raft: 1 });

describe("stumble 02: a set", () => {
  it("is chosen in any order, each thing as often as it is there", () => {
    const chosen = ["pay raft", "pay dragon", "pay raft"].reduce<Chosen>(
      (so_far, action) => withOne(caravan, so_far, action),
      [],
    );
    expect(chosen).toEqual(["pay raft", "pay dragon"]);
    expect(completes(caravan, chosen, "pay raft")).toBe(false);
    expect(completes(caravan, chosen, "pay pig")).toBe(true);
    expect(withOne(caravan, chosen, "pay cycle")).toEqual(chosen);
    expect(withOne(caravan, [...chosen, "pay pig"], "pay dragon")).toHaveLength(3);
  });

  it("can be put back, one by one", () => {
    expect(withoutOne(["pay raft", "pay dragon", "pay dragon"], "pay dragon")).toEqual([
      "pay raft",
      "pay dragon",
    ]);
    expect(withoutOne(["pay raft"], "pay pig")).toEqual(["pay raft"]);
  });

  it("is known where all must go, or all are of a kind", () => {
    expect(onlySet(task(3, { pig: 1, dragon: 2 }))).toEqual(["pay pig", "pay dragon", "pay dragon"]);
    expect(onlySet(task(3, { pig: 7 }))).toEqual(["pay pig", "pay pig", "pay pig"]);
    expect(onlySet(caravan)).toBeNull();
  });

  it("goes in the order in which the rules take it", () => {
    const set = inOrder(caravan, ["pay raft", "pay dragon", "pay pig"]);
    expect(set).toEqual(["pay pig", "pay dragon", "pay raft"]);
    // A dragon could go first as well, but then no pig could.
    expect(nextOf(set, moves("pay dragon", "pay pig"))).toBe("pay pig");
    expect(nextOf(set, moves("stop"))).toBeNull();
    expect(nextOf(set, null)).toBeNull();
    expect(nextOf([], moves("pay pig"))).toBeNull();
  });

  it("is one move to whoever takes it back", () => {
    const told = (ply: number, key: string, seat = 0): News => ({
      seq: ply,
      ply,
      seat,
      log: [{ key, facts: {} }],
    });
    const log = [told(3, "go"), told(4, "caravan"), told(5, "pay"), told(6, "pay"), told(7, "pay")];
    expect(beginningOfMove(log, 0)).toBe(5);
    expect(beginningOfMove(log.slice(0, 2), 0)).toBe(4);
    expect(beginningOfMove([...log, told(8, "bid", 1)], 0)).toBe(5);
    expect(beginningOfMove([told(1, "return"), told(2, "return_hidden")], 0)).toBe(1);
    expect(beginningOfMove([{ ...told(1, ""), log: [] }, told(2, "return")], 0)).toBe(1);
    expect(beginningOfMove(log, 1)).toBeNull();
  });
});

describe("stumble 02: what the elf games ask for", () => {
  const view = { giving: { pig: 1, dragon: 2 }, left: 2 } as unknown as ElfView;

  it("is a set of what the view says, also of what is not legal first", () => {
    const asked = collects(view, moves("discard pig"))!;
    expect(asked.need).toBe(2);
    expect(asked.things.map(({ move, count }) => [move.action, count])).toEqual([
      ["discard pig", 1],
      ["discard dragon", 2],
    ]);
    expect(asked.things[0]!.move.say).toEqual({ key: "discard", facts: { kind: "a pig" } });
  });

  it("is nothing while something else is to be done", () => {
    expect(collects(view, moves("stop", "go beata-elvenhold-plain pig"))).toBeNull();
  });
});

/** A table that takes things in the order of the rules, and answers when it is told to. */
function table() {
  const order = ["pay pig", "pay dragon", "pay raft"];
  const answers: ((outcome: Outcome) => void)[] = [];
  const live = { waiting: 0, do: vi.fn() };
  const sent: string[] = [];
  live.do.mockImplementation(async ({ action }: { action: string }) => {
    live.waiting += 1;
    sent.push(action);
    const outcome = await new Promise<Outcome>((resolve) => answers.push(resolve));
    live.waiting -= 1;
    return outcome;
  });
  const game = (ply: number, from = 0) => ({ ply, legal: moves(...order.slice(from)) });
  const answer = async (outcome: Outcome = { done: true }) => {
    answers.shift()!(outcome);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { live, sent, game, answer };
}

describe("stumble 02: a set under way", () => {
  const set = ["pay pig", "pay dragon", "pay dragon"];

  it("goes one by one, each after the table has taken the one before", async () => {
    const { live, sent, game, answer } = table();
    const collecting = new Collecting(live, vi.fn());
    collecting.send(set);
    collecting.goOn(game(7));
    collecting.goOn(game(7));
    expect(sent).toEqual(["pay pig"]);
    await answer();
    collecting.goOn(game(7)); // answered, but the game has not been told yet
    expect(sent).toHaveLength(1);
    collecting.goOn({ ply: 8, legal: moves("pay dragon") });
    await answer();
    collecting.goOn({ ply: 9, legal: moves("pay dragon") });
    await answer();
    expect(sent).toEqual(set);
    expect(collecting.sending).toEqual([]);
  });

  it("stops where the line is lost or the game has moved on, and says so once", async () => {
    const { live, sent, game, answer } = table();
    const refuse = vi.fn();
    const collecting = new Collecting(live, refuse);
    collecting.send(set);
    collecting.goOn(game(7));
    await answer({ done: false, reason: { code: "offline", rule: null, facts: {} }, kept: false });
    collecting.goOn(game(8));
    expect(sent).toHaveLength(1);
    expect(refuse).toHaveBeenCalledTimes(1);
    expect(collecting.sending).toEqual([]);
  });

  it("lets go what cannot be sent since somebody took a move back", async () => {
    const { live, sent, game, answer } = table();
    const collecting = new Collecting(live, vi.fn());
    collecting.send(set);
    collecting.goOn(game(7));
    await answer();
    collecting.goOn({ ply: 6, legal: moves("stop") });
    expect(sent).toHaveLength(1);
    expect(collecting.sending).toEqual([]);
  });
});
