import { beforeEach, expect, test, vi } from "vitest";

const LOUD = 0.6;
let started = 0;
let contexts: FakeContext[] = [];
let touched = true;
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: touched }) });

class FakeContext {
  state = "suspended";
  currentTime = 0;
  destination = {};
  resumed = 0;

  constructor() {
    contexts.push(this);
  }

  async resume(): Promise<void> {
    this.resumed += 1;
  }
}

class FakeNode {
  gain = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };

  connect(other: unknown): unknown {
    return other;
  }

  start(): void {
    started += 1;
  }

  stop(): void {}
}

async function freshSound() {
  vi.resetModules();
  const { settings } = await import("../../src/settings.svelte");
  settings.volume = LOUD;
  return (await import("../../src/ui/sound")).sound;
}

beforeEach(() => {
  started = 0;
  contexts = [];
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("OscillatorNode", FakeNode);
  vi.stubGlobal("GainNode", FakeNode);
  touched = true;
});

test("what would ring while sounds may not begin is left out, and a click lets them begin", async () => {
  const sound = await freshSound();
  sound("turn");
  expect(started).toBe(0);
  window.dispatchEvent(new Event("click"));
  expect(contexts).toHaveLength(1);
  expect(contexts[0]!.resumed).toBeGreaterThan(1);
  contexts[0]!.state = "running";
  sound("turn");
  expect(started).toBe(2);
});

test("a page that nobody has used yet makes no sound, not even a silent one", async () => {
  touched = false;
  const sound = await freshSound();
  sound("move");
  expect(contexts).toHaveLength(0);
});
