// Which games have a drawn board: a folder here with a `Board.svelte`. Every other game gets the generic board.

import type { Board, Ending, EndingSheet, Explain, Holdings, Holds, Passing } from "../table/board";
import type { Collects } from "../table/collect";

const drawn = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });

const held = import.meta.glob<Holdings<never>>("./*/holdings.ts", { import: "holdings" });

const endings = import.meta.glob<Ending<never, never>>("./*/result.ts", { import: "ending" });

const explained = import.meta.glob<Explain<never>>("./*/explanations.ts", { import: "explain" });

const sheets = import.meta.glob<EndingSheet>("./*/Ending.svelte", { import: "default" });

const passings = import.meta.glob<Passing<never>>("./*/passing.ts", { import: "passing" });

/** Load when a pass may go by itself; in a game without it never does. */
export async function loadPassing(game: string): Promise<Passing<never> | null> {
  return (await passings[`./${game}/passing.ts`]?.()) ?? null;
}

/** Load how a game tells its result; a game that does not is told in points. */
export async function loadEnding(game: string): Promise<Ending<never, never> | null> {
  return (await endings[`./${game}/result.ts`]?.()) ?? null;
}

/** Load what a game shows under its result; few have more than words. */
export async function loadEndingSheet(game: string): Promise<EndingSheet | null> {
  return (await sheets[`./${game}/Ending.svelte`]?.()) ?? null;
}

const drawnHeld = import.meta.glob<Holds>("./*/Holds.svelte", { import: "default" });

/** Load how a game draws what its players hold; most only tell. */
export async function loadHolds(game: string): Promise<Holds | null> {
  const load = drawnHeld[`./${game}/Holds.svelte`];
  return load ? load() : null;
}

/** Load how a game explains its things; a game need not. */
export async function loadExplain(game: string): Promise<Explain<never> | null> {
  return (await explained[`./${game}/explanations.ts`]?.()) ?? null;
}

/** Load how a game tells what its players hold; a game need not tell. */
export async function loadHoldings(game: string): Promise<Holdings<never> | null> {
  const load = held[`./${game}/holdings.ts`];
  return load ? load() : null;
}

// Small, and needed with the first tap.
const collected = import.meta.glob<Collects<never>>("./*/collect.ts", { import: "collects", eager: true });

/** How a game tells that a set is to be chosen; most never ask for one. */
export function collectsOf(game: string): Collects<never> | null {
  return collected[`./${game}/collect.ts`] ?? null;
}

/** Load the board of a game, or null for a game without a drawing. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = drawn[`./${game}/Board.svelte`];
  return load ? load() : null;
}
