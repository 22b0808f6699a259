// One tab stop a zone, arrows inside: an attachment for the element around the things one can point at.
//
// Everything inside with `data-rove` belongs to the zone. The arrow keys go to the nearest thing in their direction,
// so rows, columns and grids need no further telling; Home and End go to the ends.

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** Return the index of the nearest spot in a direction, or -1: straight ahead counts more than aside. */
export function nearest(from: Spot, spots: readonly Spot[], dx: number, dy: number): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const distance = ahead + 3 * aside;
    if (ahead > 1 && distance < least) {
      best = index;
      least = distance;
    }
  }
  return best;
}

function middle(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function canBeUsed(element: HTMLElement): boolean {
  return element.getAttribute("aria-disabled") !== "true";
}

export function roving(zone: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  let place = 0;
  let held = false;

  const items = () => [...zone.querySelectorAll<HTMLElement>("[data-rove]")];

  function settle(): void {
    const all = items();
    if (current && !all.includes(current)) {
      current = null;
      // What had the focus was played and is gone: its neighbour takes the focus, or the keyboard would be lost.
      if (held && document.activeElement === document.body) {
        all[Math.min(place, all.length - 1)]?.focus({ preventScroll: true });
      }
    }
    // Who comes in by Tab finds what can be used; the rest is an arrow away.
    if (!held && !(current && canBeUsed(current))) current = all.find(canBeUsed) ?? current;
    current ??= all[Math.min(place, all.length - 1)] ?? null;
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  }

  function onFocus(event: FocusEvent): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (!item) return;
    held = true;
    current = item;
    place = Math.max(0, items().indexOf(item));
    settle();
  }

  function onBlur(event: FocusEvent): void {
    if (event.relatedTarget) held = false;
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !current) return;
    const all = items();
    const direction = DIRECTIONS[event.key];
    let next: HTMLElement | undefined;
    if (direction) next = all[nearest(middle(current), all.map(middle), ...direction)];
    else if (event.key === "Home") next = all[0];
    else if (event.key === "End") next = all.at(-1);
    else return;
    event.preventDefault();
    next?.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(zone, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  zone.addEventListener("focusin", onFocus);
  zone.addEventListener("focusout", onBlur);
  zone.addEventListener("keydown", onKey);
  settle();
  return () => {
    observer.disconnect();
    zone.removeEventListener("focusin", onFocus);
    zone.removeEventListener("focusout", onBlur);
    zone.removeEventListener("keydown", onKey);
  };
}
