// The server over HTTP: one small function for each thing that can be asked.

import type { Language } from "../i18n/languages";
import type {
  Eyes,
  Facts,
  Games,
  Me,
  Neighbours,
  NewAccount,
  NewTable,
  PersonView,
  RankedPerson,
  RatingHistory,
  Replay,
  Review,
  RuleBook,
  TableRow,
  TableView,
  Token,
  TokenSecret,
  Total,
} from "./wire";

/** A refusal by the server: its code is translated, its detail is for developers. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly facts: Facts = {},
    detail = "",
  ) {
    super(detail || code);
  }
}

const TIMEOUT_MS = 45_000;

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, "offline");
  }
  if (!response.ok) throw await problemOf(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const told = (await response.json()) as { code?: string; facts?: Facts; detail?: string };
    return new Problem(response.status, told.code ?? "unknown", told.facts, told.detail);
  } catch {
    return new Problem(response.status, response.status === 429 ? "too_often" : "unknown");
  }
}

async function listed(path: string): Promise<TableRow[]> {
  return (await ask<{ tables: TableRow[] }>("GET", path)).tables;
}

type Credentials = { name: string; password: string };
type PublicKeyOptions = { options: Record<string, unknown> };

export const api = {
  games: () => ask<Games>("GET", "/api/games"),
  rules: (game: string, language: Language) => ask<RuleBook>("GET", `/api/rules/${game}?lang=${language}`),

  me: () => ask<Me>("GET", "/api/me"),
  guest: (language: Language) => ask<Me>("POST", "/api/guest", { language }),
  changeMe: (change: { name?: string; language?: Language }) => ask<Me>("PATCH", "/api/me", change),
  eraseMe: () => ask<void>("DELETE", "/api/me"),
  keep: (credentials: Credentials) => ask<NewAccount>("POST", "/api/account", credentials),
  changePassword: (change: { old: string; new: string }) => ask<Me>("POST", "/api/account/password", change),
  recover: (recovery: { name: string; code: string; password: string }) =>
    ask<Me>("POST", "/api/recover", recovery),
  login: (credentials: Credentials) => ask<Me>("POST", "/api/login", credentials),
  logout: () => ask<void>("POST", "/api/logout", {}),
  passkeyBegin: (what: "register" | "login") =>
    ask<PublicKeyOptions>("POST", `/api/passkeys/${what}/begin`, {}),
  passkeyFinish: (what: "register" | "login", credential: unknown) =>
    ask<Me>("POST", `/api/passkeys/${what}/finish`, { credential }),

  openTables: () => listed("/api/tables"),
  myTables: () => listed("/api/tables/mine"),
  totals: () => ask<{ totals: Total[] }>("GET", "/api/me/totals").then((told) => told.totals),
  putAway: (table: string) =>
    ask<unknown>("POST", `/api/tables/${table}/commands`, { id: "put-away", command: { type: "put_away" } }),
  tablesToWatch: () => listed("/api/tables/watch"),
  openTable: (table: NewTable) => ask<TableView>("POST", "/api/tables", table),
  record: (table: string) => ask<unknown>("GET", `/api/tables/${table}/record`),
  replay: (table: string, eyes: Eyes) => ask<Replay>("GET", `/api/tables/${table}/replay?eyes=${eyes}`),
  review: (table: string, known: number) => ask<Review>("GET", `/api/tables/${table}/review?known=${known}`),
  replayRecord: (record: unknown, eyes: Eyes) => ask<Replay>("POST", "/api/replay", { record, eyes }),

  person: (person: string) => ask<PersonView>("GET", `/api/people/${person}`),
  ratingHistory: (person: string, game: string, players: number) =>
    ask<RatingHistory>("GET", `/api/people/${person}/ratings?game=${game}&players=${players}`),
  ranking: (game: string, players: number) =>
    ask<{ people: RankedPerson[] }>("GET", `/api/ratings?game=${game}&players=${players}`).then(
      (told) => told.people,
    ),

  neighbours: () => ask<Neighbours>("GET", "/api/neighbours"),
  welcomeNeighbours: () => ask<Neighbours>("POST", "/api/neighbours"),
  shutNeighboursOut: () => ask<Neighbours>("DELETE", "/api/neighbours"),

  tokens: () => ask<{ tokens: Token[] }>("GET", "/api/tokens").then((told) => told.tokens),
  makeToken: (label: string) => ask<TokenSecret>("POST", "/api/tokens", { label }),
  dropToken: (token: string) => ask<void>("DELETE", `/api/tokens/${token}`),

  mute: (person: string) => ask<void>("POST", `/api/people/${person}/mute`, {}),
  unmute: (person: string) => ask<void>("DELETE", `/api/people/${person}/mute`),
  block: (person: string) => ask<void>("POST", `/api/people/${person}/block`, {}),
  unblock: (person: string) => ask<void>("DELETE", `/api/people/${person}/block`),
  report: (person: string, why: string, table: string) =>
    ask<void>("POST", `/api/people/${person}/report`, { why, table }),
};
