// What everybody sees of a player of Gold!: the score pile.

import type { Holdings } from "../../table/board";
import type { GoldView } from "./view";

export const holdings: Holdings<GoldView> = (view, seat, say) => {
  const pile = view.score_piles[seat];
  if (!pile) return [];
  const label = pile.points === undefined ? "closed_score_pile" : "score_pile";
  return [say.label(label, { cards: pile.cards, points: pile.points ?? 0 })];
};
