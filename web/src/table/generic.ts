// What the generic board shows, worked out without a browser.

import type { GameText } from "../text";
import type { Move } from "./board";

export interface MoveGroup {
  key: string;
  moves: Move[];
}

export interface Line {
  path: string;
  label: string;
  text: string;
}

/** Put moves of one kind together, in the order in which the kinds first appear. */
export function groupMoves(moves: readonly Move[]): MoveGroup[] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const group = groups.get(move.say.key);
    if (group) group.push(move);
    else groups.set(move.say.key, [move]);
  }
  return [...groups].map(([key, moves]) => ({ key, moves }));
}

/** What a view holds for programs only, or what the frame shows anyway. */
const NOT_SHOWN = ["seats", "turn", "viewer", "over", "phase", "giving"];

/** Parts of a view that are seats: a player, or several. */
const SEATS = ["starter", "opener", "bidder", "passed"];

/** The words a view is told in: those of the game, those for its parts, and the players' names. */
export interface Telling {
  say: GameText;
  fields: Record<string, string>;
  names: readonly string[];
}

/** A view as lines of text: what each part is called, and its value in the game's words; nothing for what is empty. */
export function linesOf(view: unknown, telling: Telling): Line[] {
  if (!isRecord(view)) return [];
  const shown = Object.entries(view).filter(([key]) => !NOT_SHOWN.includes(key));
  return shown.flatMap(([key, value]) => linesAt(key, value, telling));
}

function linesAt(key: string, value: unknown, telling: Telling): Line[] {
  const { names } = telling;
  const label = wordFor(key, telling);
  if (SEATS.includes(key)) {
    const text = namesOf(value, names);
    return text ? [{ path: key, label, text }] : [];
  }
  if (isPerSeat(value, names)) {
    return value.flatMap((part, seat) =>
      isNothing(part)
        ? []
        : [{ path: `${key}.${seat}`, label: `${label}, ${names[seat]}`, text: textOf(part, telling) }],
    );
  }
  if (isNothing(value) && !isStanding(value)) return [];
  return [{ path: key, label, text: textOf(value, telling) }];
}

function namesOf(seats: unknown, names: readonly string[]): string {
  const several = Array.isArray(seats) ? seats : [seats];
  return several.map((seat) => (typeof seat === "number" ? (names[seat] ?? "") : "")).join(", ");
}

/** Whether there is nothing to tell: no number, no card, no town, however deep. */
function isNothing(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isNothing);
  return value === null || value === undefined || value === false || value === 0;
}

/** A number for each player says something even if all of them are 0. */
function isStanding(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === "number";
}

function isPerSeat(value: unknown, names: readonly string[]): value is unknown[] {
  return (
    Array.isArray(value) && value.length === names.length && value.some((part) => typeof part === "object")
  );
}

function textOf(value: unknown, telling: Telling): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "string") return telling.say.word(value);
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.map((part) => textOf(part, telling)).join(", ") || "–";
  if (isRecord(value)) {
    const parts = Object.entries(value).filter(([, part]) => !isNothing(part));
    return parts.map(([key, part]) => `${wordFor(key, telling)} ${textOf(part, telling)}`).join(", ") || "–";
  }
  return String(value);
}

/** A part's name, or the game's word for what is the key itself: a card, a town, a group. */
function wordFor(key: string, { say, fields }: Telling): string {
  return fields[key] ?? say.word(key).replaceAll("_", " ");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
