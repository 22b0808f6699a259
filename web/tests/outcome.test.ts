import { describe, expect, it } from "vitest";
import { MINE } from "../src/i18n/mine";
import type { SeatView, TableRow } from "../src/net/wire";
import { inOrder, isAgainstBots, outcomeOf, runningOf } from "../src/pages/outcome";

function seat(number: number, person: string | null, level: string | null = null): SeatView {
  const kind = person ? "person" : level ? "bot" : "empty";
  return { seat: number, kind, person, name: person, level, stand_in: Boolean(person && level), here: false };
}

function row(change: Partial<TableRow>): TableRow {
  return {
    id: "t",
    game: "gold",
    players: 3,
    status: "playing",
    access: "private",
    rated: false,
    clock: "none",
    seats: [seat(0, "me"), seat(1, null, "player"), seat(2, null, "player")],
    your_turn: false,
    deadline: null,
    updated_at: 1,
    result: null,
    ...change,
  };
}

function ended(ranking: number[][], change: Partial<TableRow> = {}): TableRow {
  return row({ status: "over", result: { scores: [12, 9, 20], ranking, why: "played" }, ...change });
}

describe("my games", () => {
  const words = MINE.en;

  it("stumble 20: say how they ended for me, with the points", () => {
    expect(outcomeOf(ended([[0], [2], [1]]), "me", words)).toBe("Won · 12 to 9, 20");
    expect(outcomeOf(ended([[0, 2], [1]]), "me", words)).toBe("Shared victory · 12 to 9, 20");
    expect(outcomeOf(ended([[2], [0], [1]]), "me", words)).toBe("2nd of 3 · 12 to 9, 20");
    expect(outcomeOf(ended([[2], [1], [0]]), "me", words)).toBe("Lost · 12 to 9, 20");
  });

  it("stumble 20: do not claim what a bot did in my stead", () => {
    const seats = [seat(0, "me", "player"), seat(1, null, "player"), seat(2, null, "player")];
    expect(outcomeOf(ended([[0], [2], [1]], { seats }), "me", words)).toContain("A bot finished it");
  });

  it("stumble 20: totals go from weak to strong, people last", () => {
    const one = (game: string, level: string | null) => ({ game, level, played: 1, won: 0 });
    const totals = [
      one("elfenland", "amateur"),
      one("gold", null),
      one("gold", "master"),
      one("gold", "beginner"),
    ];
    expect(inOrder(totals).map((total) => `${total.game} ${total.level}`)).toEqual([
      "gold beginner",
      "gold master",
      "gold null",
      "elfenland amateur",
    ]);
  });

  it("stumble 19: run first where it is my turn, the latest before the older", () => {
    const rows = [
      row({ id: "old", updated_at: 1 }),
      row({ id: "mine", updated_at: 2, your_turn: true }),
      row({ id: "new", updated_at: 3 }),
      row({ id: "over", status: "over" }),
    ];
    expect(runningOf(rows).map((one) => one.id)).toEqual(["mine", "new", "old"]);
  });

  it("stumble 19: can be put away while only bots play along", () => {
    expect(isAgainstBots(row({}))).toBe(true);
    expect(isAgainstBots(row({ status: "over" }))).toBe(false);
    expect(isAgainstBots(row({ seats: [seat(0, "me"), seat(1, "anne", "player")] }))).toBe(false);
  });
});
