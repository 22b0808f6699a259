// The words around house rules on the page for a new table; what most of them mean is told by the rule book.

import type { Language } from "./languages";

export interface HouseRuleWords {
  /** How many are not as printed; none is the usual thing. */
  changed: (count: number) => string;
  own: string;
  each: string;
  wrong: string;
  /** Said here where the book speaks of notation. */
  meanings: Record<string, string>;
}

export const HOUSE_RULES: Record<Language, HouseRuleWords> = {
  nl: {
    changed: (count) => (count ? `${count} veranderd` : "zoals gedrukt"),
    own: "eigen getallen",
    each: "Gebruik elk van deze getallen één keer:",
    wrong: "Vul overal een heel getal vanaf 0 in.",
    meanings: {
      start: "Wie begint, wordt geloot, of je wijst zelf een plaats aan.",
      max_rounds: "Het spel gaat door tot alle fiches op zijn, of tot na zoveel ronden.",
      gold_values: "Hoeveel goud elke stad waard is: zoals gedrukt, geloot, of zoals jij het invult.",
      points: "Hoeveel punten elk vak geeft: de gewone, een vijfde daarvan, of die op je eigen kleed.",
    },
  },
  de: {
    changed: (count) => (count ? `${count} geändert` : "wie gedruckt"),
    own: "eigene Zahlen",
    each: "Verwende jede dieser Zahlen einmal:",
    wrong: "Trage überall eine ganze Zahl ab 0 ein.",
    meanings: {
      start: "Wer beginnt, wird ausgelost, oder du bestimmst einen Platz.",
      max_rounds: "Es geht weiter, bis alle Chips weg sind, oder bis nach so vielen Runden.",
      gold_values: "Wie viel Gold jeder Ort wert ist: wie gedruckt, ausgelost, oder wie du es einträgst.",
      points:
        "Wie viele Punkte jedes Feld bringt: die üblichen, ein Fünftel davon, oder die auf deinem Tuch.",
    },
  },
  en: {
    changed: (count) => (count ? `${count} changed` : "as printed"),
    own: "numbers of my own",
    each: "Use each of these numbers once:",
    wrong: "Fill in a whole number from 0 everywhere.",
    meanings: {
      start: "Who begins is drawn by lot, or you name a seat.",
      max_rounds: "The game goes on until all chips are gone, or until after so many rounds.",
      gold_values: "How much gold each town is worth: as printed, by lot, or as you fill in.",
      points: "How many points each box brings: the usual ones, a fifth of them, or those on your own felt.",
    },
  },
};
