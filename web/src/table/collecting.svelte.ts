// A set that somebody is choosing at a live table, and then sends.

import type { GameView, Reason } from "../net/wire";
import { type Chosen, nextOf, withoutOne } from "./collect";
import type { Outcome } from "./live.svelte";

/** What of a live table is needed here. */
export interface Table {
  waiting: number;
  do: (command: { type: "play"; action: string; ply: number }) => Promise<Outcome>;
}

export class Collecting {
  /** Chosen, and not yet complete. */
  chosen = $state.raw<Chosen>([]);
  /** Complete and under way: what the table has not yet taken. */
  sending = $state.raw<Chosen>([]);
  private sentAt = -1;

  constructor(
    private readonly table: Table,
    private readonly refuse: (reason: Reason) => void,
  ) {}

  /** Send a complete set, in the order in which the rules take it; `goOn` does the rest. */
  send(set: Chosen): void {
    [this.sending, this.chosen, this.sentAt] = [set, [], -1];
  }

  /**
   * Send the next of the set. To be called whenever the game or the line changed: one part goes after the table has
   * taken the one before, and what cannot go any more is let go, since somebody took a move back.
   */
  goOn(game: Pick<GameView, "ply" | "legal">): void {
    if (this.sending.length === 0 || this.table.waiting > 0 || game.ply === this.sentAt) return;
    const next = nextOf(this.sending, game.legal);
    if (next === null) this.sending = [];
    else void this.sendOne(next, game.ply);
  }

  private async sendOne(action: string, ply: number): Promise<void> {
    this.sentAt = ply;
    const answer = this.table.do({ type: "play", action, ply });
    this.sending = withoutOne(this.sending, action);
    const outcome = await answer;
    if (outcome.done) return;
    this.sending = [];
    this.refuse(outcome.reason);
  }
}
