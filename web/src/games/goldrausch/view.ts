// What the server shows of a game of Goldrausch, as `games/goldrausch/view.py` writes it.

export interface GroupView {
  figures: number;
  coins: number[];
  /** Chips by seat. */
  chips: number[];
}

export interface GoldrauschView {
  phase: "start" | "card" | "chip" | "coin" | "over";
  seats: number;
  turn: number;
  starter: number;
  round: number;
  rounds: number;
  groups: Record<string, GroupView>;
  scores: number[];
  pile: number;
  /** The card turned up and not dealt with yet: `figure a`, `coin 4`. */
  turned: string | null;
  /** What the pile must still hold, by card. */
  unseen: Record<string, number>;
  chips_left: number[];
  /** What each group would pay each seat if the round ended now. */
  pays: Record<string, number[]>;
  /** A line for each round scored. */
  sheet: number[][];
}
