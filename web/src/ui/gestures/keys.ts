// Names for things that exist more than once, so that each keeps its name when it moves: `re#0`, `re#1`.

export interface Keyed {
  key: string;
  text: string;
}

export type Zones = Record<string, readonly string[]>;
export type KeyedZones = Record<string, Keyed[]>;

/** Name everything in all zones; what stays in its zone keeps its name, what moved takes the name that came free. */
export function keyZones(zones: Zones, before: KeyedZones): KeyedZones {
  const free = new Map<string, { key: string; zone: string }[]>();
  for (const [zone, things] of Object.entries(before)) {
    for (const { key, text } of things) free.set(text, [...(free.get(text) ?? []), { key, zone }]);
  }
  const result: KeyedZones = {};
  const moved: { thing: Keyed; text: string }[] = [];
  for (const [zone, texts] of Object.entries(zones)) {
    result[zone] = texts.map((text) => {
      const thing = { key: take(free, text, zone) ?? "", text };
      if (!thing.key) moved.push({ thing, text });
      return thing;
    });
  }
  const used = new Set(Object.values(result).flatMap((things) => things.map(({ key }) => key)));
  for (const { thing, text } of moved) {
    thing.key = take(free, text) ?? unused(text, used);
    used.add(thing.key);
  }
  return result;
}

function take(
  free: Map<string, { key: string; zone: string }[]>,
  text: string,
  zone?: string,
): string | null {
  const list = free.get(text) ?? [];
  const place = zone === undefined ? 0 : list.findIndex((each) => each.zone === zone);
  return list.splice(place < 0 ? list.length : place, 1)[0]?.key ?? null;
}

function unused(text: string, used: Set<string>): string {
  let copy = 0;
  while (used.has(`${text}#${copy}`)) copy += 1;
  return `${text}#${copy}`;
}
