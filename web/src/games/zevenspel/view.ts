// What the server shows of a Gouden Zevenspel, as `games/zevenspel/view.py` writes it.

export interface ZevenspelView {
  phase: "start" | "bet" | "roll" | "card" | "over";
  seats: number;
  turn: number;
  opener: number | null;
  round: number;
  /** All chips not in the pot: one on the felt still counts. */
  chips: number[];
  scores: number[];
  /** The box each seat has bet on; "hidden" for a bet that is not known yet. */
  bets: (string | null)[];
  open: string[];
  /** The boxes that won the last settled round. */
  winning: string[];
  max_rounds: number | null;
  die: number | null;
  aside: number;
  pile: number;
  pot: number;
  /** The points of each box. */
  felt: Record<string, number>;
  /** How seldom each box wins: once in so many rounds. */
  one_in: Record<string, number>;
}

/** What the whole truth knows more of: bets that nobody has turned up yet. */
export type ZevenspelTruth = Pick<ZevenspelView, "bets">;
