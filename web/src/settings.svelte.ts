// What the reader likes, kept in the browser; colours, theme and motion are attributes of <html>.

import { isLanguage, type Language } from "./i18n/languages";
import { guessLanguage, speak } from "./i18n/words.svelte";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  colours: "usual" | "strong";
  motion: "auto" | "less";
  volume: number;
  confirm: boolean;
  /** Pass by itself when that is the only move. */
  pass: boolean;
  /** Be called when it is my turn and I look elsewhere. */
  call: boolean;
  /** The level of the bots in every game, or "usual": what suits each game. */
  opponents: string;
  /** Drawn boards, or the plain one: lists of words, for who cannot or does not want to see a drawing. */
  board: "drawn" | "plain";
}

const KEY = "goudkoorts.settings";

function read(): Settings {
  const usual: Settings = {
    language: guessLanguage(navigator.languages ?? [navigator.language]),
    theme: "auto",
    colours: "usual",
    motion: "auto",
    volume: 0.6,
    confirm: false,
    pass: true,
    call: false,
    opponents: "usual",
    board: "drawn",
  };
  try {
    const { level, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<
      Settings & { level: string }
    >;
    // Once "amateur" was kept with any other setting, chosen or not; another level was chosen.
    const opponents = level && level !== "amateur" ? level : usual.opponents;
    const known = { ...usual, opponents, ...kept };
    return { ...known, language: isLanguage(known.language) ? known.language : usual.language };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(read());

/** Change a setting, keep it, and show it. */
export async function choose(change: Partial<Settings>): Promise<void> {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  await wear();
}

/** Make the page look and speak as chosen. */
export async function wear(): Promise<void> {
  const page = document.documentElement;
  if (settings.theme === "auto") delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.dataset.colours = settings.colours;
  page.dataset.motion = settings.motion;
  await speak(settings.language);
}

/** Whether things may travel. */
export function mayMove(): boolean {
  return settings.motion !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
