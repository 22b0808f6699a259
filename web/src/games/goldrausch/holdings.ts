// What everybody sees of a player of Goldrausch: gold and chips.

import type { Holdings } from "../../table/board";
import type { GoldrauschView } from "./view";

export const holdings: Holdings<GoldrauschView> = (view, seat, say) => [
  `${say.label("gold")}: ${view.scores[seat] ?? 0}`,
  say.label("chips_left_count", { count: view.chips_left[seat] ?? 0 }),
];
