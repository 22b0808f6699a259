// The messages of the server, by the names the client uses. Provisional: replaced by the generated types.

import type { Facts, Move, News, Sentence, Turn } from "../table/board";

export type { Facts, Move, News, Sentence, Turn };

export type Clock =
  | { kind: "none" }
  | { kind: "live"; bank_s: number; increment_s: number }
  | { kind: "days"; days: number };
export type Access = "open" | "private";
export type Chat = "phrases" | "free";
export type Status = "open" | "playing" | "over" | "closed";
export type Options = Record<string, unknown>;

export interface SeatView {
  seat: number;
  kind: "empty" | "person" | "bot";
  person: string | null;
  name: string | null;
  level: string | null;
  stand_in: boolean;
  here: boolean;
}

export interface Said {
  seq: number;
  person: string;
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
  at: number;
}

export interface Result {
  scores: number[];
  ranking: number[][];
  why: "played" | "resigned";
}

export interface TableView {
  id: string;
  game: string;
  players: number;
  options: Options;
  clock: Clock;
  access: Access;
  rated: boolean;
  chat: Chat;
  host: string;
  status: Status;
  seats: SeatView[];
  you: { person: string | null; seat: number | null; host: boolean };
  offers: {
    undo: { by: number; ply: number; agreed: number[] } | null;
    rematch: { by: number[]; table: string | null } | null;
  };
  onlookers: number;
  fairness: { commitment: string; nonces: string[]; seed: string | null };
  result: Result | null;
  said: Said[];
}

export interface GameView {
  seq: number;
  ply: number;
  turn: Turn;
  view: unknown;
  truth: unknown;
  legal: Move[] | null;
  scores: number[] | null;
  clocks: (number | null)[];
  undo: "free" | "ask" | null;
  news: News[];
}

export interface Reason {
  code: string;
  rule: string | null;
  facts: Facts;
}

export interface Weighed {
  action: string;
  weight: number;
}

export type Command =
  | { type: "sit"; seat: number; nonce?: string }
  | { type: "leave" }
  | { type: "add_bot"; seat: number; level: string }
  | { type: "remove_bot"; seat: number }
  | { type: "kick"; seat: number }
  | { type: "start" }
  | { type: "play"; action: string; ply: number }
  | { type: "undo"; ply: number }
  | { type: "answer_undo"; yes: boolean }
  | { type: "resign" }
  | { type: "stand_in"; seat?: number; level?: string }
  | { type: "come_back" }
  | { type: "offer_rematch" }
  | { type: "say"; phrase?: string; text?: string }
  | { type: "close" };

export type ClientMessage =
  | { type: "do"; id: string; command: Command }
  | { type: "why"; id: string; action: string }
  | { type: "hint"; id: string }
  | { type: "ping" };

export type ServerMessage =
  | { type: "table"; seq: number; table: TableView }
  | ({ type: "game" } & GameView)
  | ({ type: "said" } & Said)
  | { type: "done"; id: string; seq: number }
  | ({ type: "refused"; id: string } & Reason)
  | { type: "why"; id: string; reason: Reason | null }
  | { type: "hint"; id: string; moves: Weighed[] }
  | { type: "pong" }
  | { type: "bye"; code: "restarting" | "slow" | "closed" };

export interface Me {
  id: string;
  name: string;
  language: "nl" | "de" | "en" | null;
  guest: boolean;
  password: boolean;
  passkeys: number;
  muted: string[];
  blocked: string[];
}

export interface OptionInfo {
  name: string;
  default: unknown;
  values: unknown[];
  allowed: string;
}

export interface GameInfo {
  name: string;
  rules_version: number;
  players: number[];
  options: OptionInfo[];
}

export interface Games {
  games: GameInfo[];
  levels: string[];
  phrases: string[];
  languages: string[];
}

export interface Rule {
  number: string;
  chapter: string;
  text: string;
}

export interface Frame {
  ply: number;
  turn: Turn;
  actor: number | null;
  action: string | null;
  view: unknown;
  log: Sentence[];
  scores: number[];
}

export interface Replay {
  header: {
    game: string;
    rules: number;
    players: number;
    options: Options;
    names: string[] | null;
    result: unknown;
    fairness: unknown;
  };
  frames: Frame[];
}

export type Eyes = number | "onlooker" | "truth";

export interface NewTable {
  game: string;
  players: number;
  seats: string[];
  options?: Options;
  clock?: Clock;
  access?: Access;
  rated?: boolean;
  chat?: Chat;
  start_from?: { ply: number; table?: string; record?: unknown };
}

export interface TableRow {
  id: string;
  game: string;
  players: number;
  status: Status;
  access: Access;
  rated: boolean;
  clock: "none" | "live" | "days";
  seats: SeatView[];
  your_turn: boolean;
  deadline: number | null;
  updated_at: number;
}
