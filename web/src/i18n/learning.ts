// The words around rule books and lessons that the first page does not need.

import type { Language } from "./languages";

export interface LearningWords {
  aside: string;
  tips: string;
}

export const LEARNING: Record<Language, LearningWords> = {
  nl: { aside: "Notatie en opties", tips: "Drie tips" },
  de: { aside: "Notation und Optionen", tips: "Drei Tipps" },
  en: { aside: "Notation and options", tips: "Three tips" },
};
