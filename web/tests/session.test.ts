import { describe, expect, it } from "vitest";
import type { GameView, News, ServerMessage, TableView } from "../src/net/wire";
import { BOT_NAMES, botName } from "../src/table/bots";
import { connected, NOTHING_YET, namesOf, receive, sinceMyTurn, type TableState } from "../src/table/session";

const table: TableView = {
  id: "t1",
  game: "gold",
  players: 2,
  options: {},
  clock: { kind: "none" },
  access: "private",
  rated: false,
  chat: "phrases",
  host: "pa",
  status: "playing",
  seats: [
    { seat: 0, kind: "person", person: "pa", name: "Anne", level: null, stand_in: false, here: true },
    { seat: 1, kind: "bot", person: null, name: null, level: "player", stand_in: false, here: true },
  ],
  you: { person: "pa", seat: 0, host: true },
  offers: { undo: null, rematch: null },
  onlookers: 0,
  fairness: { commitment: "c", nonces: [], seed: null },
  result: null,
  said: [],
  takebacks: [],
};

function told(seq: number, ply: number, seat = 0): News {
  return { seq, ply, seat, log: [{ key: "take", facts: { player: seat, card: "re" } }] };
}

function game(seq: number, ply: number, news: News[]): ServerMessage {
  const view: GameView = {
    seq,
    ply,
    turn: 0,
    view: {},
    truth: null,
    legal: [],
    scores: null,
    clocks: [],
    undo: null,
    news,
  };
  return { type: "game", ...view };
}

function known(...messages: ServerMessage[]): TableState {
  return messages.reduce(receive, NOTHING_YET);
}

describe("what is known of a table", () => {
  it("shows what was missed without motion, and what follows with it", () => {
    const first = known({ type: "table", seq: 3, table }, game(5, 2, [told(4, 0), told(5, 1, 1)]));
    expect(first.log.map((item) => item.ply)).toEqual([0, 1]);
    expect(first.news).toEqual([]);

    const second = receive(first, game(6, 3, [told(6, 2)]));
    expect(second.news.map((item) => item.ply)).toEqual([2]);
    expect(second.seq).toBe(6);
  });

  it("drops from the log what an undo took back", () => {
    const before = known(game(6, 3, [told(4, 0), told(5, 1, 1), told(6, 2)]));
    const back = receive(before, game(7, 2, []));
    expect(back.log.map((item) => item.ply)).toEqual([0, 1]);
    expect(back.news).toEqual([]);

    const otherwise = receive(back, game(8, 3, [told(8, 2)]));
    expect(otherwise.log.at(-1)?.seq).toBe(8);
  });

  it("does not tell anything twice after a new line", () => {
    const before = connected(known(game(5, 2, [told(4, 0), told(5, 1, 1)])));
    const again = receive(before, game(6, 3, [told(5, 1, 1), told(6, 2)]));
    expect(again.log.map((item) => item.seq)).toEqual([4, 5, 6]);
    expect(again.seenPly).toBe(2);
  });

  it("keeps what was said in order and once", () => {
    const said = { seq: 9, person: "pa", seat: 0, name: "Anne", phrase: "hello" as const, text: null, at: 1 };
    const state = known(
      { type: "said", ...said },
      { type: "table", seq: 9, table: { ...table, said: [said] } },
    );
    expect(state.said).toHaveLength(1);
  });

  it("does not go back in sequence when an older message is repeated", () => {
    expect(known(game(6, 3, []), { type: "table", seq: 3, table }).seq).toBe(6);
  });

  it("asks again for a move of which only the table's message came before the line broke", () => {
    expect(known(game(6, 3, []), { type: "table", seq: 8, table }).seq).toBe(6);
  });
});

describe("since my last turn", () => {
  it("is what followed my own last move", () => {
    const log = [told(4, 0, 0), told(5, 1, 1), told(6, 2, -1)];
    expect(sinceMyTurn(log, 0).map((item) => item.seq)).toEqual([5, 6]);
  });

  it("is nothing for onlookers and before my first move", () => {
    expect(sinceMyTurn([told(5, 1, 1)], 0)).toEqual([]);
    expect(sinceMyTurn([told(5, 1, 1)], null)).toEqual([]);
  });
});

describe("names", () => {
  const words = {
    person: (name: string) => name || "Somebody",
    seat: (n: number) => `Seat ${n}`,
  };

  it("are those of people; erased ones are hidden", () => {
    const seats = [{ ...table.seats[0]!, name: "" }, table.seats[1]!];
    expect(namesOf(table, words)[0]).toBe("Anne");
    expect(namesOf({ ...table, seats }, words)[0]).toBe("Somebody");
  });

  it("stumble 10: bots have short names, each its own, the same at every look", () => {
    expect(namesOf(table, words)[1]).toBe(botName(table.id, 1));
    expect(Math.max(...BOT_NAMES.map((name) => name.length))).toBeLessThanOrEqual(9);
    for (const id of ["a", "b", "Zx_9", "5mTq0k1vSdyZ2vLwJm0s1A"]) {
      const all = Array.from({ length: 20 }, (_, seat) => botName(id, seat));
      expect(new Set(all).size).toBe(20);
    }
    expect(botName("a", 0)).not.toBe(botName("b", 0));
  });

  it("stumble 10: a person called as a bot is told apart from it", () => {
    const seats = [{ ...table.seats[0]!, name: botName(table.id, 1) }, table.seats[1]!];
    expect(new Set(namesOf({ ...table, seats }, words)).size).toBe(2);
  });
});
