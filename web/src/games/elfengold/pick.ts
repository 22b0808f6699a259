// From the legal actions to what can be clicked: nothing here knows a rule, it only reads the notation.

import type { Move } from "../../table/board";
import {
  type CardKind,
  isTown,
  isWater,
  otherEnd,
  type RoadId,
  roadsAt,
  roadsBetween,
  type Token,
  type TownId,
  TRANSPORTS,
  type Transport,
} from "./layout";
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

/** What a click leads to: an action, a further choice, or the question why not. */
export type Outcome =
  | { to: "play"; action: string }
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

/** Choose a token, or put it back by choosing it again. */
export function tapToken(acts: readonly Act[], chosen: Chosen, token: Token): Outcome {
  const giving = actFor(acts, "return", token) ?? actFor(acts, "show", token);
  if (giving) return { to: "play", action: giving.action };
  if (chosen.token === token) return { to: "choose", chosen: NOTHING };
  if (litTokens(acts).has(token)) return { to: "choose", chosen: { ...NOTHING, token } };
  if (acts.some((act) => act.verb === "return")) return { to: "why", action: `return ${token}` };
  return { to: "why", action: laying(token, "beata-elvenhold-plain") };
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
  if (fits.length === 0) return { to: "why", action: planning(next, view) };
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

/** Tap a card of my hand: pay or discard it. */
export function tapCard(acts: readonly Act[], card: CardKind): Outcome | null {
  const verb = ["pay", "discard"].find((verb) => acts.some((act) => act.verb === verb));
  if (!verb) return null;
  const act = actFor(acts, verb, card);
  return act ? { to: "play", action: act.action } : { to: "why", action: `${verb} ${card}` };
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

// What somebody meant who tapped something that cannot be used: the rules then say why not.

function planning(chosen: Chosen, view: ElfView): string {
  const mine = view.tokens[view.viewer ?? 0];
  const held = TRANSPORTS.find((kind) => mine?.open[kind] || mine?.hidden[kind]);
  if (chosen.token === "exchange" && chosen.other && chosen.road)
    return swapping(chosen.road, chosen.other, view);
  if (chosen.token === "exchange") return swapping(chosen.road!, "beata-elvenhold-plain", view);
  return laying(chosen.token ?? held ?? "pig", chosen.road!);
}

function laying(token: Token, road: RoadId): string {
  if (token === "double") return `double ${road} pig`;
  if (token === "exchange") return `exchange ${road} pig beata-strykhaven-plain wagon`;
  return LAID_BY_NAME.includes(token) ? `${token} ${road}` : `place ${token} ${road}`;
}

function swapping(one: RoadId, other: RoadId, view: ElfView): string {
  const [first, second] = [transportOn(one, view) ?? "pig", transportOn(other, view) ?? "wagon"];
  return `exchange ${one} ${first} ${other} ${first === second ? TRANSPORTS.find((kind) => kind !== first) : second}`;
}

function going(road: RoadId, view: ElfView): string {
  return `go ${road} ${isWater(road) ? "raft" : (transportOn(road, view) ?? "dragon")}`;
}

function goingTo(town: TownId, view: ElfView): string {
  const boot = bootOf(view);
  const near = boot ? roadsBetween(boot, town) : [];
  const road = near.find(({ id }) => view.roads[id]) ?? near[0] ?? roadsAt(town)[0]!;
  return going(road.id, view);
}

function transportOn(road: RoadId, view: ElfView): Transport | undefined {
  return TRANSPORTS.find((kind) => view.roads[road]?.includes(kind));
}
