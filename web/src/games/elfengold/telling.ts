// What a screen reader says of towns, roads and choices.

import type { GameText } from "../../text";
import { type CardKind, ROADS, type RoadId, type TownId } from "./map/layout";
import { cardsFor } from "./panels/chart";
import { type Act, bootOf, type Chosen } from "./pick";
import type { ElfView } from "./view";
import type { Words } from "./words";

export interface Told {
  view: ElfView;
  you: number | null;
  say: GameText;
  words: Words;
}

/** A road with its terrain and what lies on it: "Beatá–Elvenhold (plain): dragon". */
export function roadLabel(
  road: RoadId,
  isLit: boolean,
  cost: number | undefined,
  { view, say, words }: Told,
): string {
  const things = (view.roads[road] ?? []).map((thing) => say.word(thing)).join(", ") || words.empty;
  const label = `${say.word(road)}: ${things}`;
  return [label, isLit ? words.canLay : "", cost ? words.cards(cost) : ""]
    .filter((part) => part !== "")
    .join("; ");
}

/** What the lit roads cost: those of a journey by the legal steps, those of a plan by the chart. */
export function costsOf(
  acts: readonly Act[],
  chosen: Chosen,
  view: ElfView,
): Partial<Record<RoadId, number>> {
  const costs: Partial<Record<RoadId, number>> = {};
  const boot = bootOf(view);
  for (const { verb, token, kind, roads, witch } of acts) {
    const road = roads[0];
    const isPlan = verb === "place" && token === chosen.token;
    if (!road || !(isPlan || (verb === "go" && boot))) continue;
    const from = isPlan || !boot ? ROADS[road].a : boot;
    const cost = cardsFor({ road, from, kind: kind as CardKind, witch }, view.roads[road] ?? []);
    costs[road] = Math.min(cost, costs[road] ?? cost);
  }
  return costs;
}

/** A town with its gold, the pieces that still stand there and the boots in it. */
export function townLabel(town: TownId, isLit: boolean, { view, you, say, words }: Told): string {
  const names = (seats: number[]) => seats.map((seat) => say.player(seat)).join(", ");
  const waiting = view.pieces.flatMap((left, seat) => (left.includes(town) ? [seat] : []));
  const here = view.boots.flatMap((boot, seat) => (boot === town ? [seat] : []));
  const gold = view.values?.[town];
  return [
    say.word(town),
    gold ? words.worth(gold) : "",
    waiting.length ? words.pieces(names(waiting)) : "",
    here.length ? words.boots(names(here)) : "",
    you !== null && view.town_cards[you] === town ? words.goal : "",
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
