// The words for passing by itself, when nothing else is possible.

import type { Language } from "./languages";

export interface PassingWords {
  /** What there is nothing left to do with, and that it goes by itself. */
  place: string;
  bid: string;
  wait: string;
  /** Added to the line of the log. */
  told: string;
  setting: string;
}

export const PASSING: Record<Language, PassingWords> = {
  nl: {
    place: "Je kunt niets meer leggen: je past vanzelf.",
    bid: "Je kunt niet meer bieden: je past vanzelf.",
    wait: "Wacht",
    told: "Vanzelf: iets anders kon niet.",
    setting: "Pas voor mij als er niets anders kan",
  },
  de: {
    place: "Du kannst nichts mehr legen: Du passt von selbst.",
    bid: "Du kannst nicht mehr bieten: Du passt von selbst.",
    wait: "Warte",
    told: "Von selbst: Etwas anderes ging nicht.",
    setting: "Für mich passen, wenn nichts anderes geht",
  },
  en: {
    place: "You have nothing left to place and pass by yourself.",
    bid: "You cannot bid any more and pass by yourself.",
    wait: "Wait",
    told: "By itself: nothing else was possible.",
    setting: "Pass for me when nothing else is possible",
  },
};
