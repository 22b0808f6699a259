// The transport chart as it is printed, for showing what a step costs; whether a step is possible the rules say.

import { type CardKind, ROADS, type RoadId, type Token, type TownId } from "../map/layout";

export const COLUMNS = ["plain", "wood", "desert", "mountain", "downstream", "upstream", "lake"] as const;
export type Column = (typeof COLUMNS)[number];

/** Cards for one crossing, by the columns above; 0 where the transport cannot go. */
export const CHART: Record<Exclude<CardKind, "witch">, readonly number[]> = {
  pig: [1, 1, 0, 0, 0, 0, 0],
  cycle: [1, 1, 0, 2, 0, 0, 0],
  cloud: [2, 2, 0, 1, 0, 0, 0],
  unicorn: [0, 1, 2, 1, 0, 0, 0],
  wagon: [1, 2, 2, 2, 0, 0, 0],
  dragon: [1, 2, 1, 1, 0, 0, 0],
  raft: [0, 0, 0, 0, 1, 2, 2],
};

const CARAVAN = 3;

/** The column for leaving a town by a road. */
export function columnOf(road: RoadId, from: TownId): Column {
  const { terrain, a } = ROADS[road];
  if (terrain === "river") return from === a ? "downstream" : "upstream";
  return terrain;
}

export interface Step {
  road: RoadId;
  from: TownId;
  /** A transport, or null for a caravan. */
  kind: CardKind | null;
  witch: boolean;
}

/** How many cards a step costs with what lies on its road; a witch's own card not counted. */
export function cardsFor(step: Step, lying: readonly Token[]): number {
  const chart = CHART[(step.kind ?? "pig") as keyof typeof CHART];
  const plain = step.kind === null ? CARAVAN : (chart[COLUMNS.indexOf(columnOf(step.road, step.from))] ?? 0);
  return plain + (isBlocked(lying) && !step.witch ? 1 : 0);
}

export function isBlocked(lying: readonly Token[]): boolean {
  return lying.includes("tree") || lying.includes("monster");
}
