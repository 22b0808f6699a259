// Which games have a drawn board: a folder here with a `Board.svelte`. Every other game gets the generic board.

import type { Board } from "../table/board";

const drawn = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });

/** Load the board of a game, or null for a game without a drawing. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = drawn[`./${game}/Board.svelte`];
  return load ? load() : null;
}
