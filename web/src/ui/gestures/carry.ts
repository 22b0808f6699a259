// Drag and drop, as an extra to tapping: to carry a thing is to tap it, to let it go is to tap what lies there. An
// attachment for a board; a mouse carries at once, a finger after a moment, since it may be about to scroll.
//
// `data-carry` marks what can be carried now. Empty: to anything with `data-usable`; if it can be chosen, it is.
// With a name: to the `data-zone` of that name, which is a tap on the thing itself.

import { Carried, type Point, type Thing } from "./carried";

const STILL = 6; // pixels a pointer may move in a tap
const HOLD_MS = 250; // until a finger carries
const LATE_CLICK_MS = 300; // the click of a finger may come so long after it is lifted
const CHOOSABLE = '[data-carry=""]';

interface Grasp {
  source: Thing;
  pointer: number;
  from: Point;
  isFinger: boolean;
  timer: number;
}

/** Let things be carried over a board; a Svelte attachment. */
export function carrying(motion: () => boolean) {
  return (root: HTMLElement) => {
    const carrier = new Carrier(root, motion);
    return () => carrier.stop();
  };
}

class Carrier {
  readonly #root: HTMLElement;
  readonly #motion: () => boolean;
  readonly #end = new AbortController();
  #grasp: Grasp | null = null;
  #carried: Carried | null = null;
  #hasChosen = false; // by taking it up
  #isFinger = false; // what carries, or did last
  #under: Element | null = null;
  #ignoresClick = false;
  #isAsking = false; // the finger rests on a thing to learn what it is

  constructor(root: HTMLElement, motion: () => boolean) {
    this.#root = root;
    this.#motion = motion;
    const { signal } = this.#end;
    root.addEventListener("pointerdown", (event) => this.#press(event), { signal });
    // A finger that carries does not scroll, nor ask for a menu.
    root.addEventListener("touchmove", (event) => this.#carried && event.preventDefault(), {
      signal,
      passive: false,
    });
    root.addEventListener("contextmenu", (event) => this.#grasp?.isFinger && event.preventDefault(), {
      signal,
    });
    root.addEventListener("explained", () => (this.#isAsking = true), { signal });
    window.addEventListener("pointermove", (event) => this.#move(event), { signal });
    window.addEventListener("pointerup", (event) => this.#release(event), { signal });
    window.addEventListener("pointercancel", () => this.#forget(), { signal });
    window.addEventListener("blur", () => this.#forget(), { signal });
    window.addEventListener("click", (event) => this.#hearClick(event), { signal, capture: true });
    window.addEventListener("keydown", (event) => this.#hearKey(event), { signal, capture: true });
  }

  stop(): void {
    this.#forget();
    this.#end.abort();
  }

  #press(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    this.#forget();
    this.#isAsking = false;
    this.#ignoresClick = false; // this press has a click of its own
    const source = (event.target as Element).closest<Thing>("[data-carry]");
    if (!source) return;
    const isFinger = event.pointerType === "touch";
    const from = pointOf(event);
    const timer = isFinger ? window.setTimeout(() => this.#takeUp(), HOLD_MS) : 0;
    this.#grasp = { source, pointer: event.pointerId, from, isFinger, timer };
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.#grasp?.pointer) return;
    const at = pointOf(event);
    const { source, from, isFinger } = this.#grasp;
    if (!this.#carried && apart(from, at) < STILL) return;
    const scrolls = !this.#carried && isFinger;
    if (scrolls || !source.isConnected) {
      this.#forget(); // the board may have changed meanwhile
      return;
    }
    if (!this.#carried) this.#takeUp();
    this.#carried?.move(at);
    this.#mark(this.#goalAt(at));
  }

  #takeUp(): void {
    if (!this.#grasp?.source.isConnected) return;
    const { source, from, isFinger } = this.#grasp;
    this.#isFinger = isFinger;
    this.#carried = new Carried(this.#root, source, from);
    document.documentElement.dataset.carrying = "";
    this.#hasChosen = source.matches(CHOOSABLE) && isPressed(source) === "false";
    if (this.#hasChosen) tap(source, 1);
  }

  #release(event: PointerEvent): void {
    if (event.pointerId !== this.#grasp?.pointer) return;
    const carried = this.#carried;
    const { source, from } = this.#grasp;
    const at = pointOf(event);
    if (carried && (apart(from, at) < STILL || liesIn(source, at))) {
      if (this.#isAsking) this.#forget();
      else this.#endAsTap(source);
      return;
    }
    const goal = carried && source.isConnected ? this.#goalAt(at) : null;
    if (goal) this.#carried = null; // it stays where it is
    this.#forget();
    if (!goal) return;
    carried?.leave();
    this.#ignoreClick();
    tap(source.dataset.carry ? source : goal, 0);
  }

  /** What is let go where it lay was tapped, by a slow finger or a shaky hand; the choice made by that stands. */
  #endAsTap(source: Thing): void {
    const hasTapped = this.#hasChosen;
    this.#hasChosen = false;
    this.#forget();
    if (!hasTapped) tap(source, 1);
  }

  /** Nothing is carried any more; what was goes back, and is chosen only if it was before. */
  #forget(): void {
    if (this.#grasp) window.clearTimeout(this.#grasp.timer);
    if (this.#carried) {
      this.#carried.putBack(this.#motion());
      if (this.#hasChosen && this.#grasp && isPressed(this.#grasp.source) === "true")
        tap(this.#grasp.source, 1);
      this.#ignoreClick();
    }
    this.#grasp = this.#carried = null;
    this.#mark(null);
    delete document.documentElement.dataset.carrying;
  }

  #goalAt({ x, y }: Point): Element | null {
    const source = this.#grasp!.source;
    const zone = source.dataset.carry;
    const wanted = zone ? `[data-zone="${zone}"]` : `[data-usable]:not(${CHOOSABLE})`;
    const found = document.elementsFromPoint(x, y).map((element) => element.closest(wanted));
    return found.find((goal) => goal && goal !== source && this.#root.contains(goal)) ?? null;
  }

  #mark(goal: Element | null): void {
    if (goal === this.#under) return;
    this.#under?.removeAttribute("data-under");
    goal?.setAttribute("data-under", "");
    this.#under = goal;
  }

  /** The browser sends a click after the pointer is lifted, if only to the board: nobody has tapped. */
  #ignoreClick(): void {
    this.#ignoresClick = true;
    setTimeout(() => (this.#ignoresClick = false), this.#isFinger ? LATE_CLICK_MS : 0);
  }

  #hearClick(event: MouseEvent): void {
    if (!this.#ignoresClick || !event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  }

  #hearKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.#carried) return;
    event.stopPropagation();
    this.#forget();
  }
}

/** Tap something, or the first button in it. By keyboard and by program the detail is 0, by pointer 1. */
function tap(target: Element, detail: number): void {
  const button = target.matches("button, [role='button']")
    ? target
    : (target.querySelector("button") ?? target);
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
}

function isPressed(thing: Element): string | null {
  return thing.getAttribute("aria-pressed");
}

function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function liesIn(thing: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return left < x && x < right && top < y && y < bottom;
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
