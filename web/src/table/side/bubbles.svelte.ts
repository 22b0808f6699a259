// What others have just said, for as long as it takes to read it.

import type { Said } from "../../net/wire";

const SHOWN_MS = 5000;
const MS_A_LETTER = 60;

export class Bubbles {
  /** The latest of each speaker, oldest first. */
  shown = $state.raw<Said[]>([]);
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  hear(said: Said): void {
    this.shown = [...this.shown.filter((known) => known.person !== said.person), said];
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        this.shown = this.shown.filter((known) => known.seq !== said.seq);
      },
      SHOWN_MS + MS_A_LETTER * (said.text?.length ?? 0),
    );
    this.timers.add(timer);
  }

  hush(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.shown = [];
  }
}
