// Ties `travel.ts` to a board: before each new view remember where things lie, after it let them run.

import { clearLeft } from "./carried";
import { type Places, placesOf, travelFrom } from "./travel";

/** Call once in a board's script. `root` is its element, `change` what a new view changes, `moves` whether to run. */
export function useTravel(
  root: () => HTMLElement | undefined,
  change: () => unknown,
  moves: () => boolean,
): void {
  let before: Places | null = null;

  $effect.pre(() => {
    change();
    const board = root();
    before = board && moves() ? placesOf(board) : null;
    if (board) clearLeft(board);
  });

  $effect(() => {
    change();
    const board = root();
    if (board && before) travelFrom(board, before);
    before = null;
  });
}
