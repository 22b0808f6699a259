// How players are told apart on a board: a number, a colour and an edge pattern of their chips.

/** As `--seat-0` to `--seat-7` in the theme. */
export const SEAT_COLOURS = [
  "#0067a3",
  "#b83218",
  "#00795a",
  "#9c5a00",
  "#6d4599",
  "#3f3f3f",
  "#b04a7d",
  "#226f84",
];

export const EDGES = ["blocks", "dots", "teeth"] as const;
export type Edge = (typeof EDGES)[number];

export interface SeatLook {
  number: number;
  colour: string;
  edge: Edge;
  /** How often the pattern goes round the edge: neighbours at the table differ in it too. */
  times: number;
}

/** Return how a seat's chips look: no two of twenty seats share number, or colour and edge. */
export function lookOf(seat: number): SeatLook {
  const colour = SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "#3f3f3f";
  const edge = EDGES[Math.floor(seat / 4) % EDGES.length] ?? "blocks";
  return { number: seat + 1, colour, edge, times: 4 + (seat % 4) * 2 };
}
