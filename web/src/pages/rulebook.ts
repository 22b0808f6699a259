// The rule books, asked for once a game and language; and rules cut into the pieces a page can show.

import type { Language } from "../i18n/languages";
import { api } from "../net/api";
import type { Rule } from "../net/wire";

const known = new Map<string, Promise<Rule[]>>();

export function rulesOf(game: string, language: Language): Promise<Rule[]> {
  const key = `${game} ${language}`;
  let rules = known.get(key);
  if (!rules) {
    rules = api.rules(game, language);
    rules.catch(() => known.delete(key));
    known.set(key, rules);
  }
  return rules;
}

export interface Chapter {
  title: string;
  rules: Rule[];
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

export type Piece = { kind: "text" | "code" | "rule"; text: string };

const MARKED = /`([^`]+)`|\b((?:G|R|Z|EL|EG)A?-\d+(?:\.\d+)?)\b/g;

/** Cut a rule into plain text, notation and references to other rules. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > done) pieces.push({ kind: "text", text: text.slice(done, found.index) });
    pieces.push(
      found[1] === undefined ? { kind: "rule", text: found[2]! } : { kind: "code", text: found[1] },
    );
    done = found.index + found[0].length;
  }
  if (done < text.length) pieces.push({ kind: "text", text: text.slice(done) });
  return pieces;
}

/** What an option means: the book's line without the list of values in front. */
export function meaningOf(option: string, rules: readonly Rule[]): string {
  const line = rules.find((rule) => rule.number === option)?.text ?? "";
  const meaning = line.replace(/^[^:]*`[^:]*: */, "").replaceAll("`", "");
  return meaning.charAt(0).toUpperCase() + meaning.slice(1);
}
