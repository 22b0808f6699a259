import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../src/table/live.svelte";
import { FakeSocket } from "./fake-socket";

describe("what is to be done while the line breaks", () => {
  let opened: FakeSocket[];
  let live: LiveTable;
  const ids = (socket: FakeSocket) =>
    socket.sent
      .map((text) => JSON.parse(text))
      .flatMap((one) => (one.type === "do" ? [one.id as string] : []));
  const last = () => opened.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    opened = [];
    live = new LiveTable("t1", {
      open: (url) => {
        opened.push(new FakeSocket(url));
        return last() as unknown as WebSocket;
      },
      later: (run, ms) => setTimeout(run, ms),
      random: () => 1,
    });
    live.connect();
    last().accept();
  });

  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });

  function comeBack() {
    live.hurry();
    last().accept();
  }

  it("stumble 25: a move without an answer is sent again over the next line, under the same name", async () => {
    const outcome = live.do({ type: "play", action: "take re", ply: 3 });
    last().drop(1006);
    expect([live.line, live.waiting]).toEqual(["waiting", 1]);
    comeBack();
    expect(ids(opened[1]!)).toEqual(ids(opened[0]!));

    last().say({ type: "done", id: ids(last())[0], seq: 9 });
    expect(await outcome).toEqual({ done: true });
    expect(live.waiting).toBe(0);
  });

  it("stumble 25: a move made without a line is kept, sent once there is one, and not a second time", async () => {
    live.drop();
    const outcome = live.do({ type: "play", action: "take re", ply: 3 });
    comeBack();
    expect(ids(last())).toHaveLength(1);
    last().say({ type: "done", id: ids(last())[0], seq: 9 });
    await outcome;

    live.drop();
    comeBack();
    expect(ids(last())).toEqual([]);
  });

  it("stumble 25: who kept a move that came too late is told so", async () => {
    live.drop();
    const outcome = live.do({ type: "play", action: "take re", ply: 3 });
    comeBack();
    last().say({ type: "refused", id: ids(last())[0], code: "stale", rule: null, facts: {} });
    expect(await outcome).toMatchObject({ done: false, kept: true, reason: { code: "stale" } });
  });

  it("stumble 25: an ordinary refusal does not speak of keeping", async () => {
    const outcome = live.do({ type: "play", action: "take re", ply: 3 });
    last().say({ type: "refused", id: ids(last())[0], code: "not_your_turn", rule: null, facts: {} });
    expect(await outcome).toMatchObject({ done: false, kept: false });
  });

  it("stumble 25: says after a second that it is sending, and no longer once it is answered", async () => {
    const outcome = live.do({ type: "play", action: "take re", ply: 3 });
    vi.advanceTimersByTime(900);
    expect(live.slow).toBe(0);
    vi.advanceTimersByTime(200);
    expect(live.slow).toBe(1);
    last().say({ type: "done", id: ids(last())[0], seq: 9 });
    await outcome;
    expect(live.slow).toBe(0);
  });

  it("stumble 25: a line on which nobody answers is given up, and the move goes over the next", () => {
    void live.do({ type: "play", action: "take re", ply: 3 });
    vi.advanceTimersByTime(20_000);
    expect(opened.length).toBeGreaterThan(1);
    last().accept();
    expect(ids(last())).toEqual(ids(opened[0]!));
  });

  it("stumble 25: where there is no such table any more nothing is kept", async () => {
    const outcome = live.do({ type: "play", action: "take re", ply: 3 });
    last().drop(4404);
    expect(await outcome).toMatchObject({ done: false, reason: { code: "offline" } });
  });

  it("stumble 25: a question is not asked again", async () => {
    const hint = live.hint();
    live.drop();
    expect(await hint).toEqual([]);
    comeBack();
    expect(last().sent).toEqual([]);
  });
});
