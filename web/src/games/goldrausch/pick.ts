// From the legal actions to what can be pointed at: a row for the coin, or the answer to the chip question.

import type { Move } from "../../table/board";

export interface Choice {
  action: string;
  can: boolean;
}

type Legal = readonly Move[] | null;

/** A row of the table: the coin goes there. */
export function rowChoice(legal: Legal, group: string): Choice {
  const action = `lay ${group}`;
  return { action, can: legal?.some((move) => move.action === action) ?? false };
}

export interface Question {
  chip: Move;
  pass: Move;
}

/** The chip question, if it is mine to answer. */
export function questionIn(legal: Legal): Question | null {
  const chip = legal?.find((move) => move.action === "chip");
  const pass = legal?.find((move) => move.action === "pass");
  return chip && pass ? { chip, pass } : null;
}
