// What the rules show of Elfenland and Elfengold; the same fields for both, some only in one of them.

import type { CardKind, RoadId, Token, TownId } from "./map/layout";

export type Counts<Kind extends string> = Partial<Record<Kind, number>>;

export interface TokensOfSeat {
  open: Counts<Token>;
  /** Mine, or those of a rival that are known. */
  hidden: Counts<Token>;
  /** How many hidden tokens are not known. */
  unseen: number;
}

export interface ElfView {
  round: number;
  rounds: number;
  phase: string;
  seats: number;
  turn: number;
  starter: number;
  viewer: number | null;
  boots: TownId[];
  /** The towns where a seat's piece still stands. */
  pieces: TownId[][];
  roads: Partial<Record<RoadId, Token[]>>;
  hands: Counts<CardKind>[];
  cards_in_hand: number[];
  tokens: TokensOfSeat[];
  town_cards: (TownId | null)[];
  deck: number;
  left: number;
  /** While I pay, discard or give back: what I may choose from; `left` of them must go. */
  giving: Counts<CardKind | Token>;
  drawn: Token[];
  over: boolean;
  /** The road of the caravan that is being paid. */
  caravan: RoadId | null;
  /** Elfenland: the open row of counters. */
  open_counters?: Token[];
  /** Elfengold only. */
  values: Record<TownId, number> | null;
  gold?: number[];
  open_cards?: CardKind[];
  gold_stack?: number;
  row?: Token[];
  discards?: number;
  /** What lies in the open discard pile. */
  discard_pile?: Counts<CardKind>;
  earned: number;
  bid: number;
  bidder: number | null;
  passed: number[];
}

export interface ElfTruth {
  hands: Counts<CardKind>[];
  tokens: Omit<TokensOfSeat, "unseen">[];
  town_cards: (TownId | null)[];
}

/** Elfengold has gold, Elfenland has not. */
export function hasGold(view: ElfView): view is ElfView & { gold: number[]; values: Record<TownId, number> } {
  return view.gold !== undefined && view.values !== null;
}

/** How many of its twenty pieces a seat has collected. */
export function collected(view: ElfView, seat: number): number {
  return 20 - view.pieces[seat]!.length;
}

/** Things with their number as a list, each as often as it is there. */
export function listed<Kind extends string>(counts: Counts<Kind>, order: readonly Kind[]): Kind[] {
  return order.flatMap((kind) => Array<Kind>(counts[kind] ?? 0).fill(kind));
}
