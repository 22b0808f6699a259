// The games' own words, read from `games/*/text/*.json` beside their rules, one small file a game and language.

import type { Language } from "./i18n/languages";
import type { Facts, Sentence } from "./table/board";

type Template = string | { one: string; other: string };

export interface Catalogue {
  name: string;
  summary: string;
  words: Record<string, string>;
  log: Record<string, Template>;
  moves: Record<string, Template>;
  reasons: Record<string, Template>;
  labels: Record<string, Template>;
}

const files = import.meta.glob<Catalogue>("../../src/goudkoorts/games/*/text/*.json", { import: "default" });

const SEAT_FACTS = ["player", "rival"];

/** The games that have words, by their names in records. */
export const GAMES_WITH_TEXT = [...new Set(Object.keys(files).map((path) => path.split("/").at(-3)!))];

/** Load the words of a game in one language. */
export async function loadCatalogue(game: string, language: Language): Promise<Catalogue> {
  const load = files[`../../src/goudkoorts/games/${game}/text/${language}.json`];
  if (!load) throw new Error(`no words for ${game} in ${language}`);
  return load();
}

/** Load a game's words and bind them to the players' names. */
export async function loadText(game: string, language: Language, names: string[]): Promise<GameText> {
  return new GameText(await loadCatalogue(game, language), names);
}

/** Sentences of one game in one language, with the players' names put in. */
export class GameText {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly names: readonly string[],
  ) {}

  get name(): string {
    return this.catalogue.name;
  }

  get summary(): string {
    return this.catalogue.summary;
  }

  /** The word for a notation text such as `g4`, or the text itself. A fact's name can make it definite: `card bb`. */
  word(key: string, fact?: string): string {
    const words = this.catalogue.words;
    return (fact === undefined ? undefined : words[`${fact} ${key}`]) ?? words[key] ?? key;
  }

  /** A line of the log. */
  sentence(sentence: Sentence): string {
    return this.fill(this.catalogue.log[sentence.key] ?? sentence.key, sentence.facts);
  }

  /** A legal action as a choice. */
  move(sentence: Sentence): string {
    return this.fill(this.catalogue.moves[sentence.key] ?? sentence.key, sentence.facts);
  }

  /** Why an action is not legal. */
  reason(code: string, facts: Facts = {}): string {
    return this.fill(this.catalogue.reasons[code] ?? code, facts);
  }

  /** A label of the board. */
  label(key: string, facts: Facts = {}): string {
    return this.fill(this.catalogue.labels[key] ?? key, facts);
  }

  /** A player's name. */
  player(seat: number): string {
    return this.names[seat] ?? String(seat);
  }

  private fill(template: Template, facts: Facts): string {
    const text = typeof template === "string" ? template : template[facts.count === 1 ? "one" : "other"];
    return text.replace(/\{(\w+)\}/g, (whole, key: string) => {
      const fact = facts[key];
      return fact === undefined ? whole : this.inWords(key, fact);
    });
  }

  private inWords(key: string, fact: number | string): string {
    if (typeof fact === "string") return this.word(fact, key);
    return SEAT_FACTS.includes(key) ? this.player(fact) : String(fact);
  }
}
