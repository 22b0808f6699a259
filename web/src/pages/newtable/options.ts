// House rules in words.

import { messages } from "../../i18n/words.svelte";

export function optionTitle(name: string): string {
  return messages().options.titles[name] ?? name.replaceAll("_", " ");
}

export function optionValue(name: string, value: unknown): string {
  const words = messages().options;
  const known = words.values[`${name} ${String(value)}`];
  if (known) return known;
  if (name === "start" && typeof value === "number") return words.seat(value + 1);
  if (name.endsWith("rounds") && typeof value === "number") return words.rounds(value);
  return Array.isArray(value) ? value.join(", ") : String(value).replaceAll("_", " ");
}

/** An option as a rule book names it, `hand_limit` or `hand_limit: 4`. */
export function optionInWords(named: string): string {
  const [name, value] = named.split(": ");
  const title = optionTitle(name!);
  return value === undefined ? title : `${title}: ${optionValue(name!, value)}`;
}
