// What every thing of Elfenland and Elfengold is and does, and which rules say so.

import type { Explain, Explanation } from "../../table/board";
import type { GameText } from "../../text";
import { EXPLAINED, type ExplainedWords } from "./explained";
import { isWater, ROADS, type RoadId, type TownId, TRANSPORTS, type Transport } from "./map/layout";
import { CHART, COLUMNS, type Column, cardsFor, isBlocked } from "./panels/chart";
import { type ElfView, hasGold } from "./view";
import { words as all, type Words } from "./words";

type Line = Explanation["lines"][number];
type Charted = keyof typeof CHART;

interface About {
  view: ElfView;
  say: GameText;
  words: Words;
  tell: ExplainedWords;
  isGold: boolean;
}

export const explain: Explain<ElfView> = (key, { view, say, language }) => {
  const [kind = "", ...rest] = key.split(" ");
  const about = { view, say, words: all[language], tell: EXPLAINED[language], isGold: hasGold(view) };
  return (KINDS[kind] ?? token)(rest.length ? rest : [kind], about);
};

const KINDS: Record<string, (names: string[], about: About) => Explanation | null> = {
  card: ([kind = ""], about) => card(kind, about),
  road: ([road], about) => roadOf(road as RoadId, about),
  town: ([town], about) => townOf(town as TownId, about),
  chart: ([kind, column], about) => cell(kind as Charted, column as Column, about),
  column: ([column], about) => columnOf(column as Column, about),
  sale: ([kind = ""], about) => withLine(token([kind], about), line(about.tell.overbid, "EG-5.6")),
};

/** Tokens and counters, and what else has a name of its own. */
function token([kind = ""]: string[], about: About): Explanation | null {
  const { say, tell, isGold } = about;
  if (isTransport(kind)) {
    return told(say.word(kind), [
      line(tell.transport, isGold ? "EG-6.2" : "EL-4.2"),
      line(tell.everybody, "EL-4.6"),
      price(kind, about),
    ]);
  }
  const lines = other(kind, about);
  return lines ? told(tell.titles[kind] ?? say.word(kind), lines) : null;
}

function other(kind: string, { tell, isGold }: About): Line[] | undefined {
  return {
    tree: isGold ? [line(tell.treeOfGold, "EG-6.3")] : [line(tell.tree, "EL-4.3")],
    monster: [line(tell.monster, "EG-6.4")],
    goldpiece: [line(tell.goldpiece, "EG-6.5"), line(tell.goldpieceEarns, "EG-7.3")],
    double: [line(tell.double, "EG-6.6")],
    exchange: [line(tell.exchange, "EG-6.7")],
    caravan: [line(tell.caravan, "EL-5.4")],
    hidden: [line(tell.hidden, isGold ? "EG-4.2" : "EL-3.1")],
    deck: [line(tell.deck, "EG-2.2"), line(tell.goldTurnsUp, "EG-2.3")],
    pool: [line(tell.pool, "EL-3.2")],
    earned: [line(tell.earned, "EG-7.4"), line(tell.reward, "EG-7.5")],
    reward: [line(tell.reward, "EG-7.5")],
    town_card: [line(tell.townCard, "EL-8.1")],
  }[kind];
}

function card(kind: string, about: About): Explanation | null {
  const { say, tell } = about;
  if (kind === "gold")
    return told(say.word(kind), [line(tell.goldStack, "EG-2.2"), line(tell.goldTurnsUp, "EG-2.3")]);
  if (kind === "witch") {
    return told(
      say.word(kind),
      [tell.witch, tell.witchBypass, tell.witchFlight].map((text) => line(text, "EG-10.3")),
    );
  }
  if (!(kind in CHART)) return null;
  const way = kind === "raft" ? line(tell.raft, "EL-5.3") : price(kind as Charted, about);
  return told(say.word(kind), [way, line(tell.anyCaravan, "EL-5.4")]);
}

/** What lies on a road decides what it costs; where nothing lies, what may. */
function roadOf(road: RoadId, about: About): Explanation | null {
  const { view, say, tell } = about;
  if (!(road in ROADS)) return null;
  const lying = view.roads[road] ?? [];
  const { a, b } = ROADS[road];
  const cost = (kind: Charted | null, from: TownId) => cardsFor({ road, from, kind, witch: false }, lying);
  const blocked = isBlocked(lying) ? [line(tell.blocked, about.isGold ? "EG-7.1" : "EL-4.3")] : [];
  if (isWater(road)) {
    const text = tell.water(cost("raft", a), cost("raft", b), ROADS[road].terrain === "lake");
    return told(say.word(road), [line(text, "EL-5.3"), ...blocked]);
  }
  const here = TRANSPORTS.filter((kind) => lying.includes(kind));
  if (here.length === 0)
    return told(say.word(road), [line(tell.bare, "EL-5.2"), possible(ROADS[road].terrain as Column, about)]);
  const costs = here.map((kind) => `${say.word(kind)} ${cost(kind, a)}`).join(", ");
  const double = lying.includes("goldpiece") ? [line(tell.goldpieceEarns, "EG-7.3")] : [];
  return told(say.word(road), [
    line(tell.costs(costs), chartRule(about)),
    line(tell.caravanHere(cost(null, a)), "EL-5.4"),
    ...blocked,
    ...double,
  ]);
}

function townOf(town: TownId, { view, say, tell }: About): Explanation {
  const gold = view.values?.[town];
  const start = town === "elvenhold";
  return told(say.word(town), [
    start ? line(tell.start, "EL-5.6") : line(tell.piece, "EL-5.6"),
    ...(gold ? [line(tell.pays(gold), "EG-7.2")] : []),
  ]);
}

function cell(kind: Charted, column: Column, about: About): Explanation | null {
  const { say, words, tell } = about;
  const count = CHART[kind]?.[COLUMNS.indexOf(column)];
  if (count === undefined) return null;
  const rule = kind === "raft" ? "EL-5.3" : chartRule(about);
  return told(`${say.word(kind)}, ${words.columns[column]}`, [
    line(count ? tell.cell(count) : tell.noCell, rule),
  ]);
}

function columnOf(column: Column, about: About): Explanation {
  return told(about.words.columns[column], [possible(column, about)]);
}

/** Which transports a terrain takes, and for how many cards. */
function possible(column: Column, about: About): Line {
  const { say, tell } = about;
  const kinds = (Object.keys(CHART) as Charted[]).filter((kind) => CHART[kind][COLUMNS.indexOf(column)]);
  const isWet = kinds.includes("raft");
  const costs = kinds.map((kind) => `${say.word(kind)} ${CHART[kind][COLUMNS.indexOf(column)]}`).join(", ");
  return line(tell.costs(costs), isWet ? "EL-5.3" : chartRule(about));
}

/** Where a transport goes, and for how many cards. */
function price(kind: Charted, about: About): Line {
  const { words, tell } = about;
  const places = COLUMNS.filter((_, place) => CHART[kind][place]);
  const costs = places
    .map((column) => `${words.columns[column]} ${CHART[kind][COLUMNS.indexOf(column)]}`)
    .join(", ");
  return line(tell.price(costs), chartRule(about));
}

function chartRule({ isGold }: About): string {
  return isGold ? "EG-7.1" : "EL-5.2";
}

function isTransport(kind: string): kind is Transport {
  return (TRANSPORTS as readonly string[]).includes(kind);
}

function told(title: string, lines: Line[]): Explanation {
  return { title, lines };
}

function withLine(explanation: Explanation | null, more: Line): Explanation | null {
  return explanation && told(explanation.title, [...explanation.lines, more]);
}

function line(text: string, rule: string): Line {
  return { text, rule };
}
