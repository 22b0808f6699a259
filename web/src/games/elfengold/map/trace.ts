// The journeys and placings that others made, as far as the log tells them: drawn on the map until I act again.

import type { News, Sentence } from "../../../table/board";
import { ROADS, type RoadId, type TownId } from "./layout";

export interface Step {
  seat: number;
  road: RoadId;
  /** Where it led, once the boot has arrived. */
  to: TownId | null;
}

export interface Traces {
  /** Roads travelled, in order. */
  steps: Step[];
  /** Flights to a town. */
  flights: { seat: number; town: TownId }[];
  /** Roads on which something was just laid. */
  laid: RoadId[];
}

export const NO_TRACES: Traces = { steps: [], flights: [], laid: [] };

const STEPS = ["go", "go_witch", "caravan", "caravan_witch"];
const ARRIVALS = ["arrive", "piece"];
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
  if (STEPS.includes(key)) return { ...traces, steps: [...traces.steps, { seat, road, to: null }] };
  if (ARRIVALS.includes(key)) return arrived(traces, facts.player as number, facts.town as TownId);
  if (key === "fly") return { ...traces, flights: [...traces.flights, { seat, town: facts.town as TownId }] };
  if (!LAYINGS.includes(key)) return traces;
  const roads = key === "exchange" ? [road, facts.other_road as RoadId] : [road];
  return { ...traces, laid: [...traces.laid, ...roads] };
}

function arrived(traces: Traces, seat: number, to: TownId): Traces {
  const last = traces.steps.findLastIndex((step) => step.seat === seat && step.to === null);
  const steps = traces.steps.map((step, place) => (place === last ? { ...step, to } : step));
  return { ...traces, steps };
}

/** A step as it is drawn: journeys over one road share its dashes. */
export interface Stroke {
  seat: number;
  road: RoadId;
  dash: string | undefined;
  offset: number;
  /** Where the arrow points, in degrees; null before the boot has arrived. */
  angle: number | null;
}

const DASH = 15;

/** How to draw the steps: one stroke a seat and road, pointing the way it went last. */
export function strokes(steps: readonly Step[]): Stroke[] {
  const latest = [...new Map(steps.map((step) => [`${step.seat} ${step.road}`, step])).values()];
  return latest.map(({ seat, road, to }) => {
    const sharing = latest.filter((step) => step.road === road).map((step) => step.seat);
    const { b, angle } = ROADS[road];
    return {
      seat,
      road,
      dash: sharing.length > 1 ? `${DASH} ${DASH * (sharing.length - 1)}` : undefined,
      offset: -DASH * sharing.indexOf(seat),
      angle: to === null ? null : to === b ? angle : angle + 180,
    };
  });
}
