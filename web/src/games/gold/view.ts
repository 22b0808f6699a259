// What the server shows of a game of Gold!, as `games/gold/view.py` writes it.

export interface ScorePile {
  cards: number;
  /** Known to its owner, and to all after the end or at a table with open scores. */
  points?: number;
}

export interface GoldView {
  phase: "start" | "donkeys" | "refill" | "turn" | "bonus" | "over";
  seats: number;
  turn: number;
  offer: string[];
  displays: string[][];
  pile: number;
  refills: number;
  set_colour: string | null;
  score_piles: ScorePile[];
  set_aside: string[] | null;
}

/** What the whole truth knows more of: the points of every score pile. */
export type GoldTruth = Pick<GoldView, "score_piles">;
