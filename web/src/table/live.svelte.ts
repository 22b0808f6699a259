// A live table: the socket, what is known, and the questions under way.

import { type Line, TableSocket, type World } from "../net/socket";
import type { ClientMessage, Command, Reason, ServerMessage, Weighed } from "../net/wire";
import { connected, NOTHING_YET, receive, type TableState } from "./session";

/** What came of a command; `kept` says that the line broke in between and it was sent again. */
export type Outcome = { done: true } | { done: false; reason: Reason; kept: boolean };
type Settle = (message: ServerMessage | null) => void;

const UNANSWERED: Reason = { code: "offline", rule: null, facts: {} };
const PATIENCE_MS = 12_000;
/** An answer that takes longer is told of. */
const SLOW_MS = 1000;

export class LiveTable {
  state = $state.raw<TableState>(NOTHING_YET);
  line = $state<Line>("connecting");
  /** When the game last arrived, by the browser's clock: running clocks count from here. */
  toldAt = 0;
  /** How many commands wait for an answer. */
  waiting = $state(0);
  /** How many of these have waited for more than a moment. */
  slow = $state(0);
  private readonly socket: TableSocket;
  private readonly questions = new Map<string, Settle>();
  /** Commands without an answer, oldest first: a new line sends them again. The server does each id once. */
  private readonly unanswered = new Map<string, ClientMessage>();
  private readonly kept = new Set<string>();
  private count = 0;
  private readonly run = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly id: string,
    world?: World,
  ) {
    const wires = {
      after: () => this.state.seq,
      receive: (message: ServerMessage) => this.receive(message),
      line: (line: Line) => this.lineIs(line),
    };
    this.socket = new TableSocket(id, wires, world);
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

  /** The network is gone, as the browser says: no need to wait until the socket notices. */
  drop(): void {
    this.socket.drop();
  }

  /** Ask the table to do something; without a line that is kept and sent when there is one again. */
  async do(command: Command): Promise<Outcome> {
    const id = this.nextId();
    const answer = await this.sure(id, { type: "do", id, command });
    const kept = this.kept.delete(id);
    if (answer?.type === "done") return { done: true };
    return { done: false, reason: answer?.type === "refused" ? answer : UNANSWERED, kept };
  }

  /** Send, and again over every new line, until there is an answer or no such table. */
  private async sure(id: string, message: ClientMessage): Promise<ServerMessage | null> {
    this.waiting += 1;
    let isSlow = 0;
    const timer = setTimeout(() => {
      isSlow = 1;
      this.slow += 1;
    }, SLOW_MS);
    const answer = await new Promise<ServerMessage | null>((settle) => {
      this.questions.set(id, settle);
      this.unanswered.set(id, message);
      if (!this.socket.send(message)) this.kept.add(id);
    });
    clearTimeout(timer);
    this.questions.delete(id);
    this.unanswered.delete(id);
    this.slow -= isSlow;
    this.waiting -= 1;
    return answer;
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
    if (line === "open") for (const message of this.unanswered.values()) this.socket.send(message);
    if (line === "waiting" || line === "gone") this.loseQuestions(line);
  }

  /** What was only asked is not asked again; what was to be done is, unless there is nobody to do it. */
  private loseQuestions(line: Line): void {
    for (const [id, settle] of [...this.questions]) {
      if (this.unanswered.has(id) && line !== "gone") this.kept.add(id);
      else settle(null);
    }
  }
}
