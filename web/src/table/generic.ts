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

/** A view as lines of text: a label made from the field's name, and its value in the game's words. */
export function linesOf(view: unknown, say: GameText, names: readonly string[]): Line[] {
  if (!isRecord(view)) return [];
  return Object.entries(view).flatMap(([key, value]) => linesAt(key, value, say, names));
}

function linesAt(key: string, value: unknown, say: GameText, names: readonly string[]): Line[] {
  const label = plain(say.word(key));
  if (isPerSeat(value, names)) {
    return value.map((part, seat) => ({
      path: `${key}.${seat}`,
      label: `${label}, ${names[seat]}`,
      text: textOf(part, say),
    }));
  }
  return [{ path: key, label, text: textOf(value, say) }];
}

function isPerSeat(value: unknown, names: readonly string[]): value is unknown[] {
  return (
    Array.isArray(value) && value.length === names.length && value.some((part) => typeof part === "object")
  );
}

function textOf(value: unknown, say: GameText): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "string") return say.word(value);
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.map((part) => textOf(part, say)).join(", ") || "–";
  if (isRecord(value)) {
    const parts = Object.entries(value).filter(([, part]) => part !== null && part !== false && part !== 0);
    return parts.map(([key, part]) => `${plain(say.word(key))} ${textOf(part, say)}`).join(", ") || "–";
  }
  return String(value);
}

function plain(name: string): string {
  return name.replaceAll("_", " ");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
