// A game judged: fetched piece by piece, and put into places of a chart.

import type { Mark } from "../i18n/review";
import { api, Problem } from "../net/api";
import type { Judgement, Review } from "../net/wire";
import type { Spot } from "../ui/paths";

export type { Mark };

export const ERRORS: readonly Mark[] = ["inaccuracy", "mistake", "blunder"];
export const SIGNS: Partial<Record<Mark, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
const INTERVAL = 1.96; // standard errors to either side of a 95 % interval

/** What is judged so far. */
export interface Judged {
  decisions: number;
  judgements: Judgement[];
  seats: Review["seats"];
  turningPly: number | null;
}

/** Fetch a review, piece after piece; a game that cannot be judged yet brings null, and is asked for again. */
export async function* fetchReview(
  table: string,
  pause: (seconds: number) => Promise<void>,
): AsyncGenerator<Judged | null> {
  const judgements: Judgement[] = [];
  while (true) {
    const piece = await pieceOf(table, judgements.length);
    if ("wait" in piece) {
      yield null;
      await pause(piece.wait);
      continue;
    }
    judgements.push(...piece.judgements);
    yield {
      decisions: piece.decisions,
      judgements: [...judgements],
      seats: piece.seats,
      turningPly: piece.turning_ply,
    };
    if (piece.seats) return;
  }
}

async function pieceOf(table: string, known: number): Promise<Review | { wait: number }> {
  try {
    return await api.review(table, known);
  } catch (error) {
    if (error instanceof Problem && error.status === 503) return { wait: Number(error.facts.seconds ?? 3) };
    throw error;
  }
}

/** The judgement of the action that led to a step of the replay. */
export function judgementAt(judged: Judged, step: number): Judgement | undefined {
  return judged.judgements.find((each) => each.ply === step - 1);
}

export function isError(judgement: Judgement): boolean {
  return judgement.mark !== null && ERRORS.includes(judgement.mark);
}

/** The step after the next error, or before, from a step on. */
export function errorFrom(judged: Judged, step: number, by: 1 | -1): number | undefined {
  const steps = judged.judgements.filter(isError).map((each) => each.ply + 1);
  return by > 0 ? steps.find((each) => each > step) : steps.findLast((each) => each < step);
}

/** What was played, and the best if that was another. */
export function playedAndBest(judgement: Judgement) {
  const played = judgement.weighed.find((each) => each.move.action === judgement.played.action);
  const best = judgement.weighed[0];
  return { played, better: best && played && best !== played ? best : undefined };
}

export function halfWidth(error: number): number {
  return INTERVAL * error;
}

export interface Frame {
  width: number;
  height: number;
  /** The last step of the replay. */
  last: number;
}

export function spotOf(step: number, chance: number, { width, height, last }: Frame): Spot {
  return { x: (step / Math.max(1, last)) * width, y: (1 - chance) * height };
}

/** One line a seat: its chance to win after every decision, all of them alike at the beginning. */
export function linesOf(judged: Judged, players: number, frame: Frame): Spot[][] {
  const known = judged.judgements.filter((each) => each.chances.length > 0);
  return Array.from({ length: players }, (_, seat) => [
    spotOf(0, 1 / players, frame),
    ...known.map((each) => spotOf(each.ply + 1, each.chances[seat] ?? 0, frame)),
  ]);
}

/** Where the lines end, moved apart so that their labels can be read, in the order of the seats. */
export function endsOf(lines: readonly (readonly Spot[])[], apart: number, height: number): Spot[] {
  const ends = lines.map((line) => ({ ...line.at(-1)! }));
  const downwards = [...ends].sort((one, other) => one.y - other.y);
  for (const [place, end] of downwards.entries()) {
    const above = downwards[place - 1];
    if (above) end.y = Math.max(end.y, above.y + apart);
  }
  const below = Math.max(0, (downwards.at(-1)?.y ?? 0) - height);
  return ends.map(({ x, y }) => ({ x, y: Math.max(0, y - below) }));
}
