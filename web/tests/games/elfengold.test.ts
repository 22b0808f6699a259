import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type Camera,
  follow as keepInSight,
  lookAt,
  SEA,
  seen,
  shift,
  showing,
  WHOLE,
  zoom,
} from "../../src/games/elfengold/map/camera";
import {
  FRAME,
  isWater,
  ROAD_IDS,
  ROADS,
  type RoadId,
  roadsBetween,
  TOWN_IDS,
  TOWNS,
  type TownId,
} from "../../src/games/elfengold/map/layout";
import { follow, NO_TRACES, strokes } from "../../src/games/elfengold/map/trace";
import { pointOf, walk } from "../../src/games/elfengold/map/walk";
import { CHART, cardsFor, columnOf } from "../../src/games/elfengold/panels/chart";
import {
  actsOf,
  choices,
  litRoads,
  litTokens,
  litTowns,
  NOTHING,
  tapCard,
  tapRoad,
  tapToken,
  tapTown,
} from "../../src/games/elfengold/pick";
import { costsOf } from "../../src/games/elfengold/telling";
import type { ElfView } from "../../src/games/elfengold/view";
import { words } from "../../src/games/elfengold/words";
import type { Move } from "../../src/table/board";
import { contrast } from "../ui/contrast";

const RULES = "../src/goudkoorts/games";
const text = JSON.parse(readFileSync(`${RULES}/elfengold/text/en.json`, "utf-8"));

function moves(...actions: string[]): Move[] {
  return actions.map((action) => ({ action, say: { key: action.split(" ")[0]!, facts: {} } }));
}

function held<Kind>(kind: Kind) {
  return { kind, isChosen: false };
}

function view(changes: Partial<ElfView> = {}): ElfView {
  return {
    viewer: 0,
    boots: ["elvenhold", "rivinia"],
    roads: {},
    hands: [{}, {}],
    giving: {},
    tokens: [
      { open: { pig: 1 }, hidden: { double: 1 }, unseen: 0 },
      { open: {}, hidden: {}, unseen: 1 },
    ],
    ...changes,
  } as ElfView;
}

describe("the map", () => {
  it("has every town and road the rules know, and no other", () => {
    const known = Object.keys(text.words);
    expect(known.filter((word) => /^[a-z]+-[a-z]+-[a-z]+$/.test(word)).sort()).toEqual([...ROAD_IDS].sort());
    expect(TOWN_IDS.filter((town) => !known.includes(town))).toEqual([]);
    expect(TOWN_IDS).toHaveLength(21);
  });

  it("keeps towns and slots apart and inside the frame", () => {
    const places = [...TOWN_IDS.map((town) => TOWNS[town]), ...ROAD_IDS.map((road) => ROADS[road].slot)];
    const apart = places.flatMap((one, at) =>
      places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...apart)).toBeGreaterThan(40);
    expect(
      places.every(({ x, y }) => x > FRAME.x + 30 && x < FRAME.x + FRAME.width - 30 && y > FRAME.y + 30),
    ).toBe(true);
  });

  it("draws parallel roads apart", () => {
    const slots = roadsBetween("beata", "elvenhold").map((road) => road.slot);
    expect(slots).toHaveLength(2);
    expect(Math.hypot(slots[0]!.x - slots[1]!.x, slots[0]!.y - slots[1]!.y)).toBeGreaterThan(40);
  });

  it("has the chart of the rules", () => {
    const rows = readFileSync(`${RULES}/elfenland/RULES.md`, "utf-8").matchAll(
      /^\| [a-z ]+ \| `(\w+)` \| (.+) \|$/gm,
    );
    const printed = [...rows].map(([, kind, cells]) => [
      kind,
      cells!.split(" | ").map((cell) => (cell === "–" ? 0 : Number(cell))),
    ]);
    expect(Object.fromEntries(printed)).toEqual(CHART);
  });
});

describe("what a step costs", () => {
  const river: RoadId = "beata-elvenhold-river";

  it("is one raft downstream and two upstream", () => {
    expect(columnOf(river, "beata")).toBe("downstream");
    expect(cardsFor({ road: river, from: "beata", kind: "raft", witch: false }, [])).toBe(1);
    expect(cardsFor({ road: river, from: "elvenhold", kind: "raft", witch: false }, [])).toBe(2);
  });

  it("is one card more with an obstacle, unless a witch helps", () => {
    const step = { road: "beata-elvenhold-plain", from: "beata", kind: null, witch: false } as const;
    expect(cardsFor(step, ["pig", "tree"])).toBe(4);
    expect(cardsFor({ ...step, witch: true }, ["pig", "tree"])).toBe(3);
    expect(cardsFor({ road: river, from: "beata", kind: "raft", witch: false }, ["monster"])).toBe(2);
  });
});

describe("planning", () => {
  const acts = actsOf(
    moves(
      "pass",
      "place pig beata-elvenhold-plain",
      "place pig ixara-virst-plain",
      "double dagamura-ixara-wood pig",
      "double dagamura-ixara-wood cycle",
      "exchange beata-elvenhold-plain pig feodor-lapphalia-wood wagon",
      "exchange beata-elvenhold-plain pig ixara-virst-plain wagon",
    ),
  );
  const pig = { ...NOTHING, token: "pig" } as const;
  const double = { ...NOTHING, token: "double" } as const;
  const exchange = { ...NOTHING, token: "exchange" } as const;

  it("lights the tokens that can be placed, and no road before one is chosen", () => {
    expect([...litTokens(acts)]).toEqual(["pig", "double", "exchange"]);
    expect(litRoads(acts, NOTHING).size).toBe(0);
  });

  it("lights the roads that take the chosen counter", () => {
    expect([...litRoads(acts, pig)]).toEqual(["beata-elvenhold-plain", "ixara-virst-plain"]);
  });

  it("plays when the road is tapped", () => {
    const outcome = tapRoad(acts, pig, "ixara-virst-plain", view());
    expect(outcome).toEqual({ to: "play", action: "place pig ixara-virst-plain" });
  });

  it("asks which transport a double spell adds", () => {
    const outcome = tapRoad(acts, double, "dagamura-ixara-wood", view());
    expect(outcome.to).toBe("choose");
    const chosen = { ...double, road: "dagamura-ixara-wood" } as const;
    expect(choices(acts, chosen, null).map((act) => act.kind)).toEqual(["pig", "cycle"]);
  });

  it("swaps after the second road", () => {
    const first = tapRoad(acts, exchange, "beata-elvenhold-plain", view());
    expect(first).toEqual({ to: "choose", chosen: { ...exchange, road: "beata-elvenhold-plain" } });
    const half = { ...exchange, road: "beata-elvenhold-plain" } as const;
    expect(choices(acts, half, null)).toEqual([]);
    expect(litRoads(acts, half).has("ixara-virst-plain")).toBe(true);
    expect(tapRoad(acts, half, "ixara-virst-plain", view())).toEqual({
      to: "play",
      action: "exchange beata-elvenhold-plain pig ixara-virst-plain wagon",
    });
  });

  it("offers what may go on a road that is tapped first", () => {
    const outcome = tapRoad(acts, NOTHING, "ixara-virst-plain", view());
    expect(outcome).toEqual({ to: "choose", chosen: { ...NOTHING, road: "ixara-virst-plain" } });
  });

  it("asks why a road does not take the counter", () => {
    expect(tapRoad(acts, pig, "albaran-feodor-desert", view())).toEqual({
      to: "why",
      action: "place pig albaran-feodor-desert",
    });
  });

  it("puts a chosen token back", () => {
    expect(tapToken(acts, pig, held("pig"), { view: view() })).toEqual({ to: "choose", chosen: NOTHING });
    expect(tapToken(acts, pig, held("double"), { view: view() })).toEqual({ to: "choose", chosen: double });
  });
});

describe("a journey", () => {
  const acts = actsOf(
    moves(
      "stop",
      "go beata-elvenhold-plain pig",
      "go beata-elvenhold-river raft",
      "caravan beata-elvenhold-plain witch",
      "go elvenhold-rivinia-river raft",
      "fly grangor",
    ),
  );

  it("marks the towns the next step leads to", () => {
    expect([...litTowns(acts, "elvenhold")]).toEqual(["beata", "rivinia", "grangor"]);
  });

  it("goes at once where there is one way, and asks where there are several", () => {
    expect(tapTown(acts, "rivinia", view())).toEqual({
      to: "play",
      action: "go elvenhold-rivinia-river raft",
    });
    expect(tapTown(acts, "beata", view())).toEqual({ to: "choose", chosen: { ...NOTHING, town: "beata" } });
    expect(choices(acts, { ...NOTHING, town: "beata" }, "elvenhold")).toHaveLength(3);
  });

  it("shows what the next steps cost, and what a counter would", () => {
    expect(costsOf(acts, NOTHING, view())).toEqual({
      "beata-elvenhold-plain": 1,
      "beata-elvenhold-river": 2,
      "elvenhold-rivinia-river": 1,
    });
    const plan = actsOf(moves("place cloud ixara-virst-plain", "place pig ixara-virst-plain"));
    expect(costsOf(plan, { ...NOTHING, token: "cloud" }, view())).toEqual({ "ixara-virst-plain": 2 });
    expect(costsOf(plan, NOTHING, view())).toEqual({});
  });

  it("reads witches from the notation", () => {
    expect(acts.filter((act) => act.witch).map((act) => act.action)).toEqual([
      "caravan beata-elvenhold-plain witch",
    ]);
  });

  it("asks why a town cannot be reached", () => {
    expect(tapTown(acts, "lapphalia", view({ roads: { "elvenhold-lapphalia-plain": ["wagon"] } }))).toEqual({
      to: "why",
      action: "go elvenhold-lapphalia-plain wagon",
    });
    expect(tapTown(acts, "virst", view())).toEqual({ to: "why", action: "go elvenhold-virst-lake raft" });
  });

  it("pays and discards from the hand, and says why not", () => {
    const paying = actsOf(moves("pay pig", "pay raft"));
    expect(tapCard(paying, held("raft"))).toEqual({ to: "play", action: "pay raft" });
    expect(tapCard(paying, held("dragon"))).toEqual({ to: "why", action: "pay dragon" });
    expect(tapCard(acts, held("dragon"))).toEqual({ to: "why", action: "pay dragon" });
  });
});

describe("giving back", () => {
  it("takes a tap on the token", () => {
    const acts = actsOf(moves("return pig", "return tree"));
    const seen = { view: view() };
    expect(tapToken(acts, NOTHING, held("tree"), seen)).toEqual({ to: "play", action: "return tree" });
    expect(tapToken(acts, NOTHING, held("double"), seen)).toEqual({ to: "why", action: "return double" });
  });
});

describe("walking by keyboard", () => {
  it("goes from a town to a road that way, and on to the next town", () => {
    expect(walk("kihromah", "ArrowRight")).toBe("dagamura-kihromah-wood");
    expect(walk("dagamura-kihromah-wood", "ArrowRight")).toBe("dagamura");
    expect(walk("kihromah", "Enter")).toBeNull();
  });

  it("reaches every town and every road", () => {
    const reached = new Set<TownId | RoadId>(["elvenhold"]);
    for (const place of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = walk(place, key);
        if (next) reached.add(next);
      }
    }
    expect([...TOWN_IDS, ...ROAD_IDS].filter((place) => !reached.has(place))).toEqual([]);
  });
});

describe("the camera", () => {
  it("keeps the point under the pointer where it is", () => {
    const at = { x: 600, y: 300 };
    const near = zoom(WHOLE, 2, at);
    expect(seen(near, at)).toEqual(at);
    expect(zoom(near, 0.01, at)).toBe(WHOLE);
  });

  it("shows no more than the map, and a little sea from near by", () => {
    expect(shift(WHOLE, { x: 500, y: 0 })).toBe(WHOLE);
    const corner = lookAt({ x: 0, y: 0 }, 2);
    expect(seen(corner, { x: FRAME.x, y: FRAME.y })).toEqual({ x: FRAME.x, y: FRAME.y });
    const beyond = shift(corner, { x: 900, y: 900 });
    expect(seen(beyond, { x: FRAME.x, y: FRAME.y })).toEqual({ x: FRAME.x + SEA, y: FRAME.y + SEA });
  });

  it("follows the focus", () => {
    const { x } = seen(keepInSight(lookAt(TOWNS.yttar, 3), pointOf("beata")), TOWNS.beata);
    expect(x).toBeLessThan(FRAME.x + FRAME.width);
  });
});

describe("stumble 01: towns that can be tapped on a phone", () => {
  const isSeen = (camera: Camera, town: TownId) => {
    const { x, y } = seen(camera, TOWNS[town]);
    return x > FRAME.x && x < FRAME.x + FRAME.width && y > FRAME.y && y < FRAME.y + FRAME.height;
  };
  const neighbours = (town: TownId) =>
    TOWN_IDS.filter((other) => other !== town && roadsBetween(town, other).length > 0);

  it.each(TOWN_IDS)("come into sight when the boot has followed the road to %s", (town) => {
    for (const before of neighbours(town)) {
      const arrived = keepInSight(lookAt(TOWNS[before], 1.9), TOWNS[town]);
      const goals = neighbours(town);
      const camera = showing(arrived, [TOWNS[town], ...goals.map((goal) => TOWNS[goal])]);
      expect([town, ...goals].filter((one) => !isSeen(camera, one))).toEqual([]);
      expect(camera).not.toBe(WHOLE);
    }
  });

  it("leave what is seen alone where nothing is missing, or where all the map would be needed", () => {
    const near = lookAt(TOWNS.elvenhold, 1.9);
    expect(showing(near, [TOWNS.elvenhold])).toBe(near);
    expect(
      showing(
        near,
        TOWN_IDS.map((town) => TOWNS[town]),
      ),
    ).toBe(near);
  });
});

describe("traces", () => {
  const went = (seat: number, road: RoadId) => ({
    seq: 1,
    ply: 0,
    seat,
    log: [{ key: "go", facts: { player: seat, road, kind: "pig" } }],
  });
  const placed = { seq: 2, ply: 1, seat: 1, log: [{ key: "place", facts: { road: "ixara-virst-plain" } }] };
  const passed = { seq: 3, ply: 2, seat: 0, log: [{ key: "pass", facts: {} }] };

  it("remember others' journeys and placings until I act", () => {
    const traces = follow(NO_TRACES, [went(1, "beata-elvenhold-plain"), placed], 0);
    expect(traces.steps).toEqual([{ seat: 1, road: "beata-elvenhold-plain", to: null }]);
    expect(traces.laid).toEqual(["ixara-virst-plain"]);
    expect(follow(traces, [passed], 0)).toEqual(NO_TRACES);
    expect(follow(traces, [passed], null)).toEqual(traces);
  });

  it("point the way the boot went, and share a road that two have travelled", () => {
    const arrived = {
      seq: 4,
      ply: 3,
      seat: 1,
      log: [{ key: "piece", facts: { player: 1, town: "elvenhold" } }],
    };
    const { steps } = follow(
      NO_TRACES,
      [went(1, "beata-elvenhold-plain"), arrived, went(2, "beata-elvenhold-plain")],
      0,
    );
    const [one, other] = strokes(steps);
    expect(one!.angle).toBe(ROADS["beata-elvenhold-plain"].angle);
    expect(other!.angle).toBeNull();
    expect([one!.dash, one!.offset, other!.offset]).toEqual(["15 15", -0, -15]);
  });
});

describe("words", () => {
  it("are there in all languages, each its own", () => {
    expect(Object.keys(words.nl)).toEqual(Object.keys(words.en));
    expect(Object.keys(words.de)).toEqual(Object.keys(words.en));
    expect(words.nl.planFirst).not.toBe(words.de.planFirst);
  });
});

describe("the colours", () => {
  const css = readFileSync("src/games/elfengold/palette.css", "utf-8");

  /** A colour by day and by night. */
  function colour(name: string): [string, string] {
    const [, day, night] = new RegExp(`--elf-${name}: light-dark\\((#\\w{6})\\w*, (#\\w{6})`).exec(css)!;
    return [day!, night!];
  }

  it.each([
    ["name", "ribbon", 4.5],
    ["sign-ink", "sign", 4.5],
    ["sign-ink", "sign-water", 4.5],
    ["can", "plain", 3],
    ["can", "wood", 3],
    ["can", "desert", 3],
    ["can", "mountain", 3],
    ["ferry", "lake", 3],
  ])("%s can be seen on %s by day and by night", (ink, ground, ratio) => {
    const [inks, grounds] = [colour(ink), colour(ground)];
    expect(contrast(inks[0], grounds[0])).toBeGreaterThan(ratio);
    expect(contrast(inks[1], grounds[1])).toBeGreaterThan(ratio);
  });
});

describe("water", () => {
  it("is rivers and lakes", () => {
    expect(ROAD_IDS.filter(isWater)).toHaveLength(13);
  });
});
