// Replays: what is fetched for whose eyes, and frames as boards want them.

import { api } from "../net/api";
import type { Eyes, Frame, News, Replay } from "../net/wire";

export type Source = { table: string } | { record: unknown };

/** Fetch a replay. For the whole truth a board needs both what an onlooker sees and what is true. */
export async function fetchReplay(
  source: Source,
  eyes: Eyes,
): Promise<{ seen: Replay; truth: Replay | null }> {
  const fetch = (eyes: Eyes) =>
    "table" in source ? api.replay(source.table, eyes) : api.replayRecord(source.record, eyes);
  if (eyes !== "truth") return { seen: await fetch(eyes), truth: null };
  const [seen, truth] = await Promise.all([fetch("onlooker"), fetch("truth")]);
  return { seen, truth };
}

/** What led to each frame, as news: whoever was to act in the frame before has acted; the first frame has none. */
export function newsOf(frames: readonly Frame[], place: number): News[] {
  const [before, frame] = [frames[place - 1], frames[place]];
  if (!before || !frame) return [];
  const seat = typeof before.turn === "number" ? before.turn : -1;
  return [{ seq: frame.ply, ply: frame.ply - 1, seat, log: frame.log }];
}

/** The seats by points, those with the same together. */
export function standingOf(scores: readonly number[]): number[][] {
  const places = [...new Set(scores)].sort((a, b) => b - a);
  return places.map((score) => scores.flatMap((one, seat) => (one === score ? [seat] : [])));
}
