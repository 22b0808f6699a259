// Lessons and pictures: positions written by tools/lesson_positions.py, which asks the rules; nothing is decided here.

import type { Language } from "../i18n/languages";
import type { Facts, Move, News, Turn } from "../table/board";

/** What the learner sees at one moment. */
export interface Frame {
  turn: Turn;
  view: unknown;
  truth: unknown;
  legal: Move[] | null;
  result: { scores: number[]; ranking: number[][] } | null;
  /** What was told on the way here, oldest first. */
  news: News[];
}

export interface Step {
  id: string;
  frame: Frame;
  /** What each wanted move leads to. */
  wanted: Record<string, Frame>;
  /** Why something cannot be done: code, rule and facts. */
  refused: Record<string, [string, string, Facts]>;
}

export interface Lesson {
  players: number;
  pictures: Record<string, Frame>;
  steps: Step[];
}

/** What is said in a step: what to do and why; and, once done, what it means. */
export interface StepWords {
  task: string;
  done: string;
}

/** What stands under a picture, and what one who does not see it is told. */
export interface PictureWords {
  caption: string;
  seen: string;
}

export interface LessonWords {
  /** What one plays for. */
  aim: string;
  steps: Record<string, StepWords>;
  pictures: Record<string, PictureWords>;
}

export type Answer =
  | { kind: "done"; frame: Frame }
  | { kind: "other" }
  | { kind: "refused"; code: string; rule: string; facts: Facts }
  | { kind: "unknown" };

/** The players of all lessons; the learner has the first seat. */
export const NAMES = ["Anne", "Marc", "Carl"];
export const LEARNER = 0;

const SENTENCES_SHOWN = 6;

const lessons = import.meta.glob<Lesson>("../games/*/lesson.json", { import: "default" });
const texts = import.meta.glob<Record<Language, LessonWords>>("../games/*/lesson.ts", { import: "words" });

/** The games that have a lesson. */
export const GAMES_WITH_LESSON = Object.keys(lessons).map((path) =>
  path.slice("../games/".length, -"/lesson.json".length),
);

/** Load the positions of a game. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  return (await lessons[`../games/${game}/lesson.json`]?.()) ?? null;
}

/** Load what is said about the positions of a game. */
export async function loadWords(game: string): Promise<Record<Language, LessonWords> | null> {
  return (await texts[`../games/${game}/lesson.ts`]?.()) ?? null;
}

/** What comes of an action the learner tried. */
export function answerTo(step: Step, action: string): Answer {
  const frame = step.wanted[action];
  if (frame) return { kind: "done", frame };
  if (step.frame.legal?.some((move) => move.action === action)) return { kind: "other" };
  const refused = step.refused[action];
  if (!refused) return { kind: "unknown" };
  const [code, rule, facts] = refused;
  return { kind: "refused", code, rule, facts };
}

/** The sentences worth reading: all if they are few, else the first, which is one's own move, and the last ones. */
export function readable<Line>(lines: readonly Line[]): Line[] {
  if (lines.length <= SENTENCES_SHOWN) return [...lines];
  return [...lines.slice(0, 1), ...lines.slice(1 - SENTENCES_SHOWN)];
}
