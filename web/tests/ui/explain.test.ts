// How somebody asks what a thing is, by mouse, by finger and by keyboard; and where the answer lies.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beside } from "../../src/ui/gestures/beside";
import { carrying } from "../../src/ui/gestures/carry";
import { explaining } from "../../src/ui/gestures/explain";

const show = vi.fn(() => true);
const hide = vi.fn();
const more = vi.fn();
let root: HTMLElement;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.elementsFromPoint = () => [];
  document.body.innerHTML = `<div id="root">
    <button id="token" data-explain="pig" data-carry="">pig</button>
    <button id="name" data-explain="raft" data-ask>raft</button>
    <span id="cell" data-explain="chart pig wood">1</span>
    <i id="other"></i>
  </div><div data-explanation><b id="inside"></b></div>`;
  root = document.getElementById("root")!;
  stops = [explaining({ show, hide, more }), carrying(() => false)(root)];
});

afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

function at(id: string): HTMLElement {
  return document.getElementById(id)!;
}

function send(id: string, type: string, more: PointerEventInit = {}) {
  const where = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0 };
  at(id).dispatchEvent(new PointerEvent(type, { ...where, pointerType: "mouse", ...more }));
}

function press(key: string, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

describe("asking by mouse", () => {
  it("stumble 12: a mouse that rests on a thing asks; one that passes does not", () => {
    send("token", "pointerover");
    vi.advanceTimersByTime(300);
    send("other", "pointerover");
    vi.advanceTimersByTime(2000);
    expect(show).not.toHaveBeenCalled();
    send("token", "pointerover");
    vi.advanceTimersByTime(700);
    expect(show).toHaveBeenCalledWith({ key: "pig", thing: at("token"), by: "mouse" });
  });

  it("stumble 12: the mouse may go into the explanation, and leaving both ends it", () => {
    send("token", "pointerover");
    vi.advanceTimersByTime(700);
    send("other", "pointerover");
    vi.advanceTimersByTime(200);
    send("inside", "pointerover");
    vi.advanceTimersByTime(5000);
    expect(hide).not.toHaveBeenCalled();
    send("other", "pointerover");
    send("token", "pointerover");
    send("other", "pointerover");
    vi.advanceTimersByTime(1000);
    expect(hide).toHaveBeenCalledOnce();
  });

  it("stumble 12: a press ends it and is not kept from anything", () => {
    const clicked = vi.fn();
    at("token").addEventListener("click", clicked);
    send("token", "pointerover");
    vi.advanceTimersByTime(700);
    send("token", "pointerdown");
    at("token").click();
    expect(hide).toHaveBeenCalledOnce();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("stumble 12: a tap asks where it would do nothing else", () => {
    at("token").click();
    expect(show).not.toHaveBeenCalled();
    at("cell").click();
    at("name").click();
    expect(show).toHaveBeenCalledTimes(2);
  });
});

describe("asking by finger", () => {
  const finger = { pointerType: "touch", clientX: 10, clientY: 10 };

  it("stumble 12: a finger that rests asks, and has neither tapped nor carried", () => {
    const clicked = vi.fn();
    at("token").addEventListener("click", clicked);
    send("token", "pointerdown", finger);
    vi.advanceTimersByTime(600);
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ key: "pig", by: "finger" }));
    send("token", "pointerup", finger);
    expect(clicked).not.toHaveBeenCalled();
    expect(document.querySelector(".carried")).toBeNull();
  });

  it("stumble 12: a short tap is a tap", () => {
    send("token", "pointerdown", finger);
    vi.advanceTimersByTime(100);
    send("token", "pointerup", finger);
    vi.advanceTimersByTime(2000);
    expect(show).not.toHaveBeenCalled();
  });

  it("stumble 12: a finger that moves carries and does not ask", () => {
    send("token", "pointerdown", finger);
    vi.advanceTimersByTime(300);
    send("token", "pointermove", { ...finger, clientX: 60 });
    vi.advanceTimersByTime(2000);
    expect(show).not.toHaveBeenCalled();
    expect(document.querySelector(".carried")).not.toBeNull();
    send("token", "pointercancel", finger);
  });
});

describe("asking by keyboard", () => {
  it("stumble 12: i asks about what has the focus, and once more opens the rule", () => {
    at("token").focus();
    press("i", at("token"));
    expect(show).toHaveBeenCalledWith({ key: "pig", thing: at("token"), by: "keys" });
    press("i", at("token"));
    expect(more).toHaveBeenCalledOnce();
  });

  it("stumble 12: Escape closes it and nothing else", () => {
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    at("token").focus();
    press("i", at("token"));
    heard.mockClear();
    expect(press("Escape").defaultPrevented).toBe(true);
    expect(hide).toHaveBeenCalledOnce();
    expect(heard).not.toHaveBeenCalled();
    press("Escape");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("stumble 12: leaving with the focus ends it", () => {
    at("token").focus();
    press("i", at("token"));
    at("name").focus();
    vi.advanceTimersByTime(10);
    expect(hide).toHaveBeenCalledOnce();
  });

  it("stumble 12: nothing to say leaves Escape alone", () => {
    show.mockReturnValueOnce(false);
    at("token").focus();
    press("i", at("token"));
    expect(press("Escape").defaultPrevented).toBe(false);
  });
});

describe("where it lies", () => {
  const screen = { x: 0, y: 0, width: 1000, height: 800 };
  const thing = { x: 480, y: 400, width: 40, height: 40 };
  const size = { width: 200, height: 100 };
  const covers = (at: { x: number; y: number }, box: typeof thing) =>
    at.x < box.x + box.width && box.x < at.x + 200 && at.y < box.y + box.height && box.y < at.y + 100;

  it("stumble 12: beside the thing, never on it", () => {
    const place = beside(thing, size, [], screen);
    expect(covers(place, thing)).toBe(false);
    expect(Math.abs(place.y - thing.y)).toBeLessThan(160);
  });

  it("stumble 12: not on what has to be tapped next", () => {
    const wanted = [
      { x: 300, y: 250, width: 400, height: 140 },
      { x: 300, y: 450, width: 400, height: 200 },
    ];
    const place = beside(thing, size, wanted, screen);
    expect(wanted.some((box) => covers(place, box))).toBe(false);
    expect(covers(place, thing)).toBe(false);
  });

  it("stumble 12: whole on the screen, in every corner", () => {
    for (const x of [0, 960]) {
      for (const y of [0, 760]) {
        const place = beside({ ...thing, x, y }, size, [], screen);
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x).toBeLessThanOrEqual(800);
        expect(place.y).toBeGreaterThanOrEqual(0);
        expect(place.y).toBeLessThanOrEqual(700);
      }
    }
  });
});
