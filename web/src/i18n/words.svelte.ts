// The words of the frame in the reader's language. `nl.ts` says which words there are; the other languages must have
// the same ones, which the type checker sees to. Dutch and German are loaded when they are wanted.

import { en } from "./en";
import { isLanguage, type Language } from "./languages";

export type Messages = typeof en;

const loaders: Record<Language, () => Promise<Messages>> = {
  nl: async () => (await import("./nl")).nl,
  de: async () => (await import("./de")).de,
  en: async () => en,
};

let current = $state.raw<{ language: Language; messages: Messages }>({ language: "en", messages: en });

export function messages(): Messages {
  return current.messages;
}

export function language(): Language {
  return current.language;
}

/** Speak a language from now on; `<html lang>` follows. */
export async function speak(language: Language): Promise<void> {
  current = { language, messages: await loaders[language]() };
  document.documentElement.lang = language;
}

/** The first of the browser's languages that we speak. */
export function guessLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export function formatNumber(number: number, digits = 0): string {
  return new Intl.NumberFormat(current.language, { maximumFractionDigits: digits }).format(number);
}

export function formatDate(at: number): string {
  return new Intl.DateTimeFormat(current.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** Choose the form for a number: plural(3, "card", "cards"). All three languages have these two. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
