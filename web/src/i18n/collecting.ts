// The words around sets that are chosen one by one: cards of a caravan, discards, things given back.

import type { Language } from "./languages";

export interface CollectingWords {
  /** "2 of 3 chosen". */
  chosen: (count: number, need: number) => string;
  /** How many of one kind are chosen, after its name. */
  ofThese: (count: number) => string;
  /** One tap for all, by what is done with them. */
  all: Record<string, (count: number) => string>;
  cancel: string;
}

export const COLLECTING: Record<Language, CollectingWords> = {
  nl: {
    chosen: (count, need) => `${count} van ${need} gekozen`,
    ofThese: (count) => `${count} gekozen`,
    all: {
      pay: (count) => `Betaal alle ${count}`,
      discard: (count) => `Leg alle ${count} af`,
      return: (count) => `Geef alle ${count} terug`,
    },
    cancel: "Toch niet",
  },
  de: {
    chosen: (count, need) => `${count} von ${need} gewählt`,
    ofThese: (count) => `${count} gewählt`,
    all: {
      pay: (count) => `Alle ${count} bezahlen`,
      discard: (count) => `Alle ${count} abwerfen`,
      return: (count) => `Alle ${count} zurückgeben`,
    },
    cancel: "Doch nicht",
  },
  en: {
    chosen: (count, need) => `${count} of ${need} chosen`,
    ofThese: (count) => `${count} chosen`,
    all: {
      pay: (count) => `Pay all ${count}`,
      discard: (count) => `Discard all ${count}`,
      return: (count) => `Give all ${count} back`,
    },
    cancel: "Never mind",
  },
};
