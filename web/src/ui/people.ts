// What people are called on this page.

import { messages } from "../i18n/words.svelte";

/** What the server calls those who gave no name, in the language they came with. */
const UNNAMED = ["Gast", "Guest"];

/** A name as the reader sees it: who gave none is a guest in the reader's language, who was erased is somebody. */
export function nameFor(name: string | null | undefined): string {
  if (name && UNNAMED.includes(name)) return messages().people.guest;
  return name || messages().people.somebody;
}

export function isUnnamed(name: string | null | undefined): boolean {
  return !name || UNNAMED.includes(name);
}
