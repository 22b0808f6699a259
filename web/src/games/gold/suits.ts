// The six suits of Gold!: each has a letter, a shape, a pattern and a colour, so that no one of them is needed alone.
// Fills follow Okabe and Ito's palette; the inks are the same hues, dark enough to be read on a card.

export const SUITS = ["g", "b", "v", "r", "o", "p"] as const;
export type Suit = (typeof SUITS)[number];

export interface SuitStyle {
  fill: string;
  ink: string;
  /** The paler ground of a card of this suit. */
  tint: string;
  /** Outline in a box of 24 by 24. */
  outline: string;
  /** Lines inside the outline. */
  lines: string;
}

export const CARD_FACE = "#fbf4e1";

export const SUIT_STYLES: Record<Suit, SuitStyle> = {
  // A leaf.
  g: {
    fill: "#009e73",
    ink: "#00513b",
    tint: "#cfeadd",
    outline: "M3.6 20.6C1.6 10.6 8.6 2.8 21.4 2.6C21.8 15.2 14.2 22.4 3.6 20.6Z",
    lines: "M3.6 20.6L15.8 8.4M8 16.2L8.2 10.8M8 16.2L13.4 15.8",
  },
  // A drop.
  b: {
    fill: "#0072b2",
    ink: "#00426b",
    tint: "#cfe3f2",
    outline: "M12 1.6C14.6 6 19.6 10.8 19.6 15.2A7.6 7.3 0 0 1 4.4 15.2C4.4 10.8 9.4 6 12 1.6Z",
    lines: "M8 15.4A4 4 0 0 0 12 19",
  },
  // A cut stone.
  v: {
    fill: "#6a3d9a",
    ink: "#3f2163",
    tint: "#e2d7ee",
    outline: "M6.4 3.4H17.6L22.4 9.6L12 22.2L1.6 9.6Z",
    lines: "M1.6 9.6H22.4M8.2 9.6L12 22.2L15.8 9.6M8.2 9.6L12 3.4L15.8 9.6",
  },
  // A flame.
  r: {
    fill: "#d0391b",
    ink: "#7d1d0b",
    tint: "#f7d6c9",
    outline:
      "M12.6 1.2C13.4 6 19.8 9 19.8 15.2A7.8 7.4 0 0 1 4.2 15.2C4.2 11.6 6 9.8 7.2 7.4C8 9.2 8.6 10.2 9.8 10.8C9.4 7.4 10.6 3.8 12.6 1.2Z",
    lines: "M12.4 12.6C12.8 14.8 15.2 15.6 15 18A3 3 0 0 1 9 18C9 15.8 11.4 15 12.4 12.6Z",
  },
  // A sun.
  o: {
    fill: "#e69f00",
    ink: "#6f4700",
    tint: "#fbe7b8",
    outline:
      "M12 .8L14.2 5.2L18.6 2.9L17.8 7.8L22.7 8.5L19.2 12L22.7 15.5L17.8 16.2L18.6 21.1L14.2 18.8L12 23.2L9.8 18.8L5.4 21.1L6.2 16.2L1.3 15.5L4.8 12L1.3 8.5L6.2 7.8L5.4 2.9L9.8 5.2Z",
    lines: "M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8Z",
  },
  // A blossom.
  p: {
    fill: "#e391bb",
    ink: "#832a5c",
    tint: "#f9e0ec",
    outline:
      "M8.4 7.4A4.3 4.3 0 1 1 15.6 7.4A4.3 4.3 0 1 1 17.9 14.3A4.3 4.3 0 1 1 12 18.6A4.3 4.3 0 1 1 6.1 14.3A4.3 4.3 0 1 1 8.4 7.4Z",
    lines: "M12 9.8A2.6 2.6 0 1 0 12 15A2.6 2.6 0 1 0 12 9.8Z",
  },
};

export function isSuit(letter: string): letter is Suit {
  return (SUITS as readonly string[]).includes(letter);
}
