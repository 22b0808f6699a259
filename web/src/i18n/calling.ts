// The words around being called when it is one's turn.

import type { Language } from "./languages";

export interface CallingWords {
  wanted: string;
  hint: string;
  refused: string;
}

export const CALLING: Record<Language, CallingWords> = {
  nl: {
    wanted: "Roep me als ik aan de beurt ben",
    hint: "Een melding van je browser, zolang de tafel in een tabblad open is en je ergens anders kijkt.",
    refused: "Je browser staat geen meldingen van deze pagina toe.",
  },
  de: {
    wanted: "Ruf mich, wenn ich am Zug bin",
    hint: "Eine Mitteilung deines Browsers, solange der Tisch in einem Tab offen ist und du woanders hinsiehst.",
    refused: "Dein Browser erlaubt keine Mitteilungen von dieser Seite.",
  },
  en: {
    wanted: "Call me when it is my turn",
    hint: "A notification of your browser, while the table is open in a tab and you look elsewhere.",
    refused: "Your browser does not allow notifications from this page.",
  },
};
