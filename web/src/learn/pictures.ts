// Which picture stands under which rule, and which part of the board it shows.

import { loadBoard } from "../games/registry";
import type { Language } from "../i18n/languages";
import type { Board } from "../table/board";
import { type GameText, loadText } from "../text";
import { type Lesson, type LessonWords, loadLesson, loadWords, NAMES } from "./lesson";

export interface Picture {
  id: string;
  /** The rule it belongs to; the picture stands below it. */
  rule: string;
  /** How wide the board is drawn before it is made small. */
  width: number;
  /** The part that is shown; the whole board where none is named. */
  part?: string;
  /** How wide on a phone, where the board has another shape. */
  narrow?: number;
  /** Nothing outside this is shown. */
  within?: string;
  /** How much room is left around that part. */
  air?: number;
  /** What is pressed first, so that a choice is seen. */
  press?: string;
}

export const PICTURES: Record<string, Picture[]> = {
  gold: [
    { id: "offer", rule: "G-8", width: 760, narrow: 460, part: ".middle" },
    { id: "lower", rule: "G-9", width: 860, narrow: 460, press: '[data-travel^="r4"]' },
    { id: "exchange", rule: "G-10", width: 860, narrow: 460, press: '.mine [data-travel^="oe"]' },
    { id: "bonus", rule: "G-15", width: 860, narrow: 460 },
    { id: "colours", rule: "G-20", width: 860, narrow: 460 },
  ],
  goldrausch: [
    { id: "rows", rule: "R-4", width: 1000, narrow: 460, part: ".rows" },
    { id: "chip", rule: "R-7", width: 1000, narrow: 460, part: ".rows > :first-child" },
    { id: "coin", rule: "R-9", width: 1000, narrow: 460 },
    { id: "worth", rule: "R-12", width: 1000, narrow: 460, part: ".rows", press: ".head button" },
  ],
  zevenspel: [
    { id: "felt", rule: "Z-6", width: 900, narrow: 460, part: ".felt" },
    { id: "round", rule: "Z-9", width: 900, narrow: 460 },
    { id: "odds", rule: "Z-11", width: 900, narrow: 460, part: ".felt", press: ".prompt [aria-pressed]" },
  ],
  elfenland: [
    { id: "counters", rule: "EL-3.2", width: 900, narrow: 460, part: ".below" },
    { id: "plan", rule: "EL-4.2", width: 1000, press: ".tokens button:first-child" },
    {
      id: "travel",
      rule: "EL-5.2",
      width: 1000,
      part: '[data-place="lapphalia"], [data-place="beata"]',
      air: 90,
      within: ".map",
    },
    { id: "caravan", rule: "EL-5.4", width: 1000 },
  ],
  elfengold: [
    { id: "auction", rule: "EG-5.1", width: 900, part: ".stage" },
    {
      id: "monster",
      rule: "EG-6.4",
      width: 1000,
      part: '[data-place="ixara"], [data-place="mahdavikia"]',
      air: 110,
      within: ".map",
    },
    {
      id: "gold",
      rule: "EG-6.5",
      width: 1000,
      part: '[data-place="kihromah"], [data-place="lapphalia"]',
      air: 70,
      within: ".map",
    },
    {
      id: "double",
      rule: "EG-6.6",
      width: 1000,
      part: '[data-place="usselen"], [data-place="wylhien"]',
      air: 80,
      within: ".map",
    },
    { id: "journey", rule: "EG-7.2", width: 1000 },
  ],
};

/** The rule that the transport chart belongs to. */
export const CHARTS: Record<string, string> = { elfenland: "EL-5.2", elfengold: "EG-7.1" };

/** What all pictures of a game need. */
export interface Gallery {
  lesson: Lesson;
  words: Record<Language, LessonWords>;
  Board: Board;
  say: GameText;
}

const known = new Map<string, Promise<Gallery | null>>();

/** Load what the pictures of a game need, once a game and language; null where it cannot be had. */
export function loadGallery(game: string, language: Language): Promise<Gallery | null> {
  const key = `${game} ${language}`;
  let gallery = known.get(key);
  if (!gallery) {
    gallery = load(game, language).catch(() => null);
    known.set(key, gallery);
  }
  return gallery;
}

async function load(game: string, language: Language): Promise<Gallery | null> {
  const [lesson, words, Board, say] = await Promise.all([
    loadLesson(game),
    loadWords(game),
    loadBoard(game),
    loadText(game, language, NAMES),
  ]);
  return lesson && words && Board ? { lesson, words, Board, say } : null;
}
