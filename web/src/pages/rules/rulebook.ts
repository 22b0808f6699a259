// The rule books, asked for once a game and language; and rules cut into the pieces a page can show.

import type { Language } from "../../i18n/languages";
import { api } from "../../net/api";
import type { Rule, RuleBook } from "../../net/wire";

const known = new Map<string, Promise<RuleBook>>();

export function bookOf(game: string, language: Language): Promise<RuleBook> {
  const key = `${game} ${language}`;
  let book = known.get(key);
  if (!book) {
    book = api.rules(game, language);
    book.catch(() => known.delete(key));
    known.set(key, book);
  }
  return book;
}

export async function rulesOf(game: string, language: Language): Promise<Rule[]> {
  return (await bookOf(game, language)).rules;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

const PRINTED = /^[A-Z]+-\d/;
const READING = /^[A-Z]+A-\d/;

/** Options and readings are looked up, not read: their chapters are folded. */
export function isFolded(chapter: Chapter): boolean {
  return chapter.rules.every(({ number }) => !PRINTED.test(number) || READING.test(number));
}

/** Where a rule stops telling how one plays, and tells how that is written or set. */
const ASIDE =
  /(?:^|(?<=[.!?] ))(?:Notation:|Notatie:|In (?:notation|de notatie|der Notation)\b|(?:Option|Optie) `)/;

/** Cut a rule into what one must know to play, and what is only for notation and options. */
export function withoutAside(text: string): { rule: string; aside: string } {
  const at = text.search(ASIDE);
  return at <= 0 ? { rule: text, aside: "" } : { rule: text.slice(0, at).trimEnd(), aside: text.slice(at) };
}

export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const last = chapters.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else chapters.push({ title: rule.chapter, rules: [rule] });
  }
  return chapters;
}

export type Piece = { kind: "text" | "code" | "rule" | "option"; text: string };

const NAMES_OPTION = /\b(?:option|optie)\s$/i;

/** The books by the letters with which their numbers begin; a reading has an A behind them. */
const BOOKS: Record<string, string> = {
  G: "gold",
  R: "goldrausch",
  Z: "zevenspel",
  EL: "elfenland",
  EG: "elfengold",
};

const MARKED = /`([^`]+)`|\b((?:G|R|Z|EL|EG)A?-\d+(?:\.\d+)?)\b/g;

/** In whose book a rule stands: a game may build on another one. */
export function gameOf(number: string, game: string): string {
  return BOOKS[number.match(/^(E?[A-Z])A?-/)?.[1] ?? ""] ?? game;
}

/** Cut a rule into plain text, notation and references to other rules. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > done) pieces.push({ kind: "text", text: text.slice(done, found.index) });
    if (found[1] === undefined) pieces.push({ kind: "rule", text: found[2]! });
    else
      pieces.push({
        kind: NAMES_OPTION.test(text.slice(0, found.index)) ? "option" : "code",
        text: found[1],
      });
    done = found.index + found[0].length;
  }
  if (done < text.length) pieces.push({ kind: "text", text: text.slice(done) });
  return pieces;
}

/** What an option means for people: said by us where the book speaks of notation, with the rules it names. */
export function meaningFor(option: string, rules: readonly Rule[], ours: Record<string, string>): string {
  const line = lineOf(option, rules);
  const named = piecesOf(line).filter((piece) => piece.kind === "rule");
  const numbers = [...new Set(named.map((piece) => piece.text))].join(", ");
  return option in ours ? `${ours[option]} ${numbers}`.trim() : meaningOf(option, rules);
}

function lineOf(option: string, rules: readonly Rule[]): string {
  return rules.find((rule) => rule.number === option)?.text ?? "";
}

/** What an option means: the book's line without the list of values in front. */
export function meaningOf(option: string, rules: readonly Rule[]): string {
  const line = lineOf(option, rules);
  const meaning = line.replace(/^[^:]*`[^:]*: */, "").replaceAll("`", "");
  return meaning.charAt(0).toUpperCase() + meaning.slice(1);
}
