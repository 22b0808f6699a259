// A round played through as the log tells it: seven rolls and cards, then the winning boxes one after the other.
// The view that comes with this news is already cleared for the next round, so the show remembers the last one.

import type { News, Sentence } from "../../table/board";

export interface Result {
  seat: number;
  box: string;
  /** Points won; 0 for a chip that is lost. */
  points: number;
}

export interface Round {
  /** The ply of the last card, which tells rounds apart. */
  ply: number;
  cards: string[];
  rolls: number[];
  wins: string[];
  results: Result[];
}

export interface Moment {
  cards: string[];
  die: number | null;
  lit: string[];
  /** Chips still lie on their boxes; then the lost ones are in the pot and the others at home. */
  settled: boolean;
}

/** The last round settled in a log; null where none was. */
export function roundIn(news: readonly News[]): Round | null {
  const end = news.findLastIndex((entry) => entry.log.some(isResult));
  if (end < 0) return null;
  const start = news.slice(0, end).findLastIndex((entry) => entry.log.some(isResult));
  const told = news.slice(start + 1, end + 1).flatMap((entry) => entry.log);
  return {
    ply: news[end]?.ply ?? 0,
    cards: told.filter(({ key }) => key === "card").map(({ facts }) => String(facts.card)),
    rolls: told.filter(({ key }) => key.startsWith("roll")).map(({ facts }) => Number(facts.pips ?? 1)),
    wins: told.filter(({ key }) => key === "wins").map(({ facts }) => String(facts.box)),
    results: told.filter(isResult).map(resultOf),
  };
}

/** How many moments a round has: a roll and a card each, a light each, and the settling. */
export function lengthOf(round: Round): number {
  return 2 * round.rolls.length + round.wins.length + 1;
}

/** Where the show begins: with the first card that is news. In a replay that may be the last of the round. */
export function firstStep(round: Round, news: readonly News[]): number {
  const fresh = news.flatMap((entry) => entry.log).filter(({ key }) => key === "card").length;
  return 2 * Math.max(0, round.cards.length - fresh);
}

/** What lies on the felt at a moment of the show, counted from 0. */
export function momentOf(round: Round, step: number): Moment {
  const rolled = Math.min(round.rolls.length, Math.floor(step / 2) + 1);
  const turned = Math.min(round.rolls.length, Math.floor((step + 1) / 2));
  const after = step - 2 * round.rolls.length + 1;
  return {
    cards: round.cards.slice(0, turned),
    die: round.rolls[rolled - 1] ?? null,
    lit: round.wins.slice(0, Math.max(0, after)),
    settled: after > round.wins.length,
  };
}

function isResult({ key }: Sentence): boolean {
  return key === "scores" || key === "loses" || key === "out";
}

function resultOf({ key, facts }: Sentence): Result {
  return {
    seat: Number(facts.player),
    box: String(facts.box),
    points: key === "scores" ? Number(facts.points) : 0,
  };
}
