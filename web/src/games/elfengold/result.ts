// What a journey came to: towns, the way left to the town card, and what decides between equals.

import type { Ending } from "../../table/board";
import { collected, type ElfTruth, type ElfView } from "./view";

export const ending: Ending<ElfView, ElfTruth> = {
  reached: ({ view, truth, scores }, seat, say) => {
    const count = collected(view, seat);
    const town = (truth ?? view).town_cards[seat];
    const points = scores[seat] ?? count;
    const gold = view.gold?.[seat];
    return [
      town
        ? say.label("reached_with_card", { count, town, steps: count - points, points })
        : say.label("reached_towns", { count }),
      gold === undefined
        ? say.label("reached_cards", { count: view.cards_in_hand[seat] ?? 0 })
        : say.label("reached_gold", { count: gold }),
    ];
  },
  scoring: ["total_gold", "total_cards", "card_total_gold", "card_total_cards"],
};
