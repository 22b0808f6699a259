// The journeys and placings that others made, as far as the log tells them: drawn on the map until I act again.

import type { News, Sentence } from "../../table/board";
import type { RoadId, TownId } from "./layout";

export interface Traces {
  /** Roads travelled, in order, and by whom. */
  steps: { seat: number; road: RoadId }[];
  /** Flights to a town. */
  flights: { seat: number; town: TownId }[];
  /** Roads on which something was just laid. */
  laid: RoadId[];
}

export const NO_TRACES: Traces = { steps: [], flights: [], laid: [] };

const STEPS = ["go", "go_witch", "caravan", "caravan_witch"];
const LAYINGS = ["place", "double", "exchange"];

/** Add what happened; a new round, and my own deeds other than steps, wipe the slate first. */
export function follow(traces: Traces, news: readonly News[], you: number | null): Traces {
  let now = traces;
  for (const { seat, log } of news) {
    const isMine = seat === you && !log.some((line) => STEPS.includes(line.key));
    if (isMine || log.some((line) => line.key === "round")) now = NO_TRACES;
    for (const line of log) now = withLine(now, seat, line);
  }
  return now;
}

function withLine(traces: Traces, seat: number, { key, facts }: Sentence): Traces {
  const road = facts.road as RoadId;
  if (STEPS.includes(key)) return { ...traces, steps: [...traces.steps, { seat, road }] };
  if (key === "fly") return { ...traces, flights: [...traces.flights, { seat, town: facts.town as TownId }] };
  if (!LAYINGS.includes(key)) return traces;
  const roads = key === "exchange" ? [road, facts.other_road as RoadId] : [road];
  return { ...traces, laid: [...traces.laid, ...roads] };
}
