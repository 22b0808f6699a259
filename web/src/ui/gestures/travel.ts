// Things travel when they move: remember where everything with `data-travel` lay, and after the change let each run
// from its old place to its new one. What is new comes from its `data-travel-from`, what is gone runs to its
// `data-travel-to` and is seen no more, if those lie on the board. What somebody carried and let go (`data-left`) sets
// out from there.

export const TRAVEL_MS = 240;
const TIMING = { duration: TRAVEL_MS, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };

interface Place {
  box: DOMRect;
  element: HTMLElement;
  /** Where it was let go, if it was carried. */
  left?: DOMRect;
}

export type Places = Map<string, Place>;

/** Remember where everything lies now. */
export function placesOf(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-travel]")) {
    places.set(element.dataset.travel ?? "", { box: element.getBoundingClientRect(), element });
  }
  for (const picture of root.querySelectorAll<HTMLElement>("[data-left]")) {
    const place = places.get(picture.dataset.left ?? "");
    if (place) place.left = picture.getBoundingClientRect();
  }
  return places;
}

/** Let everything that moved run from where it was, and what is gone to where it went. */
export function travelFrom(root: HTMLElement, before: Places): void {
  const now = placesOf(root);
  for (const [key, { box, element }] of now) {
    const old = before.get(key) ?? before.get(element.dataset.travelFrom ?? "");
    // A pile that something was carried from has not moved itself.
    if (old) run(element, old.element === element ? old.box : (old.left ?? old.box), box);
  }
  for (const [key, { box, element, left }] of before) {
    const goal = now.get(element.dataset.travelTo ?? "");
    if (goal && !now.has(key)) vanish(root, element, left ?? box, goal.box);
  }
}

function run(element: HTMLElement, old: DOMRect, now: DOMRect): void {
  const dx = old.left - now.left;
  const dy = old.top - now.top;
  if (Math.abs(dx) + Math.abs(dy) < 2 || now.width === 0) return;
  const transform = `translate(${dx}px, ${dy}px) scale(${old.width / now.width})`;
  element.animate?.(
    [
      { transform, transformOrigin: "0 0", zIndex: 20 },
      { transformOrigin: "0 0", zIndex: 20 },
    ],
    TIMING,
  );
}

/** Show once more what has left the board, on its way to its goal. The element is nobody else's any more. */
function vanish(root: HTMLElement, element: HTMLElement, old: DOMRect, goal: DOMRect): void {
  if (element.isConnected || !element.animate) return;
  const origin = root.getBoundingClientRect();
  delete element.dataset.travel;
  element.inert = true;
  Object.assign(element.style, {
    position: "absolute",
    left: `${old.left - origin.left}px`,
    top: `${old.top - origin.top}px`,
    width: `${old.width}px`,
    height: `${old.height}px`,
    zIndex: "20",
  });
  root.append(element);
  const transform = `translate(${goal.left - old.left}px, ${goal.top - old.top}px) scale(${goal.width / old.width})`;
  const way = element.animate(
    [{ transformOrigin: "0 0" }, { transform, transformOrigin: "0 0", opacity: 0.6 }],
    TIMING,
  );
  way.onfinish = way.oncancel = () => element.remove();
}
