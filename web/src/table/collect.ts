// Sets that must be chosen: the cards of a caravan, discards, things given back. The rules take them one by one and in
// an order of their own, which is nobody's business: people choose in any order, and what they chose is sent when it
// is complete, in the order in which the table named what may be chosen. Nothing here knows a rule.

import type { Move, News } from "./board";

/** One kind of thing that may be in the set. */
export interface Thing {
  /** What choosing one of them becomes in the end. */
  move: Move;
  /** How many there are. */
  count: number;
}

/** A set to be chosen: so many of these things, which are named in the order in which the rules take them. */
export interface Task {
  need: number;
  things: Thing[];
}

/** How a game tells that a set is asked for. */
export type Collects<View> = (view: View, legal: readonly Move[]) => Task | null;

/** What is chosen so far: an action for each thing. */
export type Chosen = readonly string[];

/** A set on its way, for a board: what is asked for, what is chosen, and what can be done about it. */
export interface Collection {
  task: Task;
  chosen: Chosen;
  /** Choose one more; the last one sends the set. */
  add: (action: string) => void;
  /** Put one back. */
  drop: (action: string) => void;
  /** Choose all there is, where nothing else is possible. */
  all: (() => void) | null;
  /** Put all back. */
  clear: () => void;
}

/** The first words of the sentences that tell of a part of a set. */
const PARTS_OF_SETS = ["pay", "discard", "return"];

/** How many of a kind are chosen. */
export function countOf(chosen: Chosen, action: string): number {
  return chosen.filter((each) => each === action).length;
}

/** The kind of thing an action chooses, if it is part of the task. */
export function thingFor(task: Task | null | undefined, action: string): Thing | undefined {
  return task?.things.find((thing) => thing.move.action === action);
}

/** What is chosen after one more; nothing changes where there is none left, or no room. */
export function withOne(task: Task, chosen: Chosen, action: string): Chosen {
  const left = (thingFor(task, action)?.count ?? 0) - countOf(chosen, action);
  return left > 0 && chosen.length < task.need ? [...chosen, action] : chosen;
}

/** What is chosen after one was put back. */
export function withoutOne(chosen: Chosen, action: string): Chosen {
  const place = chosen.lastIndexOf(action);
  return place < 0 ? chosen : chosen.toSpliced(place, 1);
}

/** Whether choosing one more of this completes the set. */
export function completes(task: Task, chosen: Chosen, action: string): boolean {
  return withOne(task, chosen, action).length > chosen.length && chosen.length + 1 === task.need;
}

/** The whole set where only one is possible: everything must go, or all are of a kind. */
export function onlySet({ need, things }: Task): Chosen | null {
  const all = things.flatMap(({ move, count }) => Array<string>(count).fill(move.action));
  return all.length === need || (things.length === 1 && all.length > need) ? all.slice(0, need) : null;
}

/** A set as the rules take it. */
export function inOrder({ things }: Task, set: Chosen): Chosen {
  return things.flatMap(({ move }) => set.filter((action) => action === move.action));
}

/** The first of a set, if it can go now. */
export function nextOf([first]: Chosen, legal: readonly Move[] | null): string | null {
  return first !== undefined && legal?.some((move) => move.action === first) ? first : null;
}

/** Where a seat's last move began: a set that went one by one is one move to whoever takes it back. */
export function beginningOfMove(log: readonly News[], seat: number | null): number | null {
  const last = log.findLast((item) => item.seat === seat);
  if (!last) return null;
  let first = last.ply;
  const part = partOf(last);
  // Of some sets nothing is told before they are complete.
  const isPart = (item: News) => item.log.length === 0 || partOf(item) === part;
  while (part && log.some((item) => item.ply === first - 1 && item.seat === seat && isPart(item))) first -= 1;
  return first;
}

function partOf(item: News): string | undefined {
  return PARTS_OF_SETS.find((part) => item.log[0]?.key.split("_")[0] === part);
}
