// What a line of the log or a hint is about is shown on the board while somebody points at the line or reads the hint.

import type { Facts } from "../../table/board";

const MARKABLE = "[data-about], [data-place], [data-travel], [data-action]";
const USABLE = "[data-usable], [data-action], [data-carry], .canUse";
const SAYS_WHAT_IT_IS = ["data-about", "data-place", "data-travel", "data-action", "data-usable"];

/** What facts name: cards, groups, boxes, roads and towns are texts; numbers are seats and counts. */
export function namedBy(facts: Facts | null | undefined): string[] {
  return Object.values(facts ?? {}).filter((fact) => typeof fact === "string");
}

/** What a hint is about: the move as it is written, and every word of it. */
export function aboutMove(action: string): Facts {
  const words = action.split(" ").slice(1);
  return { action, ...Object.fromEntries(words.map((word, place) => [`word_${place}`, word])) };
}

/** What an element stands for: it says so itself, or it is a place of the map, or a card that travels under its name. */
function nameOf(element: HTMLElement | SVGElement): string | undefined {
  const { about, place, travel } = element.dataset;
  return about ?? place ?? travel?.split("#")[0];
}

/** What the facts name inside a board; a move means what can be used for it, not the twins that lie elsewhere. */
function meant(root: HTMLElement, facts: Facts): (HTMLElement | SVGElement)[] {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(MARKABLE)];
  const called = (name: string) =>
    all.filter((element) => nameOf(element) === name || element.dataset.action === name);
  const usable = (named: typeof all) => {
    const can = "action" in facts ? named.filter((element) => element.matches(USABLE)) : [];
    return can.length > 0 ? can : named;
  };
  return namedBy(facts).flatMap((name) => usable(called(name)));
}

/** Mark what is pointed at inside a board, also while the board changes; a Svelte attachment. */
export function pointing(pointed: () => Facts | null | undefined) {
  return (root: HTMLElement) => {
    const facts = pointed();
    if (!facts || namedBy(facts).length === 0) return;
    let marked: (HTMLElement | SVGElement)[] = [];
    const unmark = () => {
      for (const element of marked) delete element.dataset.pointed;
    };
    const mark = () => {
      unmark();
      marked = meant(root, facts);
      for (const element of marked) element.dataset.pointed = "";
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(root, { subtree: true, childList: true, attributeFilter: SAYS_WHAT_IT_IS });
    return () => {
      watch.disconnect();
      unmark();
    };
  };
}
