import { describe, expect, it } from "vitest";
import { BOXES, boxesOf, heapOf, nameOf } from "../../src/games/zevenspel/layout";
import { boxChoice } from "../../src/games/zevenspel/pick";
import { firstStep, lengthOf, momentOf, roundIn } from "../../src/games/zevenspel/show";
import type { News, Sentence } from "../../src/table/board";

const CARDS = ["ra", "rd", "rk", "bk", "ra", "be", "rd"];

function tell(ply: number, ...log: Sentence[]): News {
  return { seq: ply + 1, ply, seat: -1, log };
}

function roundOf(cards: string[]): News[] {
  const turned = cards.flatMap((card, place) => [
    tell(
      2 * place,
      place === 0
        ? { key: "roll_1", facts: { player: 0 } }
        : { key: "roll", facts: { player: 0, pips: 4, count: 3 } },
    ),
    tell(2 * place + 1, { key: "card", facts: { card, place: place + 1 } }),
  ]);
  turned
    .at(-1)
    ?.log.push(
      { key: "wins", facts: { box: "aa", points: 115 } },
      { key: "wins", facts: { box: "red5", points: 115 } },
      { key: "scores", facts: { player: 0, box: "aa", points: 115 } },
      { key: "out", facts: { player: 1, box: "ee" } },
      { key: "round", facts: { round: 2, player: 1 } },
    );
  return turned;
}

describe("the felt", () => {
  it("has 32 boxes, each once", () => {
    expect(new Set(BOXES).size).toBe(32);
    expect(boxesOf("pairs")).toEqual(["pairs3", "pairs2", "pairs1", "pairs0"]);
  });

  it("writes what a box is called", () => {
    expect([nameOf("aa"), nameOf("seven"), nameOf("black4")]).toEqual(["AA", "7", "4"]);
  });

  it("can be bet on where the legal actions say so, and asks about every other box", () => {
    const legal = [{ action: "bet aa", say: { key: "bet", facts: { box: "aa" } } }];
    expect(boxChoice(legal, "aa")).toEqual({ action: "bet aa", can: true });
    expect(boxChoice(legal, "red7")).toEqual({ action: "bet red7", can: false });
    expect(boxChoice(null, "aa").can).toBe(false);
  });

  it("always draws my chip, and counts those there is no room for", () => {
    expect(heapOf([1, 2, 9], 9)).toEqual({ shown: [9, 1, 2], more: 0 });
    const crowd = heapOf([...Array(20).keys()], 19);
    expect(crowd.shown[0]).toBe(19);
    expect(crowd.shown.length + crowd.more).toBe(20);
  });
});

describe("a round played through", () => {
  const news = roundOf(CARDS);
  const round = roundIn(news)!;

  it("is read from the log: rolls, cards, winning boxes and what became of the chips", () => {
    expect(round.cards).toEqual(CARDS);
    expect(round.rolls).toEqual([1, 4, 4, 4, 4, 4, 4]);
    expect(round.wins).toEqual(["aa", "red5"]);
    expect(round.results).toEqual([
      { seat: 0, box: "aa", points: 115 },
      { seat: 1, box: "ee", points: 0 },
    ]);
  });

  it("takes the last of several rounds", () => {
    const other = ["bo", "bo", "bo", "bo", "bo", "bo", "bo"];
    expect(roundIn([...roundOf(other), ...news])?.cards).toEqual(CARDS);
    expect(roundIn([tell(0, { key: "bet", facts: { player: 0, box: "aa" } })])).toBeNull();
  });

  it("rolls, then turns a card, then lights the boxes one by one, then settles", () => {
    expect(momentOf(round, 0)).toEqual({ cards: [], die: 1, lit: [], settled: false });
    expect(momentOf(round, 1).cards).toEqual(["ra"]);
    expect(momentOf(round, 2)).toEqual({ cards: ["ra"], die: 4, lit: [], settled: false });
    expect(momentOf(round, 13).cards).toEqual(CARDS);
    expect(momentOf(round, 14).lit).toEqual(["aa"]);
    expect(momentOf(round, 15)).toEqual({ cards: CARDS, die: 4, lit: ["aa", "red5"], settled: false });
    expect(momentOf(round, lengthOf(round) - 1).settled).toBe(true);
  });

  it("begins with what is new: in a replay only the last card", () => {
    expect(firstStep(round, news)).toBe(0);
    expect(firstStep(round, news.slice(-1))).toBe(12);
  });
});
