// From the legal actions to what can be pointed at: a box one may bet on.

import type { Move } from "../../table/board";

export interface Choice {
  action: string;
  can: boolean;
}

/** A box of the felt: a bet. */
export function boxChoice(legal: readonly Move[] | null, box: string): Choice {
  const action = `bet ${box}`;
  return { action, can: legal?.some((move) => move.action === action) ?? false };
}
