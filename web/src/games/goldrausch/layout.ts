// What lies where in Goldrausch, and the scoring of a round as the log tells it.

import type { News, Sentence } from "../../table/board";
import { GROUPS, type Group, isGroup } from "./groups";

export const FIGURE_PLACES = 5;
export const COIN_PLACES = 6;
export const COIN_VALUES = [10, 6, 4, 3, 2, 1, 0];

export type Card = { kind: "figure"; group: Group } | { kind: "coin"; value: number };

/** Read a card's notation: `figure a`, `coin 4`. */
export function cardOf(text: string | null): Card | null {
  const [kind, what = ""] = text?.split(" ") ?? [];
  if (kind === "figure" && isGroup(what)) return { kind, group: what };
  return kind === "coin" ? { kind, value: Number(what) } : null;
}

/** The best coins first, as one counts them. */
export function coinsInOrder(coins: readonly number[]): number[] {
  return [...coins].sort((one, other) => other - one);
}

export function goldOf(coins: readonly number[]): number {
  return coins.reduce((sum, coin) => sum + coin, 0);
}

/** The chips of a group, one seat after the other. */
export function chipsOf(chips: readonly number[]): number[] {
  return chips.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}

export interface GroupScored {
  group: Group;
  gold: number;
  /** How the log says that the gold is divided. */
  said: Sentence;
  pays: Record<number, number>;
}

export interface RoundScored {
  round: number;
  groups: GroupScored[];
  totals: { seat: number; gold: number; points: number }[];
}

/** The last scoring told in a log; null where none was. */
export function scoringIn(news: readonly News[]): RoundScored | null {
  const entry = news.findLast(({ log }) => log.some(({ key }) => key === "round_over"));
  if (!entry) return null;
  const { log } = entry;
  return {
    round: Number(log.find(({ key }) => key === "round_over")?.facts.round),
    groups: GROUPS.flatMap((group) => groupScored(log, group) ?? []),
    totals: log
      .filter(({ key }) => key === "total")
      .map(({ facts }) => ({
        seat: Number(facts.player),
        gold: Number(facts.gold),
        points: Number(facts.points),
      })),
  };
}

const WORTH = ["no_chips", "per_chip", "by_chips", "per_player"];

function groupScored(log: readonly Sentence[], group: Group): GroupScored | null {
  const said = log.find(({ key, facts }) => WORTH.includes(key) && facts.group === group);
  if (!said) return null;
  const paid = log.filter(({ key, facts }) => key === "pays" && facts.group === group);
  const pays = Object.fromEntries(paid.map(({ facts }) => [Number(facts.player), Number(facts.gold)]));
  return { group, gold: Number(said.facts.gold), said, pays };
}
