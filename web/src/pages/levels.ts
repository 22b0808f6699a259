// How strong the bots are: what the reader has chosen, else what suits the game.

import { settings } from "../settings.svelte";
import { GAMES, LEVELS } from "./catalogue";

/** The level of the bots of a game. */
export function levelFor(game: string): string {
  if (LEVELS.includes(settings.opponents)) return settings.opponents;
  return GAMES.find((card) => card.name === game)?.level ?? "player";
}
