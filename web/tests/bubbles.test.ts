import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Said, ServerMessage } from "../src/net/wire";
import { NOTHING_YET, receive } from "../src/table/session";
import { Bubbles } from "../src/table/side/bubbles.svelte";

function said(seq: number, person: string, text: string | null = null): Said {
  return { seq, person, seat: 1, name: person, phrase: text ? null : "hello", text, at: 0 };
}

describe("bubbles", () => {
  let bubbles: Bubbles;

  beforeEach(() => {
    vi.useFakeTimers();
    bubbles = new Bubbles();
  });

  afterEach(() => vi.useRealTimers());

  it("stumble 24: go by themselves, longer ones later", () => {
    bubbles.hear(said(1, "anne"));
    bubbles.hear(said(2, "bert", "a text of some length, to be read in peace"));
    vi.advanceTimersByTime(5100);
    expect(bubbles.shown.map((one) => one.person)).toEqual(["bert"]);
    vi.advanceTimersByTime(5000);
    expect(bubbles.shown).toEqual([]);
  });

  it("stumble 24: one speaker has one bubble, and the older one does not take the newer along", () => {
    bubbles.hear(said(1, "anne"));
    vi.advanceTimersByTime(3000);
    bubbles.hear(said(2, "anne"));
    vi.advanceTimersByTime(3000);
    expect(bubbles.shown.map((one) => one.seq)).toEqual([2]);
  });

  it("stumble 24: what was said before one came is not said again", () => {
    const spoken: ServerMessage = { type: "said", ...said(4, "anne") };
    expect(receive(NOTHING_YET, spoken).heard?.seq).toBe(4);
    expect(NOTHING_YET.heard).toBeNull();
  });
});
