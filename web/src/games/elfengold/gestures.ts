// Wheel, drag and pinch on the map, and taps told apart from drags.

import type { Point } from "./map/layout";

export interface Gestures {
  /** Zoom by a factor at a point of the screen; false when there is nothing left to zoom. */
  zoom: (factor: number, at: Point) => boolean;
  /** Shift by so many pixels of the screen. */
  shift: (by: Point) => void;
  /** A tap on something that is no drag. */
  tap: (target: Element) => void;
  /** The pointer is over something, or over nothing. */
  point: (target: Element | null) => void;
}

const STILL = 6; // pixels a finger may move in a tap

/** Listen to an element; a Svelte attachment. */
export function gestures(react: Gestures) {
  return (element: SVGSVGElement) => {
    const fingers = new Map<number, Point>();
    let wandered = 0;
    const stop = new AbortController();
    const on = <Name extends keyof SVGElementEventMap>(
      name: Name,
      listen: (event: SVGElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listen, { signal: stop.signal, passive: false });

    on("wheel", (event) => {
      if (react.zoom(Math.exp(-event.deltaY / 400), at(event))) event.preventDefault();
    });
    on("pointerdown", (event) => {
      if (fingers.size === 0) wandered = 0;
      if ((event.target as Element).closest("[data-carry]")) return; // it is carried, not the map
      fingers.set(event.pointerId, at(event));
    });
    on("pointermove", (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return react.point(event.target as Element);
      const [now, other] = [at(event), [...fingers].find(([id]) => id !== event.pointerId)?.[1]];
      fingers.set(event.pointerId, now);
      wandered += apart(before, now);
      if (wandered < STILL) return;
      element.setPointerCapture(event.pointerId);
      if (other) react.zoom(apart(now, other) / Math.max(1, apart(before, other)), middle(now, other));
      react.shift(over(now, before, other ? 2 : 1));
    });
    const lift = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    on("pointerup", lift);
    on("pointercancel", lift);
    // A click without a pointer before it comes from a screen reader.
    on("click", (event) => {
      if (wandered < STILL || event.detail === 0) react.tap(event.target as Element);
    });
    on("pointerleave", () => react.point(null));
    return () => stop.abort();
  };
}

function at(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function over(now: Point, before: Point, fingers: number): Point {
  return { x: (now.x - before.x) / fingers, y: (now.y - before.y) / fingers };
}
