// The bots of a quick game, in all three languages.

import type { Language } from "./languages";

/** That every game has its own usual level. */
export const USUAL_LEVEL: Record<Language, string> = {
  en: "What suits the game (amateur or player)",
  nl: "Wat bij het spel past (amateur of speler)",
  de: "Was zum Spiel passt (Amateur oder Spieler)",
};
