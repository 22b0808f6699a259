// What a player of Het Gouden Zevenspel has scored, and the chips that never went into the pot.

import type { Ending } from "../../table/board";
import type { ZevenspelView } from "./view";

export const ending: Ending<ZevenspelView> = {
  reached: ({ view, scores }, seat, say) => [
    say.label("points", { count: scores[seat] ?? 0 }),
    say.label("chips_held", { count: view.chips[seat] ?? 0 }),
  ],
  scoring: ["wins", "scores", "loses", "out"],
};
