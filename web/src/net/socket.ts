// One table's socket: connects, resumes after the last event seen, and comes back by itself with growing pauses.

import type { ClientMessage, ServerMessage } from "./wire";

export type Line = "connecting" | "open" | "waiting" | "gone";

export interface Wires {
  /** The last event seen; the server tells what came after it. */
  after: () => number;
  receive: (message: ServerMessage) => void;
  line: (line: Line) => void;
}

export interface World {
  open: (url: string) => WebSocket;
  later: (run: () => void, ms: number) => ReturnType<typeof setTimeout>;
  random: () => number;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 15_000;
const PING_MS = 25_000;
/** So long may a line be silent when an answer is due; then it counts as gone, whatever the browser thinks. */
export const SILENCE_MS = 8_000;
/** Close codes after which knocking again makes no sense: not signed in, no such table. */
const FINAL = [4401, 4404];

const realWorld: World = {
  open: (url) => new WebSocket(url),
  later: (run, ms) => setTimeout(run, ms),
  random: Math.random,
};

/** How long to wait before the n-th try: doubling, with jitter so that not everybody comes back at once. */
export function pause(tries: number, random: number): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  return Math.round(full * (0.5 + random / 2));
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly wires: Wires,
    private readonly world: World = realWorld,
  ) {}

  connect(): void {
    if (this.closed) return;
    clearTimeout(this.waiting);
    this.wires.line("connecting");
    const socket = this.world.open(addressOf(this.table, this.wires.after()));
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(String(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
    this.listen();
  }

  /** Send, or say that the line is down. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    this.listen();
    return true;
  }

  /** Try now instead of waiting on: the reader came back to the page, or the network did. */
  hurry(): void {
    if (this.closed || !this.socket || this.socket.readyState < 2) return;
    this.tries = 0;
    this.connect();
  }

  /** The line is gone before the browser noticed: the network is, or nobody answers. */
  drop(): void {
    const socket = this.socket;
    if (this.closed || !socket || socket.readyState > 1) return;
    socket.close();
    this.lost(socket, 0);
    socket.onclose = null;
    socket.onmessage = null;
  }

  close(): void {
    this.closed = true;
    this.hush();
    clearTimeout(this.waiting);
    clearInterval(this.pinging);
    this.socket?.close();
  }

  private opened(): void {
    this.tries = 0;
    this.hush();
    this.wires.line("open");
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.send({ type: "ping" }), PING_MS);
  }

  private heard(text: string): void {
    this.hush();
    this.wires.receive(JSON.parse(text) as ServerMessage);
  }

  /** From now on something must be heard. */
  private listen(): void {
    this.silence ??= this.world.later(() => this.drop(), SILENCE_MS);
  }

  private hush(): void {
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.hush();
    clearInterval(this.pinging);
    if (FINAL.includes(code)) {
      this.wires.line("gone");
      return;
    }
    this.wires.line("waiting");
    this.waiting = this.world.later(() => this.connect(), pause(this.tries, this.world.random()));
    this.tries += 1;
  }
}

function addressOf(table: string, after: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/tables/${table}?after=${after}`;
}
