// Where something small can lie beside a thing without covering what is wanted.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 8;

/** The place nearest to a thing where a box of some size covers as little as possible of what must stay free. */
export function beside(
  thing: Box,
  size: Pick<Box, "width" | "height">,
  free: readonly Box[],
  screen: Box,
): { x: number; y: number } {
  const cost = (place: Box) =>
    overlap(place, thing) * 4 +
    free.reduce((sum, each) => sum + overlap(place, each), 0) +
    apart(place, thing);
  const places = placesFor(thing, size, screen).sort((one, other) => cost(one) - cost(other));
  return { x: places[0]!.x, y: places[0]!.y };
}

/** Around the thing first, then along the edges of the screen; always whole on the screen. */
function placesFor(thing: Box, { width, height }: Pick<Box, "width" | "height">, screen: Box): Box[] {
  const right = thing.x + thing.width;
  const bottom = thing.y + thing.height;
  const columns = [
    thing.x + thing.width / 2 - width / 2,
    thing.x,
    right - width,
    right + GAP,
    thing.x - width - GAP,
  ];
  const rows = [thing.y - height - GAP, bottom + GAP, thing.y + thing.height / 2 - height / 2];
  const edges = [
    screen.y + GAP,
    screen.y + screen.height / 2 - height / 2,
    screen.y + screen.height - height - GAP,
  ];
  const within = (at: number, from: number, room: number, length: number) =>
    Math.max(from + GAP, Math.min(from + room - length - GAP, at));
  return [...columns, screen.x, screen.x + screen.width].flatMap((x) =>
    [...rows, ...edges].map((y) => ({
      x: within(x, screen.x, screen.width, width),
      y: within(y, screen.y, screen.height, height),
      width,
      height,
    })),
  );
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function apart(one: Box, other: Box): number {
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  );
}
