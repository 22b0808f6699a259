// What everybody sees of a player of Het Gouden Zevenspel: chips and points.

import type { Holdings } from "../../table/board";
import type { ZevenspelView } from "./view";

export const holdings: Holdings<ZevenspelView> = (view, seat, say) => [
  say.label("chips_held", { count: view.chips[seat] ?? 0 }),
  say.label("points", { count: view.scores[seat] ?? 0 }),
];
