// Options that are lists of numbers: what each number is for, in the order that the rules take them.

import type { Language } from "../../i18n/languages";
import { loadCatalogue } from "../../text";

const THINGS: Record<string, () => Promise<string[]>> = {
  gold_values: async () => (await import("../../games/elfengold/map/layout")).TOWN_IDS.slice(1), // Elvenhold has none
  points: async () => (await import("../../games/zevenspel/layout")).BOXES,
};

/** What the numbers of an option are for, in words. */
export async function labelsOf(game: string, option: string, language: Language): Promise<string[]> {
  const things = (await THINGS[option]?.()) ?? [];
  const { words } = await loadCatalogue(game, language);
  return things.map((thing) => words[thing] ?? thing);
}

/** Whether a list holds the same numbers as another, in whatever order. */
export function isRearranged(values: readonly number[], pieces: readonly number[]): boolean {
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join(" ");
  return sorted(values) === sorted(pieces);
}
