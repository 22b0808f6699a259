// Which games have a drawn board: a folder here with a `Board.svelte`. Every other game gets the generic board.

import type { Board, Holdings } from "../table/board";

const drawn = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });

const held = import.meta.glob<Holdings<never>>("./*/holdings.ts", { import: "holdings" });

/** Load how a game tells what its players hold; a game need not tell. */
export async function loadHoldings(game: string): Promise<Holdings<never> | null> {
  const load = held[`./${game}/holdings.ts`];
  return load ? load() : null;
}

/** Load the board of a game, or null for a game without a drawing. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = drawn[`./${game}/Board.svelte`];
  return load ? load() : null;
}
