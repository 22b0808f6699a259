// From the legal actions to what can be clicked: nothing here knows a rule, it only reads the notation.

import type { Move } from "../../table/board";
import { type Collection, completes, countOf, thingFor } from "../../table/collect";
import {
  type CardKind,
  isTown,
  isWater,
  otherEnd,
  ROAD_IDS,
  type RoadId,
  roadsBetween,
  TOKENS,
  type Token,
  type TownId,
  TRANSPORTS,
  type Transport,
} from "./map/layout";
import type { ElfView } from "./view";

/** A legal action taken apart. */
export interface Act {
  move: Move;
  action: string;
  verb: string;
  /** The token it takes from before me, while planning. */
  token: Token | null;
  /** A card or counter it names. */
  kind: CardKind | Token | null;
  roads: RoadId[];
  town: TownId | null;
  amount: number;
  witch: boolean;
}

/** What has been chosen so far on the way to an action. */
export interface Chosen {
  token: Token | null;
  road: RoadId | null;
  other: RoadId | null;
  town: TownId | null;
}

/** What a click leads to: an action, one thing more or less in a set, a further choice, or the question why not. */
export type Outcome =
  | { to: "play"; action: string }
  | { to: "add"; action: string }
  | { to: "drop"; action: string }
  | { to: "choose"; chosen: Chosen }
  | { to: "why"; action: string };

export const NOTHING: Chosen = { token: null, road: null, other: null, town: null };

const LAID_BY_NAME = ["tree", "monster", "goldpiece", "double", "exchange"];

/** Take the legal actions apart. */
export function actsOf(legal: readonly Move[] | null): Act[] {
  return (legal ?? []).map(actOf);
}

function actOf(move: Move): Act {
  const [verb = "", ...rest] = move.action.split(" ");
  const roads = rest.filter((word) => word.includes("-")) as RoadId[];
  const kinds = rest.filter((word) => !word.includes("-") && !isTown(word) && Number.isNaN(Number(word)));
  const kind = (kinds[0] ?? null) as Act["kind"];
  return {
    move,
    action: move.action,
    verb,
    token: LAID_BY_NAME.includes(verb) ? (verb as Token) : verb === "place" ? (kind as Token) : null,
    kind: verb === "caravan" ? null : kind,
    roads,
    town: (rest.find(isTown) ?? null) as TownId | null,
    amount: Number(rest.find((word) => word !== "" && !Number.isNaN(Number(word))) ?? 0),
    witch: (verb === "go" || verb === "caravan") && rest.at(-1) === "witch",
  };
}

/** The action of a verb, with or without a kind, if it is legal. */
export function actFor(acts: readonly Act[], verb: string, kind?: string): Act | undefined {
  return acts.find((act) => act.verb === verb && (kind === undefined || act.kind === kind));
}

/** The town a step leads to from where the boot stands. */
export function destination(act: Act, boot: TownId): TownId | null {
  if (act.verb === "fly") return act.town;
  const road = act.verb === "go" || act.verb === "caravan" ? act.roads[0] : undefined;
  return road ? otherEnd(road, boot) : null;
}

/** The actions that fit what has been chosen. */
export function fitting(acts: readonly Act[], chosen: Chosen, boot: TownId | null): Act[] {
  const roads = [chosen.road, chosen.other].filter((road) => road !== null);
  return acts.filter(
    (act) =>
      (chosen.token === null || act.token === chosen.token) &&
      roads.every((road) => act.roads.includes(road)) &&
      (chosen.town === null || (boot !== null && destination(act, boot) === chosen.town)),
  );
}

/** The tokens one may place now. */
export function litTokens(acts: readonly Act[]): Set<Token> {
  return new Set(acts.flatMap((act) => (act.token ? [act.token] : [])));
}

/** The roads that lead on to an action; while nothing is chosen, only those of a journey. */
export function litRoads(acts: readonly Act[], chosen: Chosen): Set<RoadId> {
  const steps = chosen.token
    ? fitting(acts, { ...chosen, town: null }, null)
    : acts.filter((act) => act.verb === "go" || act.verb === "caravan");
  return new Set(steps.flatMap((act) => act.roads));
}

/** The towns a legal next step leads to. */
export function litTowns(acts: readonly Act[], boot: TownId | null): Set<TownId> {
  if (boot === null) return new Set();
  return new Set(acts.map((act) => destination(act, boot)).filter((town) => town !== null));
}

/** One of my things, as it lies before me: whether it looks chosen says what a tap does. */
export interface Held<Kind> {
  kind: Kind;
  isChosen: boolean;
}

/** What a board is shown besides what is legal. */
interface Seen {
  view: ElfView;
  collection?: Collection | null | undefined;
}

/** Choose a token, or put it back by choosing it again. */
export function tapToken(
  acts: readonly Act[],
  chosen: Chosen,
  { kind, isChosen }: Held<Token>,
  { view, collection }: Seen,
): Outcome {
  if (acts.some((act) => act.verb === "return"))
    return tapOfSet(acts, `return ${kind}`, isChosen, collection);
  const showing = actFor(acts, "show", kind);
  if (showing) return { to: "play", action: showing.action };
  if (chosen.token === kind) return { to: "choose", chosen: NOTHING };
  if (litTokens(acts).has(kind)) return { to: "choose", chosen: { ...NOTHING, token: kind } };
  return { to: "why", action: laying(kind, ANYWHERE, view) };
}

/** Tap a card of my hand: pay or discard it. */
export function tapCard(
  acts: readonly Act[],
  { kind, isChosen }: Held<CardKind>,
  collection?: Collection | null,
): Outcome {
  const verb = ["pay", "discard"].find((each) => acts.some((act) => act.verb === each));
  return verb
    ? tapOfSet(acts, `${verb} ${kind}`, isChosen, collection)
    : { to: "why", action: `pay ${kind}` };
}

/** Tap a thing that may be in a set; where sets are not collected, what is legal is played. */
function tapOfSet(
  acts: readonly Act[],
  action: string,
  isChosen: boolean,
  collection?: Collection | null,
): Outcome {
  if (thingFor(collection?.task, action)) return { to: isChosen ? "drop" : "add", action };
  return acts.some((act) => act.action === action) ? { to: "play", action } : { to: "why", action };
}

/** What a tap would play at once, if anything: the last thing of a set sends it. */
export function playedBy(outcome: Outcome, collection?: Collection | null): string | undefined {
  if (outcome.to === "play") return outcome.action;
  const isLast =
    outcome.to === "add" &&
    collection &&
    (collection.all || completes(collection.task, collection.chosen, outcome.action));
  return isLast ? outcome.action : undefined;
}

/** How many cards of a kind are chosen to be paid or discarded. */
export function chosenCards(collection: Collection | null | undefined, kind: CardKind): number {
  const chosen = collection?.chosen ?? [];
  return countOf(chosen, `pay ${kind}`) + countOf(chosen, `discard ${kind}`);
}

/** How many tokens of a kind are chosen to be given back. */
export function chosenTokens(collection: Collection | null | undefined, kind: Token): number {
  return countOf(collection?.chosen ?? [], `return ${kind}`);
}

/** Tap a road: the last step of a placing, or one of a journey. */
export function tapRoad(acts: readonly Act[], chosen: Chosen, road: RoadId, view: ElfView): Outcome {
  const boot = bootOf(view);
  if (isPlanning(acts)) return tapRoadToPlan(acts, chosen, road, view);
  return settle(fitting(acts, { ...NOTHING, road }, boot), { ...NOTHING, road }, () => going(road, view));
}

function tapRoadToPlan(acts: readonly Act[], chosen: Chosen, road: RoadId, view: ElfView): Outcome {
  if (chosen.road === road) return { to: "choose", chosen: { ...chosen, road: chosen.other, other: null } };
  const next: Chosen =
    chosen.token === "exchange" && chosen.road
      ? { ...chosen, other: road }
      : { ...NOTHING, token: chosen.token, road };
  const fits = fitting(acts, next, null);
  if (fits.length === 0) return { to: "why", action: planning(acts, next, view) };
  const isHalf = next.token === null || (next.token === "exchange" && next.other === null);
  return fits.length === 1 && !isHalf
    ? { to: "play", action: fits[0]!.action }
    : { to: "choose", chosen: next };
}

/** Tap a town: the next stop of a journey. */
export function tapTown(acts: readonly Act[], town: TownId, view: ElfView): Outcome {
  const chosen = { ...NOTHING, town };
  return settle(fitting(acts, chosen, bootOf(view)), chosen, () => goingTo(town, view));
}

function settle(fits: readonly Act[], chosen: Chosen, otherwise: () => string): Outcome {
  if (fits.length === 0) return { to: "why", action: otherwise() };
  return fits.length === 1 ? { to: "play", action: fits[0]!.action } : { to: "choose", chosen };
}

/** The choices to offer when several actions fit what has been chosen. */
export function choices(acts: readonly Act[], chosen: Chosen, boot: TownId | null): Act[] {
  const isHalfway = chosen.token === "exchange" && chosen.other === null;
  if ((chosen.road === null && chosen.town === null) || isHalfway) return [];
  return fitting(acts, chosen, boot);
}

export function isPlanning(acts: readonly Act[]): boolean {
  return acts.length > 0 && acts.every((act) => act.verb === "pass" || act.token !== null);
}

/** Where my boot stands. */
export function bootOf(view: ElfView): TownId | null {
  return view.viewer === null ? null : (view.boots[view.viewer] ?? null);
}

// What somebody meant who tapped something that cannot be used: the rules then say why not. Where several things could
// be meant, the likeliest is asked about: what one holds, and the way one could most nearly pay for.

/** Two roads, to ask about what goes nowhere. */
const ANYWHERE: RoadId = "beata-elvenhold-plain";
const ELSEWHERE: RoadId = "beata-strykhaven-plain";

function planning(acts: readonly Act[], chosen: Chosen, view: ElfView): string {
  const road = chosen.road!;
  if (chosen.token === "exchange") return swapping(acts, chosen, view);
  return laying(chosen.token ?? TOKENS.find((token) => holds(view, token)) ?? "pig", road, view);
}

function laying(token: Token, road: RoadId, view: ElfView): string {
  if (token === "exchange") return pairOf([ANYWHERE, "pig"], [ELSEWHERE, "wagon"]);
  if (token === "double") {
    const mine = TRANSPORTS.filter((kind) => holds(view, kind));
    return `double ${road} ${mine.find((kind) => !view.roads[road]?.includes(kind)) ?? mine[0] ?? "pig"}`;
  }
  return LAID_BY_NAME.includes(token) ? `${token} ${road}` : `place ${token} ${road}`;
}

/** A swap of the road that was tapped: with the one chosen before, or else with one that could be swapped. */
function swapping(acts: readonly Act[], chosen: Chosen, view: ElfView): string {
  const tapped = chosen.other ?? chosen.road!;
  if (isWater(tapped)) return `place pig ${tapped}`;
  const could = acts.filter((act) => act.verb === "exchange").flatMap((act) => act.roads);
  const known = chosen.other ? chosen.road : could.find((road) => road !== tapped);
  const [one, other] = [tapped, known ?? (tapped === ANYWHERE ? ELSEWHERE : ANYWHERE)];
  const first = transportsOn(one, view)[0] ?? "pig";
  const second = transportsOn(other, view).find((kind) => kind !== first);
  return pairOf([one, first], [other, second ?? (first === "pig" ? "wagon" : "pig")]);
}

/** An exchange as it is written: the roads in the order of the map. */
function pairOf(...ends: [[RoadId, Transport], [RoadId, Transport]]): string {
  const [first, second] = ends.sort(([one], [other]) => ROAD_IDS.indexOf(one) - ROAD_IDS.indexOf(other));
  return `exchange ${first.join(" ")} ${second.join(" ")}`;
}

function going(road: RoadId, view: ElfView): string {
  if (isWater(road)) return `go ${road} raft`;
  const cards = view.hands[view.viewer ?? 0] ?? {};
  const [likeliest] = transportsOn(road, view).sort((one, other) => (cards[other] ?? 0) - (cards[one] ?? 0));
  return `go ${road} ${likeliest ?? "dragon"}`;
}

/** A step to a town: over the road on which something lies, else over water; where no road leads, by air. */
function goingTo(town: TownId, view: ElfView): string {
  const boot = bootOf(view);
  const near = boot ? roadsBetween(boot, town).map((road) => road.id) : [];
  const road = near.find((id) => transportsOn(id, view).length > 0) ?? near.find(isWater) ?? near[0];
  return road ? going(road, view) : `fly ${town}`;
}

function transportsOn(road: RoadId, view: ElfView): Transport[] {
  return TRANSPORTS.filter((kind) => view.roads[road]?.includes(kind));
}

function holds(view: ElfView, token: Token): boolean {
  const mine = view.tokens[view.viewer ?? 0];
  return Boolean(mine?.open[token] || mine?.hidden[token]);
}
