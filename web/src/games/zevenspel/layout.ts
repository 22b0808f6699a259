// Where the boxes of the felt lie.

export const CARD_PLACES = 7;

export const LETTER_BOXES = [..."abcdefghijklmno"].map((letter) => letter + letter);
export const SEVEN_BOX = "seven";

export const FAMILIES = ["red", "black", "pairs", "equal"] as const;
export type Family = (typeof FAMILIES)[number];

const HIGHEST: Record<Family, number> = { red: 7, black: 7, pairs: 3, equal: 6 };
const BOXES_OF_A_FAMILY = 4;

/** The four boxes of a family, the highest number first. */
export function boxesOf(family: Family): string[] {
  return Array.from({ length: BOXES_OF_A_FAMILY }, (_, step) => `${family}${HIGHEST[family] - step}`);
}

/** What is written in a box: two letters, the 7, or the number of its family. */
export function nameOf(box: string): string {
  if (box === SEVEN_BOX) return "7";
  const number = /\d$/.exec(box);
  return number ? number[0] : box.toUpperCase();
}

/** All 32 boxes in the order of the felt. */
export const BOXES = [...LETTER_BOXES, SEVEN_BOX, ...FAMILIES.flatMap(boxesOf)];

export const CHIPS_SHOWN = 6;

export interface Heap {
  /** The seats whose chips are drawn. */
  shown: number[];
  /** How many more there are. */
  more: number;
}

/** Which chips of a box are drawn: mine always, and no more than there is room for. */
export function heapOf(seats: readonly number[], you: number | null, room = CHIPS_SHOWN): Heap {
  const mineFirst = [...seats].sort(
    (one, other) => Number(other === you) - Number(one === you) || one - other,
  );
  if (mineFirst.length <= room) return { shown: mineFirst, more: 0 };
  return { shown: mineFirst.slice(0, room - 1), more: mineFirst.length - room + 1 };
}
