// Walking over the map with the arrow keys: from a town along its roads, from a road to its towns.

import type { Facts } from "../../../table/board";
import { namedBy } from "../../../ui/gestures/pointing";
import { type Point, ROADS, type RoadId, roadsAt, TOWN_IDS, TOWNS, type TownId } from "./layout";

/** A place on the map that can have the focus. */
export type Place = TownId | RoadId;

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const WIDEST_TURN = Math.cos((80 * Math.PI) / 180);

export function isRoad(place: Place): place is RoadId {
  return place.includes("-");
}

/** The first place of the map that facts name. */
export function placeIn(facts: Facts | null | undefined): Place | undefined {
  return namedBy(facts).find((name): name is Place => name in ROADS || name in TOWNS);
}

export function pointOf(place: Place): Point {
  return isRoad(place) ? ROADS[place].slot : TOWNS[place];
}

/** The place an arrow key leads to: along the roads, or else over land to the nearest town that way. */
export function walk(from: Place, key: string): Place | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const towns = TOWN_IDS.filter((town) => town !== from);
  return straightest(from, direction, alongRoads(from)) ?? straightest(from, direction, towns);
}

/** From a town its roads; from a road its towns, and the other roads of these towns that lie beside it. */
function alongRoads(from: Place): Place[] {
  if (!isRoad(from)) return roadsAt(from).map((road) => road.id);
  const { a, b } = ROADS[from];
  const beside = [...roadsAt(a), ...roadsAt(b)].map((road) => road.id).filter((road) => road !== from);
  return [a, b, ...beside];
}

function straightest(from: Place, direction: Point, places: readonly Place[]): Place | null {
  const start = pointOf(from);
  const ahead = places
    .map((place) => {
      const { x, y } = pointOf(place);
      const far = Math.hypot(x - start.x, y - start.y);
      return { place, far, turn: ((x - start.x) * direction.x + (y - start.y) * direction.y) / far };
    })
    .filter(({ turn }) => turn > WIDEST_TURN)
    .sort((one, other) => one.far / one.turn ** 2 - other.far / other.turn ** 2);
  return ahead[0]?.place ?? null;
}
