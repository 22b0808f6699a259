// What bots are called. The same at every look at a table: its id and the seat say it all, and nobody needs to keep it.

/** Invented, in the manner of gold diggers and elves. A prime number of them, and more than a table has seats. */
export const BOT_NAMES = [
  "Nugget",
  "Korrel",
  "Flinter",
  "Dusty",
  "Mossie",
  "Bramble",
  "Tindel",
  "Sporrel",
  "Wispel",
  "Quarzo",
  "Klinker",
  "Goldine",
  "Ambrel",
  "Pannie",
  "Ferrel",
  "Eldrin",
  "Faelin",
  "Mirrel",
  "Thistle",
  "Sylvo",
  "Nimmel",
  "Brokkel",
  "Ember",
] as const;

/** The name of the bot on a seat; no two seats of a table share one, since steps round a prime circle do not meet. */
export function botName(table: string, seat: number): string {
  const many = BOT_NAMES.length;
  const number = numberOf(table);
  const [first, step] = [number % many, 1 + (Math.floor(number / many) % (many - 1))];
  return BOT_NAMES[(first + seat * step) % many]!;
}

/** A number made of an id, spread evenly enough (FNV-1a). */
function numberOf(id: string): number {
  let number = 0x811c9dc5;
  for (const letter of id) number = Math.imul(number ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return number;
}
