// The end of a game in its own words: what everybody reached, and how it was scored.

import type { News, Sentence } from "../net/wire";
import type { GameText } from "../text";
import type { End, Ending } from "./board";

/** What a player reached; in points where a game has no words for it. */
export function reachedBy(
  seat: number,
  end: End<unknown, unknown>,
  ending: Ending<never, never> | null,
  say: GameText,
): string[] {
  return ending ? ending.reached(end as End<never, never>, seat, say) : [String(end.scores[seat] ?? "")];
}

/** The scoring in what was told last, without the ordinary move that brought it about. */
export function scoringIn(log: readonly News[], ending: Ending<never, never> | null): Sentence[] {
  const told = log.at(-1)?.log ?? [];
  const first = ending ? told.findIndex(({ key }) => ending.scoring.includes(key)) : 0;
  return first < 0 ? [] : told.slice(first);
}
