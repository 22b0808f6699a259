// Which passes at a table went by itself: known to this browser alone, and kept in it until it is closed.

interface Pass {
  ply: number;
  seq: number;
}

export class Passed {
  private passes = $state.raw<Pass[]>([]);
  private readonly key: string;

  constructor(table: string) {
    this.key = `goudkoorts.passed.${table}`;
    try {
      this.passes = JSON.parse(sessionStorage.getItem(this.key) ?? "[]") as Pass[];
    } catch {
      // What was kept cannot be read: then nothing was.
    }
  }

  /** Whether an entry of the log went by itself. */
  has(seq: number): boolean {
    return this.passes.some((pass) => pass.seq === seq);
  }

  /** Whether this was passed before: who took that back wants to look at it. */
  knows(ply: number): boolean {
    return this.passes.some((pass) => pass.ply === ply);
  }

  add(pass: Pass): void {
    this.passes = [...this.passes, pass];
    try {
      sessionStorage.setItem(this.key, JSON.stringify(this.passes));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}
