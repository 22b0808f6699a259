// One click to a game: a table, and bots on the other seats.

import { GAMES } from "./catalogue";
import { levelFor } from "./levels";
import { openTable } from "./opening.svelte";

/** Start a game against bots of the level that was chosen, or that suits the game. */
export async function startAgainstBots(game: string): Promise<void> {
  const players = GAMES.find((card) => card.name === game)?.quick ?? 2;
  const seats = ["me", ...Array<string>(players - 1).fill(levelFor(game))];
  await openTable({ game, players, seats });
}
