// What a player of Gold! has on the score pile: points, then cards.

import type { Ending } from "../../table/board";
import type { GoldView } from "./view";

export const ending: Ending<GoldView> = {
  reached: ({ view, scores }, seat, say) => [
    say.label("points", { count: scores[seat] ?? 0 }),
    say.label("cards_left", { count: view.score_piles[seat]?.cards ?? 0 }),
  ],
  scoring: ["over"],
};
