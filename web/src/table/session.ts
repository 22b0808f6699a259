// What the client knows of a table: a fold over the server's messages, without a browser.

import type { GameView, Said, ServerMessage, TableView } from "../net/wire";
import type { News } from "./board";
import { botName } from "./bots";

export interface TableState {
  /** The last event of which the game was shown; a new socket asks for what was told after it. */
  seq: number;
  table: TableView | null;
  game: GameView | null;
  /** Everything told so far that still stands, oldest first. */
  log: News[];
  /** What the last message brought, to be shown with motion; empty when catching up or going back. */
  news: News[];
  said: Said[];
  /** What was said last while we listened; not what was said before. */
  heard: Said | null;
  /** True from a new line until its first game message. */
  catchingUp: boolean;
  /** The ply up to which the reader had seen the game when the line came up. */
  seenPly: number;
}

export const NOTHING_YET: TableState = {
  seq: 0,
  table: null,
  game: null,
  log: [],
  news: [],
  said: [],
  heard: null,
  catchingUp: true,
  seenPly: 0,
};

const SAID_KEPT = 200;
/** More than this at once is not played through but simply shown. */
const MOST_SHOWN_MOVING = 24;

/** A new line: what comes first is what was missed. */
export function connected(state: TableState): TableState {
  return { ...state, catchingUp: true };
}

/** What is known after a message. */
export function receive(state: TableState, message: ServerMessage): TableState {
  switch (message.type) {
    case "table":
      return {
        ...state,
        table: message.table,
        said: joinSaid(state.said, message.table.said),
      };
    case "game":
      return receiveGame(state, message);
    case "said":
      return { ...state, said: joinSaid(state.said, [message]), heard: message };
    default:
      return state;
  }
}

function receiveGame(state: TableState, game: GameView): TableState {
  const wentBack = state.game !== null && game.ply < state.game.ply;
  const quiet = state.catchingUp || wentBack || game.news.length > MOST_SHOWN_MOVING;
  return {
    ...state,
    seq: Math.max(state.seq, game.seq),
    game,
    log: joinLog(state.log, game),
    news: quiet ? [] : game.news,
    catchingUp: false,
    seenPly: state.catchingUp ? (state.game?.ply ?? 0) : state.seenPly,
  };
}

/** Add news to the log; where history was cut back, what no longer stands goes. */
function joinLog(log: News[], game: GameView): News[] {
  let joined = log;
  for (const item of game.news) {
    if (joined.some((known) => known.seq === item.seq && known.ply === item.ply)) continue;
    joined = [...joined.filter((known) => known.ply < item.ply), item];
  }
  return joined.filter((known) => known.ply < game.ply);
}

function joinSaid(known: Said[], more: Said[]): Said[] {
  const bySeq = new Map([...known, ...more].map((said) => [said.seq, said]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-SAID_KEPT);
}

/** What the others did since my last own move. */
export function sinceMyTurn(log: News[], seat: number | null): News[] {
  if (seat === null) return [];
  const mine = log.findLastIndex((item) => item.seat === seat);
  return mine < 0 ? [] : log.slice(mine + 1);
}

/** The names by seat; bots have theirs from us. */
export function namesOf(
  table: Pick<TableView, "id" | "seats">,
  words: { person: (name: string) => string; seat: (n: number) => string },
): string[] {
  const names = table.seats.map((seat) => {
    if (seat.kind === "bot") return botName(table.id, seat.seat);
    if (seat.kind === "empty") return words.seat(seat.seat + 1);
    return words.person(seat.name ?? "");
  });
  return apart(names);
}

/** Number those who share a name. */
export function apart(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const twins = names.filter((other) => other === name).length;
    return twins > 1 ? `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}` : name;
  });
}
