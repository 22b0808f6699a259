// Where the cards of Gold! lie.

import type { Sentence } from "../../table/board";
import { SUITS, type Suit } from "./suits";

export const OFFER_SIZE = 5;
export const SET_SIZE = 3;

export interface Column<Card> {
  suit: Suit;
  cards: Card[];
}

/** Cheapest first, as they may be taken: donkeys, then 3 to 8; equal ones in the order of the colours. */
export function byValue<Card extends { text: string }>(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => rank(one.text) - rank(other.text));
}

function rank(card: string): number {
  const value = card[1] === "e" ? 0 : Number(card[1]);
  return value * SUITS.length + (SUITS as readonly string[]).indexOf(card[0] ?? "");
}

/** A display as six columns, one a colour. */
export function columnsOf<Card extends { text: string }>(cards: readonly Card[]): Column<Card>[] {
  return SUITS.map((suit) => ({ suit, cards: byValue(cards.filter((card) => card.text[0] === suit)) }));
}

/** The other seats in the order they sit, from my left hand on; an onlooker sees all, from seat 0. */
export function othersOf(seats: number, you: number | null): number[] {
  const first = you === null ? 0 : you + 1;
  const count = you === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, step) => (first + step) % seats);
}

const NARROWEST_DISPLAY = 320;
const GAP = 8;

/** In how many rows that many displays lie on a board of some width. */
export function rowsOf(displays: number, width: number): number {
  const aRow = Math.max(1, Math.floor((width - GAP) / (NARROWEST_DISPLAY + GAP)));
  return Math.ceil(displays / aRow);
}

export interface ColourScored {
  suit: Suit;
  /** Who puts which card on the score pile; nobody where no gold of the colour lay open. */
  winners: { seat: number; card: string }[];
}

/** The colour scoring as the log tells it, colour by colour; null while it has not been told. */
export function colourScoring(log: readonly Sentence[]): ColourScored[] | null {
  if (!log.some((sentence) => sentence.key === "over")) return null;
  const told = log.filter((sentence) => sentence.key === "colour");
  return SUITS.map((suit) => ({
    suit,
    winners: told
      .map(({ facts }) => ({ seat: Number(facts.player), card: String(facts.card) }))
      .filter(({ card }) => card[0] === suit),
  }));
}
