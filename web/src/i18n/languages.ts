export const LANGUAGES = ["nl", "de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}
