// Where the lines of a rating's chart go: from numbers to coordinates, without a browser.

import { pathOf, type Spot } from "../ui/paths";

export interface Rated {
  rating: number;
  plus_minus: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A place on an axis, and the number that stands there. */
export interface Mark {
  at: number;
  value: number;
}

export interface Chart {
  dots: Spot[];
  /** The ratings as the path of a line. */
  line: string;
  /** Plus and minus as the path of a surface. */
  band: string;
  ratings: Mark[];
  games: Mark[];
  /** The sides of the surface that is drawn on. */
  edges: { left: number; right: number; top: number; bottom: number };
}

const ROOM = { left: 44, right: 14, top: 26, bottom: 40 };
const MOST_RATING_MARKS = 6;
const MOST_GAME_MARKS = 8;
/** How wide the band is where a single game leaves nothing to join. */
const LONE_BAND = 12;

/** Lay out the chart of a rating; `first` is the number of the first of these games. */
export function chartOf(points: readonly Rated[], size: Size, first = 1): Chart {
  const edges = {
    left: ROOM.left,
    right: size.width - ROOM.right,
    top: ROOM.top,
    bottom: size.height - ROOM.bottom,
  };
  const step = roundStep(spanOf(points), MOST_RATING_MARKS - 1);
  const lowest = Math.floor(Math.min(...points.map(least)) / step) * step;
  const highest = Math.ceil(Math.max(...points.map(most)) / step) * step;
  const x = (place: number) => scale(place, [0, points.length - 1], [edges.left + LONE_BAND, edges.right]);
  const y = (rating: number) => scale(rating, [lowest, highest], [edges.bottom, edges.top]);
  const dots = points.map((point, place) => ({ x: x(place), y: y(point.rating) }));
  const upper = points.map((point, place) => ({ x: x(place), y: y(most(point)) }));
  const lower = points.map((point, place) => ({ x: x(place), y: y(least(point)) }));
  return {
    dots,
    line: pathOf(dots),
    band: `${pathOf([...widened(upper), ...widened(lower).reverse()])}Z`,
    ratings: marks(lowest, highest, step).map((value) => ({ at: y(value), value })),
    games: gameMarks(first, points.length).map((value) => ({ at: x(value - first), value })),
    edges,
  };
}

/** The smallest round step (1, 2 or 5 with noughts) that cuts a length into so many parts or fewer. */
export function roundStep(length: number, parts: number): number {
  for (let nought = 1; ; nought *= 10)
    for (const digit of [1, 2, 5]) if (length <= digit * nought * parts) return digit * nought;
}

function least(point: Rated): number {
  return point.rating - point.plus_minus;
}

function most(point: Rated): number {
  return point.rating + point.plus_minus;
}

function spanOf(points: readonly Rated[]): number {
  return Math.max(...points.map(most)) - Math.min(...points.map(least));
}

/** Carry a number from one range to another; a range of one number is its middle. */
function scale(value: number, [from, to]: [number, number], [start, end]: [number, number]): number {
  const part = from === to ? 0.5 : (value - from) / (to - from);
  return Math.round((start + part * (end - start)) * 10) / 10;
}

function widened(spots: Spot[]): Spot[] {
  const [only] = spots;
  if (spots.length !== 1 || !only) return spots;
  return [
    { x: only.x - LONE_BAND, y: only.y },
    { x: only.x + LONE_BAND, y: only.y },
  ];
}

function marks(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => from + place * step);
}

function gameMarks(first: number, count: number): number[] {
  const step = roundStep(count, MOST_GAME_MARKS);
  const numbers = Array.from({ length: count }, (_, place) => first + place);
  return numbers.filter((number) => number % step === 0);
}
