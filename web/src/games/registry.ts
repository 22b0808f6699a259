// Which games have a drawn board: a folder here with a `Board.svelte`. Every other game gets the generic board.

import type { Board } from "../table/board";
import type { GameText } from "../text";

const drawn = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });

/** Load the board of a game, or null for a game without a drawing. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = drawn[`./${game}/Board.svelte`];
  return load ? load() : null;
}

/** What everybody may see of a seat, in a few words: `holdings.ts` in a game's folder. */
export type Holdings<View> = (view: View, seat: number, say: GameText) => string;
export type AnyHoldings = Holdings<unknown>;

const told = import.meta.glob<AnyHoldings>("./*/holdings.ts", { import: "holdings" });

export async function loadHoldings(game: string): Promise<AnyHoldings | null> {
  const load = told[`./${game}/holdings.ts`];
  return load ? load() : null;
}
