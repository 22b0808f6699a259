// What a line of the log is about is shown on the board while somebody points at the line.

import type { Facts } from "../table/board";

const POINTED = "pointed";

/** What facts name: cards, groups, boxes, roads and towns are texts; numbers are seats and counts. */
export function namedBy(facts: Facts | null | undefined): string[] {
  return Object.values(facts ?? {}).filter((fact) => typeof fact === "string");
}

/** What an element stands for: it says so itself, or it is a place of the map, or a card that travels under its name. */
function nameOf(element: HTMLElement | SVGElement): string | undefined {
  const { about, place, travel } = element.dataset;
  return about ?? place ?? travel?.split("#")[0];
}

/** Mark what is pointed at inside a board; a Svelte attachment. */
export function pointing(pointed: () => Facts | null | undefined) {
  return (root: HTMLElement) => {
    const names = namedBy(pointed());
    if (names.length === 0) return;
    const all = root.querySelectorAll<HTMLElement>("[data-about], [data-place], [data-travel]");
    const marked = [...all].filter((element) => names.includes(nameOf(element) ?? ""));
    for (const element of marked) element.classList.add(POINTED);
    return () => {
      for (const element of marked) element.classList.remove(POINTED);
    };
  };
}
