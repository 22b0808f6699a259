import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { carrying } from "../../src/ui/gestures/carry";

// Where everything lies: the pointer is over the thing with the id `under`.
let under = "";
let root: HTMLElement;
let tapped: string[];
let stop: () => void;

const MARKUP = `
  <button id="card" data-carry="" aria-pressed="false" data-usable=""></button>
  <button id="other" data-carry="" aria-pressed="false" data-usable=""></button>
  <button id="offered" data-carry="mine" data-usable=""></button>
  <div id="chip" data-carry=""></div>
  <div id="question" data-usable=""><button id="yes"></button><button id="no"></button></div>
  <div id="display" data-zone="mine"></div>
  <button id="plain"></button>`;

beforeEach(() => {
  root = document.createElement("div");
  root.innerHTML = MARKUP;
  document.body.append(root);
  document.elementsFromPoint = () => [...root.querySelectorAll(`#${under}`)];
  tapped = [];
  root.addEventListener("click", ({ target }) => {
    const thing = target as HTMLElement;
    tapped.push(thing.id);
    const pressed = thing.getAttribute("aria-pressed");
    if (pressed) thing.setAttribute("aria-pressed", String(pressed === "false"));
  });
  stop = carrying(() => false)(root);
});

afterEach(() => {
  stop();
  root.remove();
  vi.useRealTimers();
});

function point(kind: string, x: number, on = "", pointerType = "mouse"): void {
  const target = on ? root.querySelector(`#${on}`)! : window;
  const init = {
    bubbles: true,
    clientX: x,
    clientY: 0,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType,
  };
  target.dispatchEvent(new PointerEvent(kind, init));
}

function carry(thing: string, goal: string): void {
  point("pointerdown", 0, thing);
  under = goal;
  point("pointermove", 50);
  point("pointerup", 50);
}

const pictures = () => root.querySelectorAll(".carried").length;

describe("carrying", () => {
  it("chooses what it takes up, and taps what lies where it is let go", () => {
    carry("card", "offered");
    expect(tapped).toEqual(["card", "offered"]);
  });

  it("taps the thing itself when it comes to its zone", () => {
    carry("offered", "display");
    expect(tapped).toEqual(["offered"]);
  });

  it("taps the first button of a goal that is none", () => {
    carry("chip", "question");
    expect(tapped).toEqual(["yes"]);
  });

  it.each(["plain", "other", "display"])("brings it back from %s, no longer chosen", (goal) => {
    carry("card", goal);
    expect(tapped).toEqual(["card", "card"]);
    expect(root.querySelector("#card")?.getAttribute("aria-pressed")).toBe("false");
    expect(pictures()).toBe(0);
  });

  it("leaves a tap alone", () => {
    point("pointerdown", 0, "card");
    point("pointermove", 3);
    point("pointerup", 3);
    expect(tapped).toEqual([]);
    expect(pictures()).toBe(0);
  });

  it("shows a picture meanwhile, which nobody takes for the thing", () => {
    point("pointerdown", 0, "card");
    point("pointermove", 50);
    expect(pictures()).toBe(1);
    expect(root.querySelectorAll("#card, [data-carry]")).toHaveLength(4);
    expect(root.querySelector<HTMLElement>("#card")?.dataset.away).toBe("");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(pictures()).toBe(0);
    expect(tapped).toEqual(["card", "card"]);
  });

  it("forgets what the board takes away meanwhile", () => {
    point("pointerdown", 0, "card");
    point("pointermove", 50);
    root.querySelector("#card")?.remove();
    under = "offered";
    point("pointermove", 60);
    point("pointerup", 60);
    expect(tapped).toEqual(["card"]);
    expect(pictures()).toBe(0);
  });

  it("lets a finger scroll first, and carries what it holds for a moment", () => {
    vi.useFakeTimers();
    point("pointerdown", 0, "offered", "touch");
    point("pointermove", 50, "", "touch");
    vi.advanceTimersByTime(1000);
    expect(pictures()).toBe(0);

    point("pointerdown", 0, "offered", "touch");
    vi.advanceTimersByTime(1000);
    expect(pictures()).toBe(1);
    under = "display";
    point("pointermove", 50, "", "touch");
    point("pointerup", 50, "", "touch");
    expect(tapped).toEqual(["offered"]);
  });

  it("takes a finger that is held and lifted for a slow tap", () => {
    vi.useFakeTimers();
    const hold = (thing: string) => {
      point("pointerdown", 0, thing, "touch");
      vi.advanceTimersByTime(1000);
      under = thing;
      point("pointerup", 2, "", "touch");
      vi.advanceTimersByTime(1000);
      return tapped.splice(0);
    };
    const isChosen = () => root.querySelector("#card")?.getAttribute("aria-pressed");
    expect([hold("card"), isChosen()]).toEqual([["card"], "true"]);
    expect([hold("card"), isChosen()]).toEqual([["card"], "false"]);
    expect(hold("offered")).toEqual(["offered"]);
    expect(pictures()).toBe(0);
  });
});
