// What the log and the table say of moves that were taken back, or were not.

import type { Takeback } from "../net/wire";
import type { Language } from "./languages";

export interface TakebackWords {
  youTook: string;
  took: (name: string) => string;
  /** To the one who asked. */
  refusedYou: (name: string) => string;
  youRefused: (name: string) => string;
  refused: (name: string, asker: string) => string;
  lapsedYours: string;
  lapsed: (asker: string) => string;
}

export const TAKEBACKS: Record<Language, TakebackWords> = {
  nl: {
    youTook: "Je hebt je zet teruggenomen.",
    took: (name) => `${name} heeft een zet teruggenomen.`,
    refusedYou: (name) => `${name} wil dat liever niet: je zet blijft staan.`,
    youRefused: (name) => `Je wilde liever niet dat ${name} een zet terugnam.`,
    refused: (name, asker) => `${name} wil liever niet dat ${asker} een zet terugneemt.`,
    lapsedYours: "Het spel ging verder: je zet blijft staan.",
    lapsed: (asker) => `Het spel ging verder: de zet van ${asker} blijft staan.`,
  },
  de: {
    youTook: "Du hast deinen Zug zurückgenommen.",
    took: (name) => `${name} hat einen Zug zurückgenommen.`,
    refusedYou: (name) => `${name} möchte das lieber nicht: Dein Zug bleibt stehen.`,
    youRefused: (name) => `Du wolltest lieber nicht, dass ${name} einen Zug zurücknimmt.`,
    refused: (name, asker) => `${name} möchte lieber nicht, dass ${asker} einen Zug zurücknimmt.`,
    lapsedYours: "Das Spiel ging weiter: Dein Zug bleibt stehen.",
    lapsed: (asker) => `Das Spiel ging weiter: Der Zug von ${asker} bleibt stehen.`,
  },
  en: {
    youTook: "You took your move back.",
    took: (name) => `${name} took a move back.`,
    refusedYou: (name) => `${name} would rather not: your move stands.`,
    youRefused: (name) => `You would rather not let ${name} take a move back.`,
    refused: (name, asker) => `${name} would rather not let ${asker} take a move back.`,
    lapsedYours: "The game went on: your move stands.",
    lapsed: (asker) => `The game went on: the move of ${asker} stands.`,
  },
};

/** What became of a wish to take a move back, as one reader is told. */
export function tellTakeback(
  takeback: Takeback,
  you: number | null,
  names: readonly string[],
  words: TakebackWords,
): string {
  const asker = names[takeback.by] ?? "";
  const mine = takeback.by === you;
  if (takeback.outcome === "taken") return mine ? words.youTook : words.took(asker);
  if (takeback.outcome === "lapsed") return mine ? words.lapsedYours : words.lapsed(asker);
  const no = names[takeback.answered_by ?? -1] ?? "";
  if (mine) return words.refusedYou(no);
  return takeback.answered_by === you ? words.youRefused(asker) : words.refused(no, asker);
}

/** Whom a short notice tells of it: all of a move that is gone, of one that stands only who asked. */
export function concerns(takeback: Takeback, you: number | null): boolean {
  return takeback.outcome === "taken" || takeback.by === you;
}
