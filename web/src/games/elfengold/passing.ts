// When a pass that is the only move may go by itself. Gold lies open, and so do open tokens: that they are of no use
// everybody can work out. A hidden token is another matter: passing at once would tell that it cannot be placed.

import type { Passing } from "../../table/board";
import type { ElfView } from "./view";

export const passing: Passing<ElfView> = (view, seat) => {
  if (view.phase === "auction") return "bid";
  const hidden = Object.values(view.tokens[seat]?.hidden ?? {});
  return view.phase === "plan_routes" && hidden.every((count) => count === 0) ? "place" : null;
};
