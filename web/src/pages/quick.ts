// One click to a game: a table, and bots on the other seats.

import { settings } from "../settings.svelte";
import { GAMES } from "./catalogue";
import { openTable } from "./opening.svelte";

/** Start a game against bots of the level that was chosen last. */
export async function startAgainstBots(game: string): Promise<void> {
  const players = GAMES.find((card) => card.name === game)?.quick ?? 2;
  const seats = ["me", ...Array<string>(players - 1).fill(settings.level)];
  await openTable({ game, players, seats });
}
