// What a board is given and what it may ask for: the contract between the table page and the drawings of the games.
//
// A board draws `view` and offers `legal`; it never decides what is legal. A click on something that can be used
// calls `play` with the action's text, a click on anything else calls `why` with the text of what was tried.

import type { Component } from "svelte";
import type { Language } from "../i18n/languages";
import type { Facts, Move, News, Sentence, Turn } from "../net/wire";
import type { GameText } from "../text";

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
  /** The game's own words, in the reader's language. */
  say: GameText;
  /** What a line of the log is about that somebody points at: a board may mark the cards or places it names. */
  pointed?: Facts | null;
  /** False under reduced motion: things change place without travelling. */
  motion: boolean;
}

/** What everybody may see of a player, in a few short words, for the list of seats. */
export type Holdings<View> = (view: View, seat: number, say: GameText, language: Language) => string[];

export type Board = Component<BoardProps<never, never>>;
