// Ratings as people read them: 1512 ± 140, +34, and what one game changed.

import { language } from "../i18n/words.svelte";
import type { RatingHistory, RatingPoint } from "../net/wire";

/** A rating is a name as much as a number: it is written without a sign for the thousands. */
export function ratingNumber(rating: number): string {
  return new Intl.NumberFormat(language(), { useGrouping: false }).format(rating);
}

export function withUncertainty({ rating, plus_minus }: { rating: number; plus_minus: number }): string {
  return `${ratingNumber(rating)} ± ${ratingNumber(plus_minus)}`;
}

/** A change with its sign; a minus as wide as the plus, not a hyphen. */
export function signed(change: number): string {
  const number = new Intl.NumberFormat(language(), { useGrouping: false, signDisplay: "exceptZero" });
  return number.format(change).replace("-", "−");
}

export interface Change {
  before: number;
  after: number;
}

/** A point of the history with what the rating was before it. */
export interface Step extends Change {
  point: RatingPoint;
}

export function stepsOf(history: RatingHistory): Step[] {
  return history.points.map((point, place) => ({
    point,
    before: history.points[place - 1]?.rating ?? history.before,
    after: point.rating,
  }));
}

const PAUSES_MS = [0, 400, 800, 1600, 3200, 6400];
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** What a table changed. It is written shortly after the end, so it is asked for a few times; null: not yet. */
export async function changeAt(
  table: string,
  ask: () => Promise<RatingHistory>,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<Change | null> {
  for (const ms of PAUSES_MS) {
    await pause(ms);
    const step = stepsOf(await ask()).find(({ point }) => point.table === table);
    if (step) return step;
  }
  return null;
}

/** The address of a player's page, with one rating chosen. */
export function personPath(person: string, game: string, players: number): string {
  return `/p/${person}?game=${game}&players=${players}`;
}
