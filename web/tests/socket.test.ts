import { beforeEach, describe, expect, it } from "vitest";
import { type Line, pause, SILENCE_MS, TableSocket } from "../src/net/socket";
import type { ServerMessage } from "../src/net/wire";
import { FakeSocket } from "./fake-socket";

describe("a table's socket", () => {
  let opened: FakeSocket[];
  let waits: { run: () => void; ms: number }[];
  let silences: typeof waits;
  let lines: Line[];
  let received: ServerMessage[];
  let seq: number;
  let socket: TableSocket;

  beforeEach(() => {
    [opened, waits, silences, lines, received, seq] = [[], [], [], [], [], 0];
    socket = new TableSocket(
      "t1",
      { after: () => seq, receive: (message) => received.push(message), line: (line) => lines.push(line) },
      {
        open: (url) => {
          opened.push(new FakeSocket(url));
          return opened.at(-1) as unknown as WebSocket;
        },
        later: (run, ms) => {
          (ms === SILENCE_MS ? silences : waits).push({ run, ms });
          return 0 as never;
        },
        random: () => 1,
      },
    );
    socket.connect();
  });

  it("asks for everything at first, and after a break only for what it missed", () => {
    opened[0]!.accept();
    seq = 17;
    opened[0]!.drop(1006);
    waits[0]!.run();
    expect(opened.map((one) => one.url.split("?")[1])).toEqual(["after=0", "after=17"]);
    expect(lines).toEqual(["connecting", "open", "waiting", "connecting"]);
  });

  it("waits longer each time, and starts anew after a good connection", () => {
    for (let tries = 0; tries < 3; tries += 1) {
      opened.at(-1)!.drop(1012);
      waits.at(-1)!.run();
    }
    expect(waits.map((wait) => wait.ms)).toEqual([400, 800, 1600]);
    opened.at(-1)!.accept();
    opened.at(-1)!.drop(1006);
    expect(waits.at(-1)!.ms).toBe(400);
    socket.close();
  });

  it("does not knock again where there is no such table", () => {
    opened[0]!.drop(4404);
    expect(lines.at(-1)).toBe("gone");
    expect(waits).toEqual([]);
  });

  it("says when it cannot send", () => {
    expect(socket.send({ type: "ping" })).toBe(false);
    opened[0]!.accept();
    expect(socket.send({ type: "ping" })).toBe(true);
    expect(opened[0]!.sent).toEqual(['{"type":"ping"}']);
    socket.close();
  });

  it("stumble 25: is gone at once when the browser says so, and comes back at once", () => {
    opened[0]!.accept();
    socket.drop();
    expect(lines.at(-1)).toBe("waiting");
    opened[0]!.drop(1006);
    expect(waits).toHaveLength(1);

    socket.hurry();
    expect(opened).toHaveLength(2);
    expect(lines.at(-1)).toBe("connecting");
  });

  it("stumble 25: counts as gone when nobody answers, and not while somebody does", () => {
    opened[0]!.accept();
    socket.send({ type: "ping" });
    expect(silences).toHaveLength(2);
    opened[0]!.say({ type: "pong" });
    socket.send({ type: "ping" });
    expect(silences).toHaveLength(3);

    silences[2]!.run();
    expect(lines.at(-1)).toBe("waiting");
    socket.close();
  });

  it("hands on what it hears", () => {
    opened[0]!.say({ type: "pong" });
    expect(received).toEqual([{ type: "pong" }]);
  });
});

describe("the pause before a new try", () => {
  it("doubles up to a limit and is never less than half", () => {
    expect(pause(0, 0)).toBe(200);
    expect(pause(3, 1)).toBe(3200);
    expect(pause(30, 1)).toBe(15_000);
  });
});
