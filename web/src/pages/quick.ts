// One click to a game: a guest where there is nobody yet, a table, and bots on the other seats.

import { beSomebody } from "../me.svelte";
import { api } from "../net/api";
import { GAMES } from "./catalogue";

/** Start a game against bots and return the table. */
export async function startAgainstBots(game: string, level: string): Promise<string> {
  await beSomebody();
  const players = GAMES.find((card) => card.name === game)?.quick ?? 2;
  const seats = ["me", ...Array<string>(players - 1).fill(level)];
  const table = await api.openTable({ game, players, seats });
  return table.id;
}
