// What is too short for a word: the letter of a colour on a card, the units of a clock. Notation keeps its own letters.

import type { Suit } from "../games/gold/suits";
import type { Language } from "./languages";

/** Within a language no two are alike; where two colours begin alike they have a letter more. */
export const SUIT_LETTERS: Record<Language, Record<Suit, string>> = {
  nl: { g: "G", b: "B", v: "P", r: "Rd", o: "O", p: "Rz" },
  de: { g: "G", b: "B", v: "V", r: "Rt", o: "O", p: "Rs" },
  en: { g: "G", b: "B", v: "V", r: "R", o: "O", p: "P" },
};

export const CLOCK_UNITS: Record<Language, { days: string; hours: string }> = {
  nl: { days: "d", hours: "u" },
  de: { days: "T.", hours: "Std." },
  en: { days: "d", hours: "h" },
};
