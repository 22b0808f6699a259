// What a board is given and what it may ask for: the contract between the table page and the drawings of the games.
//
// A board draws `view` and offers `legal`; it never decides what is legal. A click on something that can be used
// calls `play` with the action's text, a click on anything else calls `why` with the text of what was tried.

import type { Component } from "svelte";
import type { Language } from "../i18n/languages";
import type { Facts, Move, News, Sentence, Turn } from "../net/wire";
import type { GameText } from "../text";
import type { Collection } from "./collect";

/** Facts are numbers or texts that the game's catalogue may translate; `player` and `rival` are seats. */
export type { Facts, Move, News, Sentence, Turn };

export interface BoardProps<View = unknown, Truth = unknown> {
  game: string;
  /** What this seat (or an onlooker) is shown. */
  view: View;
  /** The whole truth, after the end; before it, null. */
  truth: Truth | null;
  /** My seat, or null for an onlooker. */
  you: number | null;
  turn: Turn;
  /** My legal actions when it is my turn, else null. */
  legal: Move[] | null;
  /** The players' names by seat. */
  names: string[];
  language: Language;
  /** What happened since the previous view, oldest first: for motion. Empty when catching up. */
  news: News[];
  /** Everything told so far, oldest first: for scorings that are played through when the view is already cleared. */
  log: News[];
  /** A command is under way: what was chosen may look pressed, and a second press does nothing. */
  busy: boolean;
  /** After the end: the points by seat, and the seats by place. */
  result: { scores: number[]; ranking: number[][] } | null;
  play: (action: string) => void;
  /** Ask why an action is not possible; the frame shows the reason with its rule. */
  why: (action: string) => void;
  /** A set that I am choosing, at a table that lets me choose in any order; else what is legal is played one by one. */
  collection?: Collection | null;
  /** The game's own words, in the reader's language. */
  say: GameText;
  /** What a line of the log is about that somebody points at: a board may mark the cards or places it names. */
  pointed?: Facts | null;
  /** The seats are listed beside the board with what they hold: the board need not do it again. */
  seatsBeside?: boolean;
  /** False under reduced motion: things change place without travelling. */
  motion: boolean;
}

/** What a drawing of what a player holds is given; the seats' list shows it where a game has one. */
export interface HoldsProps<View = unknown, Truth = unknown> {
  view: View;
  truth: Truth | null;
  seat: number;
  say: GameText;
  language: Language;
}

export type Holds = Component<HoldsProps<never, never>>;

/** What everybody may see of a player, in a few short words, for the list of seats. */
export type Holdings<View> = (view: View, seat: number, say: GameText, language: Language) => string[];

/** What a thing is called and does, each sentence with the number of the rule that says so. */
export interface Explanation {
  title: string;
  lines: { text: string; rule: string }[];
}

/** The explanation of what carries `data-explain`, or null for what needs none. */
export type Explain<View> = (
  key: string,
  about: { view: View; say: GameText; language: Language },
) => Explanation | null;

/** A game that is over. */
export interface End<View, Truth> {
  view: View;
  truth: Truth | null;
  /** The points by seat. */
  scores: readonly number[];
}

/** How a game tells its result. */
export interface Ending<View, Truth = unknown> {
  /** What a player reached, in a few short words, what counts most first: "14 towns", "31 gold". */
  reached: (end: End<View, Truth>, seat: number, say: GameText) => string[];
  /** The sentences of the log with which a scoring may begin; what was told before them was an ordinary move. */
  scoring: readonly string[];
}

/** What a game may show under its result. */
export interface EndingProps<View = unknown> {
  view: View;
  you: number | null;
  say: GameText;
}

export type EndingSheet = Component<EndingProps<never>>;

/** Why a player whose only move is a pass may pass by itself; null where that would tell others something. */
export type Passing<View> = (view: View, seat: number) => "place" | "bid" | null;

export type Board = Component<BoardProps<never, never>>;
