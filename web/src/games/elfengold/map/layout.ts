// The map: where towns lie and how roads bend. The drawing is our own; only who borders on whom is the game's.

export const TERRAINS = ["plain", "wood", "desert", "mountain", "river", "lake"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const TRANSPORTS = ["pig", "cycle", "cloud", "unicorn", "wagon", "dragon"] as const;
export const TOKENS = [...TRANSPORTS, "tree", "monster", "goldpiece", "double", "exchange"] as const;
export const CARDS = [...TRANSPORTS, "raft", "witch"] as const;
export type Transport = (typeof TRANSPORTS)[number];
export type Token = (typeof TOKENS)[number];
export type CardKind = (typeof CARDS)[number];

export interface Point {
  x: number;
  y: number;
}

/** How a town is drawn: the settlement's style follows the land around it. */
export type Style = "castle" | "village" | "grove" | "domes" | "keep" | "harbour";

interface TownDrawing extends Point {
  style: Style;
}

export const FRAME = { x: 14, y: 8, width: 1172, height: 660 };

export const TOWNS = {
  elvenhold: { x: 935, y: 385, style: "castle" },
  albaran: { x: 470, y: 252, style: "domes" },
  beata: { x: 1118, y: 436, style: "village" },
  dagamura: { x: 455, y: 408, style: "domes" },
  ergeren: { x: 1105, y: 222, style: "grove" },
  feodor: { x: 668, y: 308, style: "domes" },
  grangor: { x: 112, y: 452, style: "harbour" },
  ixara: { x: 425, y: 570, style: "village" },
  jaccaranda: { x: 545, y: 92, style: "keep" },
  kihromah: { x: 268, y: 368, style: "grove" },
  lapphalia: { x: 672, y: 458, style: "grove" },
  mahdavikia: { x: 190, y: 582, style: "keep" },
  parundia: { x: 290, y: 222, style: "harbour" },
  rivinia: { x: 868, y: 252, style: "grove" },
  strykhaven: { x: 1002, y: 572, style: "harbour" },
  throtmanni: { x: 725, y: 166, style: "village" },
  tichih: { x: 905, y: 88, style: "village" },
  usselen: { x: 104, y: 148, style: "grove" },
  virst: { x: 745, y: 586, style: "harbour" },
  wylhien: { x: 305, y: 72, style: "village" },
  yttar: { x: 88, y: 308, style: "harbour" },
} satisfies Record<string, TownDrawing>;

export type TownId = keyof typeof TOWNS;
export const TOWN_IDS = Object.keys(TOWNS) as TownId[];

/** Each road: how far its middle bends to the left of the way from its first town, and where its slot lies. */
const BENDS = {
  "beata-elvenhold-plain": [30],
  "beata-strykhaven-plain": [28],
  "elvenhold-lapphalia-plain": [6],
  "ixara-virst-plain": [18],
  "lapphalia-virst-plain": [16, 0.64],
  "parundia-wylhien-plain": [-22],
  "throtmanni-tichih-plain": [-8],
  "usselen-wylhien-plain": [26],
  "dagamura-ixara-wood": [-14, 0.55],
  "dagamura-kihromah-wood": [10],
  "dagamura-lapphalia-wood": [-18],
  "elvenhold-ergeren-wood": [16],
  "ergeren-tichih-wood": [20],
  "feodor-lapphalia-wood": [12, 0.58],
  "feodor-rivinia-wood": [14],
  "ixara-lapphalia-wood": [-14],
  "lapphalia-rivinia-wood": [14],
  "parundia-usselen-wood": [14],
  "rivinia-throtmanni-wood": [-14, 0.4],
  "usselen-yttar-wood": [26, 0.56],
  "albaran-dagamura-desert": [-14, 0.58],
  "albaran-feodor-desert": [-6],
  "albaran-parundia-desert": [-12],
  "albaran-throtmanni-desert": [14],
  "albaran-wylhien-desert": [16],
  "dagamura-feodor-desert": [10],
  "feodor-throtmanni-desert": [-14, 0.46],
  "dagamura-mahdavikia-mountain": [-12],
  "grangor-mahdavikia-mountain": [30, 0.56],
  "grangor-yttar-mountain": [34, 0.46],
  "ixara-mahdavikia-mountain": [-26],
  "jaccaranda-throtmanni-mountain": [-12],
  "jaccaranda-tichih-mountain": [26],
  "jaccaranda-wylhien-mountain": [16],
  "strykhaven-virst-mountain": [36],
  "beata-elvenhold-river": [-26],
  "elvenhold-rivinia-river": [14, 0.44],
  "mahdavikia-grangor-river": [30, 0.46],
  "ixara-mahdavikia-river": [24],
  "virst-ixara-river": [30],
  "rivinia-tichih-river": [-8, 0.46],
  "wylhien-usselen-river": [24],
  "elvenhold-strykhaven-lake": [14, 0.56],
  "elvenhold-virst-lake": [6],
  "grangor-parundia-lake": [4, 0.52],
  "grangor-yttar-lake": [-36, 0.42],
  "parundia-yttar-lake": [-6],
  "strykhaven-virst-lake": [-18],
} satisfies Record<string, [number, number?]>;

export type RoadId = keyof typeof BENDS;
export const ROAD_IDS = Object.keys(BENDS) as RoadId[];

export interface Road {
  id: RoadId;
  a: TownId;
  b: TownId;
  terrain: Terrain;
  /** The curve from a to b. */
  path: string;
  /** Where counters lie. */
  slot: Point;
  /** The direction from a to b at the slot, in degrees. */
  angle: number;
}

export const ROADS = Object.fromEntries(ROAD_IDS.map((id) => [id, drawn(id)])) as Record<RoadId, Road>;

function drawn(id: RoadId): Road {
  const [a, b, terrain] = id.split("-") as [TownId, TownId, Terrain];
  const [bend, at = 0.5] = BENDS[id] as [number, number?];
  const [from, to] = [TOWNS[a], TOWNS[b]];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bow = {
    x: (from.x + to.x) / 2 + ((to.y - from.y) / length) * 2 * bend,
    y: (from.y + to.y) / 2 - ((to.x - from.x) / length) * 2 * bend,
  };
  const path = `M${from.x} ${from.y}Q${round(bow.x)} ${round(bow.y)} ${to.x} ${to.y}`;
  const slope = {
    x: (1 - at) * (bow.x - from.x) + at * (to.x - bow.x),
    y: (1 - at) * (bow.y - from.y) + at * (to.y - bow.y),
  };
  const angle = round((Math.atan2(slope.y, slope.x) * 180) / Math.PI);
  return { id, a, b, terrain, path, slot: pointOn(from, bow, to, at), angle };
}

function pointOn(from: Point, bow: Point, to: Point, at: number): Point {
  const [u, v, w] = [(1 - at) ** 2, 2 * (1 - at) * at, at ** 2];
  return { x: round(u * from.x + v * bow.x + w * to.x), y: round(u * from.y + v * bow.y + w * to.y) };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

export function isWater(road: RoadId): boolean {
  return ROADS[road].terrain === "river" || ROADS[road].terrain === "lake";
}

export function isTown(text: string): text is TownId {
  return text in TOWNS;
}

/** All roads that end in a town. */
export function roadsAt(town: TownId): Road[] {
  return ROAD_IDS.map((id) => ROADS[id]).filter((road) => road.a === town || road.b === town);
}

/** All roads between two towns. */
export function roadsBetween(one: TownId, other: TownId): Road[] {
  return roadsAt(one).filter((road) => otherEnd(road.id, one) === other);
}

/** Where a road leads from one of its towns. */
export function otherEnd(road: RoadId, town: TownId): TownId {
  const { a, b } = ROADS[road];
  return a === town ? b : a;
}
