// The games' own words, read from `games/*/text/*.json` beside their rules, one small file a game and language.

import type { Language } from "./i18n/languages";
import type { Facts, Sentence } from "./table/board";

type Template = string | { one: string; other: string };

export interface Catalogue {
  name: string;
  summary: string;
  words: Record<string, string>;
  /** What a language declines: `{"dat": {"ge": "dem grünen Esel"}}`, asked for as `{card dat}`. */
  forms?: Record<string, Record<string, string>>;
  log: Record<string, Template>;
  moves: Record<string, Template>;
  /** For whoever tapped something: never a word of notation. */
  reasons: Record<string, Template>;
  /** The same for whoever typed, where it helps to be told what to type. */
  typed: Record<string, Template>;
  labels: Record<string, Template>;
}

const files = import.meta.glob<Catalogue>("../../src/goudkoorts/games/*/text/*.json", { import: "default" });

const SEAT_FACTS = ["player", "rival"];
/** `{You take|{player} takes}`: the first way is for the seat that the second names, `player` where it names none. */
const FOR_THE_READER = /\{([^{}|]*)\|((?:[^{}]|\{\w+\})*)\}/g;

/** A fact in a sentence, with its form if it is declined; one with a capital begins the sentence: `{Card nom}`. */
const PLACE = /\{(\w)(\w*)(?: (\w+))?\}/g;

/** The games that have words, by their names in records. */
export const GAMES_WITH_TEXT = [...new Set(Object.keys(files).map((path) => path.split("/").at(-3)!))];

/** Load the words of a game in one language. */
export async function loadCatalogue(game: string, language: Language): Promise<Catalogue> {
  const load = files[`../../src/goudkoorts/games/${game}/text/${language}.json`];
  if (!load) throw new Error(`no words for ${game} in ${language}`);
  return load();
}

/** Load a game's words and bind them to the players' names. */
export async function loadText(
  game: string,
  language: Language,
  names: string[],
  you: number | null = null,
): Promise<GameText> {
  return new GameText(await loadCatalogue(game, language), names, you);
}

/** Sentences of one game in one language, with the players' names put in, and "you" for the seat of the reader. */
export class GameText {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly names: readonly string[],
    private readonly you: number | null = null,
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

  /** Why an action is not legal, for whoever tapped something. */
  reason(code: string, facts: Facts = {}): string {
    return this.fill(this.catalogue.reasons[code] ?? code, facts);
  }

  /** Why an action is not legal, for whoever typed it. */
  typedReason(code: string, facts: Facts = {}): string {
    return this.fill(this.catalogue.typed[code] ?? this.catalogue.reasons[code] ?? code, facts);
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
    return this.toTheReader(text, facts).replace(
      PLACE,
      (whole, first: string, rest: string, form?: string) => {
        const key = first.toLowerCase() + rest;
        const fact = facts[key];
        if (fact === undefined) return whole;
        const word = this.inWords(key, fact, form);
        return key.startsWith(first) ? word : word.charAt(0).toUpperCase() + word.slice(1);
      },
    );
  }

  private toTheReader(text: string, facts: Facts): string {
    return text.replace(FOR_THE_READER, (_, toThem: string, ofThem: string) => {
      const named = SEAT_FACTS.find((fact) => ofThem.includes(`{${fact}}`)) ?? "player";
      return this.you !== null && facts[named] === this.you ? toThem : ofThem;
    });
  }

  private inWords(key: string, fact: number | string, form?: string): string {
    if (typeof fact === "string")
      return (form && this.catalogue.forms?.[form]?.[fact]) || this.word(fact, key);
    return SEAT_FACTS.includes(key) ? this.player(fact) : String(fact);
  }
}
