// The words around a hint that takes its time.

import type { Language } from "./languages";

export const THINKING: Record<Language, string> = {
  nl: "Ik denk na …",
  de: "Ich überlege …",
  en: "Thinking …",
};
