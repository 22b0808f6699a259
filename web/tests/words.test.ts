import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { de } from "../src/i18n/de";
import { en } from "../src/i18n/en";
import { nl } from "../src/i18n/nl";
import { guessLanguage } from "../src/i18n/words.svelte";

type Tree = { [key: string]: unknown };
const LANGUAGES: [string, Tree][] = [
  ["nl", nl],
  ["de", de],
  ["en", en],
];
const LONG = 24;

/** Every text of a catalogue by its path; functions are called with plain values. */
function flat(tree: Tree, path = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const here = `${path}/${key}`;
    if (typeof value === "string") found.set(here, value);
    else if (typeof value === "function") found.set(here, String(value(2, 3)));
    else if (typeof value === "object" && value)
      for (const [deeper, text] of flat(value as Tree, here)) found.set(deeper, text);
  }
  return found;
}

describe("the catalogues", () => {
  const english = flat(en as Tree);

  it.each(LANGUAGES)("%s has the same keys as English, none empty", (_, tree) => {
    const texts = flat(tree);
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...texts].filter(([, text]) => !text.trim())).toEqual([]);
  });

  it("no long text is the same in two languages", () => {
    for (const [one, other] of [
      [nl, de],
      [nl, en],
      [de, en],
    ] as [Tree, Tree][]) {
      const texts = flat(other);
      const same = [...flat(one)].filter(([path, text]) => text.length > LONG && texts.get(path) === text);
      expect(same).toEqual([]);
    }
  });

  it("the first language we speak is guessed", () => {
    expect(guessLanguage(["fr-BE", "nl-BE", "en"])).toBe("nl");
    expect(guessLanguage(["ja"])).toBe("en");
  });
});

describe("markup", () => {
  const folder = join(import.meta.dirname, "../src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".svelte"),
  );

  it.each(files)("%s holds no words of its own", (name) => {
    const source = readFileSync(join(folder, name), "utf8");
    const markup = source
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/<style[\s\S]*?<\/style>/g, "")
      .replace(/<!--[\s\S]*?-->/g, "");
    expect(wordsIn(withoutCode(markup))).toEqual([]);
  });

  it.each(files)("%s has no inline style, which the content security policy forbids", (name) => {
    expect(readFileSync(join(folder, name), "utf8")).not.toMatch(/\sstyle="/);
  });

  /** Cut out everything in braces, however deep. */
  function withoutCode(markup: string): string {
    let depth = 0;
    return [...markup]
      .filter((letter) => {
        if (letter === "{") depth += 1;
        const kept = depth === 0;
        if (letter === "}") depth -= 1;
        return kept;
      })
      .join("");
  }

  function wordsIn(markup: string): string[] {
    const spoken = [...markup.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
      (found) => found[1]!,
    );
    const plain = markup.replace(/<[^>]*>/g, "\n").split("\n");
    return [...spoken, ...plain].map((text) => text.trim()).filter((text) => /\p{L}{3,}/u.test(text));
  }
});
