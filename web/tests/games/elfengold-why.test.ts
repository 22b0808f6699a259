// What the map asks when somebody taps what cannot be used: always a real action, and the one that was meant.

import { describe, expect, it } from "vitest";
import {
  CARDS,
  isWater,
  ROAD_IDS,
  type RoadId,
  TOKENS,
  TOWN_IDS,
  TRANSPORTS,
} from "../../src/games/elfengold/map/layout";
import {
  actsOf,
  type Chosen,
  NOTHING,
  type Outcome,
  tapCard,
  tapRoad,
  tapToken,
  tapTown,
} from "../../src/games/elfengold/pick";
import type { ElfView } from "../../src/games/elfengold/view";
import type { Move } from "../../src/table/board";

function moves(...actions: string[]): Move[] {
  return actions.map((action) => ({ action, say: { key: action.split(" ")[0]!, facts: {} } }));
}

function view(changes: Partial<ElfView> = {}): ElfView {
  return {
    viewer: 0,
    boots: ["elvenhold", "rivinia"],
    roads: {
      "beata-elvenhold-plain": ["double", "pig", "wagon"],
      "ixara-virst-plain": ["pig"],
      "elvenhold-ergeren-wood": ["tree", "unicorn"],
    },
    hands: [{ wagon: 1, raft: 2 }, {}],
    giving: {},
    tokens: [
      { open: { cloud: 1, exchange: 1 }, hidden: { double: 1 }, unseen: 0 },
      { open: {}, hidden: {}, unseen: 1 },
    ],
    ...changes,
  } as ElfView;
}

const LEGAL: Record<string, Move[]> = {
  bidding: moves("bid 3", "pass"),
  drawing: moves("deck", "open pig"),
  showing: moves("show pig", "show tree"),
  planning: moves("pass", "exchange ixara-virst-plain pig elvenhold-ergeren-wood unicorn"),
  nothingToPlace: moves("pass"),
  travelling: moves("stop"),
  paying: moves("pay pig"),
  discarding: moves("discard pig"),
  returning: moves("return pig"),
  rewarded: moves("gold", "cards"),
};

const LAND = ROAD_IDS.filter((road) => !isWater(road));
const isOne = (names: readonly string[], name: string | undefined) =>
  name !== undefined && names.includes(name);

/** Whether a text is an action of the notation. */
function isAction(text: string): boolean {
  const [verb, ...rest] = text.split(" ");
  const [one, two, three, four] = rest;
  if (verb === "exchange") {
    const places = [one, three].map((road) => LAND.indexOf(road as RoadId));
    return (
      rest.length === 4 &&
      places[0]! >= 0 &&
      places[0]! < places[1]! &&
      isOne(TRANSPORTS, two) &&
      isOne(TRANSPORTS, four) &&
      two !== four
    );
  }
  if (verb === "place") return isOne(TRANSPORTS, one) && isOne(ROAD_IDS, two);
  if (verb === "double") return isOne(ROAD_IDS, one) && isOne(TRANSPORTS, two);
  if (verb === "go") return isOne(ROAD_IDS, one) && isOne(CARDS, two);
  if (verb === "fly") return isOne(TOWN_IDS, one);
  if (verb === "pay" || verb === "discard") return isOne(CARDS, one);
  if (verb === "return") return isOne(TOKENS, one);
  return isOne(["tree", "monster", "goldpiece"], verb) && isOne(ROAD_IDS, one);
}

function outcomes(legal: Move[], seen: ElfView): Outcome[] {
  const acts = actsOf(legal);
  const held = <Kind>(kind: Kind) => ({ kind, isChosen: false });
  const half = ROAD_IDS.slice(0, 3).map((road): Chosen => ({ ...NOTHING, token: "exchange", road }));
  const chosen = [NOTHING, ...TOKENS.map((token): Chosen => ({ ...NOTHING, token })), ...half];
  return [
    ...chosen.flatMap((each) => ROAD_IDS.map((road) => tapRoad(acts, each, road, seen))),
    ...TOWN_IDS.map((town) => tapTown(acts, town, seen)),
    ...TOKENS.map((token) => tapToken(acts, NOTHING, held(token), { view: seen })),
    ...CARDS.map((card) => tapCard(acts, held(card))),
  ];
}

describe("stumble 08: the question why", () => {
  it.each(Object.keys(LEGAL))("is always about an action, while %s", (phase) => {
    for (const seen of [view(), view({ roads: {}, tokens: [{ open: {}, hidden: {}, unseen: 0 }] })]) {
      const asked = outcomes(LEGAL[phase]!, seen).filter((outcome) => outcome.to === "why");
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.map((outcome) => outcome.action).filter((action) => !isAction(action))).toEqual([]);
    }
  });

  const travelling = actsOf(LEGAL.travelling!);
  const planning = actsOf(LEGAL.planning!);
  const exchange: Chosen = { ...NOTHING, token: "exchange" };

  it("asks for the transport one has most cards of, where several lie on a road", () => {
    const asked = { to: "why", action: "go beata-elvenhold-plain wagon" };
    expect(tapRoad(travelling, NOTHING, "beata-elvenhold-plain", view())).toEqual(asked);
    expect(tapTown(travelling, "beata", view())).toEqual(asked);
  });

  it("asks about a flight to a town that no road leads to", () => {
    expect(tapTown(travelling, "yttar", view())).toEqual({ to: "why", action: "fly yttar" });
    expect(tapTown(travelling, "elvenhold", view())).toEqual({ to: "why", action: "fly elvenhold" });
  });

  it("asks about the road that was tapped for a swap, and one that could be swapped", () => {
    expect(tapRoad(planning, exchange, "albaran-feodor-desert", view())).toEqual({
      to: "why",
      action: "exchange ixara-virst-plain wagon albaran-feodor-desert pig",
    });
    expect(tapRoad(planning, exchange, "elvenhold-virst-lake", view())).toEqual({
      to: "why",
      action: "place pig elvenhold-virst-lake",
    });
  });

  it("asks with a transport that could go with the double spell", () => {
    const double: Chosen = { ...NOTHING, token: "double" };
    expect(tapRoad(planning, double, "ixara-virst-plain", view())).toEqual({
      to: "why",
      action: "double ixara-virst-plain cloud",
    });
  });

  it("asks about what one holds where nothing was chosen", () => {
    const nothing = actsOf(LEGAL.nothingToPlace!);
    expect(tapRoad(nothing, NOTHING, "albaran-feodor-desert", view())).toEqual({
      to: "why",
      action: "place cloud albaran-feodor-desert",
    });
  });
});
