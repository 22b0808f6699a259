// What a screen reader says of towns, roads and choices.

import type { GameText } from "../../text";
import { cardsFor } from "./chart";
import type { CardKind, RoadId, TownId } from "./layout";
import { type Act, bootOf } from "./pick";
import type { ElfView } from "./view";
import type { Words } from "./words";

export interface Told {
  view: ElfView;
  you: number | null;
  say: GameText;
  words: Words;
}

/** A road with its terrain and what lies on it: "Beatá–Elvenhold (plain): dragon". */
export function roadLabel(road: RoadId, isLit: boolean, { view, say, words }: Told): string {
  const things = (view.roads[road] ?? []).map((thing) => say.word(thing)).join(", ") || words.empty;
  const label = `${say.word(road)}: ${things}`;
  return isLit ? `${label}; ${words.canLay}` : label;
}

/** A town with its gold, the pieces that still stand there and the boots in it. */
export function townLabel(town: TownId, isLit: boolean, { view, say, words }: Told): string {
  const names = (seats: number[]) => seats.map((seat) => say.player(seat)).join(", ");
  const waiting = view.pieces.flatMap((left, seat) => (left.includes(town) ? [seat] : []));
  const here = view.boots.flatMap((boot, seat) => (boot === town ? [seat] : []));
  const gold = view.values?.[town];
  return [
    say.word(town),
    gold ? words.worth(gold) : "",
    waiting.length ? words.pieces(names(waiting)) : "",
    here.length ? words.boots(names(here)) : "",
    isLit ? words.canGo : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

/** How a step is paid: "2 × dragon", "caravan: any 3 cards". */
export function priceOf(act: Act, { view, say, words }: Told): string {
  const [road, from] = [act.roads[0], bootOf(view)];
  if (act.verb === "fly") return words.witchFlight;
  if (!road || !from) return say.move(act.move.say);
  const kind = act.verb === "caravan" ? null : (act.kind as CardKind);
  const count = cardsFor({ road, from, kind, witch: act.witch }, view.roads[road] ?? []);
  const price = kind ? `${count} × ${say.word(kind)}` : `${words.caravan}: ${words.anyCards(count)}`;
  return act.witch ? `${price} ${words.witchBypass}` : price;
}
