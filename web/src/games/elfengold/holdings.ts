// What everybody sees of a traveller: town pieces, cards in hand and gold.

import type { Holdings } from "../../table/board";
import { collected, type ElfView } from "./view";
import { words as all } from "./words";

export const holdings: Holdings<ElfView> = (view, seat, _say, language) => {
  const words = all[language];
  const gold = view.gold?.[seat];
  return [
    words.collected(collected(view, seat)),
    words.cards(view.cards_in_hand[seat] ?? 0),
    ...(gold === undefined ? [] : [words.gold(gold)]),
  ];
};
