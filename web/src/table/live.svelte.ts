// A live table: the socket, what is known, and the questions under way.

import { type Line, TableSocket } from "../net/socket";
import type { Command, Reason, ServerMessage, Weighed } from "../net/wire";
import { connected, NOTHING_YET, receive, type TableState } from "./session";

export type Outcome = { done: true } | { done: false; reason: Reason };

const UNANSWERED: Reason = { code: "offline", rule: null, facts: {} };
const PATIENCE_MS = 12_000;

export class LiveTable {
  state = $state.raw<TableState>(NOTHING_YET);
  line = $state<Line>("connecting");
  /** When the game last arrived, by the browser's clock: running clocks count from here. */
  toldAt = 0;
  /** How many commands wait for an answer. */
  waiting = $state(0);
  private readonly socket: TableSocket;
  private readonly questions = new Map<string, (message: ServerMessage | null) => void>();
  private count = 0;
  private readonly run = Math.random().toString(36).slice(2, 10);

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, {
      after: () => this.state.seq,
      receive: (message) => this.receive(message),
      line: (line) => this.lineIs(line),
    });
  }

  connect(): void {
    this.socket.connect();
  }

  close(): void {
    this.socket.close();
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** Ask the table to do something. */
  async do(command: Command): Promise<Outcome> {
    const id = this.nextId();
    this.waiting += 1;
    const answer = await this.question(id, () => this.socket.send({ type: "do", id, command }));
    this.waiting -= 1;
    if (answer?.type === "done") return { done: true };
    return { done: false, reason: answer?.type === "refused" ? answer : UNANSWERED };
  }

  /** Ask why an action is not possible; null when it is. */
  async why(action: string): Promise<Reason | null> {
    const id = this.nextId();
    const answer = await this.question(id, () => this.socket.send({ type: "why", id, action }));
    if (answer?.type === "why") return answer.reason;
    return answer?.type === "refused" ? answer : UNANSWERED;
  }

  /** Ask for good moves, the best first. */
  async hint(): Promise<Weighed[]> {
    const id = this.nextId();
    const answer = await this.question(id, () => this.socket.send({ type: "hint", id }));
    return answer?.type === "hint" ? answer.moves : [];
  }

  private nextId(): string {
    this.count += 1;
    return `${this.run}-${this.count}`;
  }

  private question(id: string, send: () => boolean): Promise<ServerMessage | null> {
    return new Promise((resolve) => {
      const settle = (message: ServerMessage | null) => {
        this.questions.delete(id);
        resolve(message);
      };
      this.questions.set(id, settle);
      if (!send()) settle(null);
      setTimeout(() => settle(null), PATIENCE_MS);
    });
  }

  private receive(message: ServerMessage): void {
    if (message.type === "game") this.toldAt = performance.now();
    this.state = receive(this.state, message);
    if ("id" in message) this.questions.get(message.id)?.(message);
  }

  private lineIs(line: Line): void {
    this.line = line;
    if (line === "connecting") this.state = connected(this.state);
    if (line === "waiting" || line === "gone")
      for (const settle of [...this.questions.values()]) settle(null);
  }
}
