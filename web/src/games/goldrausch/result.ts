// What a player of Goldrausch has earned: gold.

import type { Ending } from "../../table/board";
import type { GoldrauschView } from "./view";

export const ending: Ending<GoldrauschView> = {
  reached: ({ scores }, seat, say) => [say.label("reached_gold", { count: scores[seat] ?? 0 })],
  scoring: ["round_over"],
};
