// Things travel when they move: remember where everything with `data-travel` lay, and after the change let each run
// from its old place to its new one. What is new comes from its `data-travel-from`, if that lies on the board.

export const TRAVEL_MS = 240;

export type Places = Map<string, DOMRect>;

/** Remember where everything lies now. */
export function placesOf(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-travel]")) {
    places.set(element.dataset.travel ?? "", element.getBoundingClientRect());
  }
  return places;
}

/** Let everything that moved run from where it was. */
export function travelFrom(root: HTMLElement, before: Places): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-travel]")) {
    const home = element.dataset.travelFrom;
    const old =
      before.get(element.dataset.travel ?? "") ?? (home === undefined ? undefined : before.get(home));
    if (old) run(element, old);
  }
}

function run(element: HTMLElement, old: DOMRect): void {
  const now = element.getBoundingClientRect();
  const dx = old.left - now.left;
  const dy = old.top - now.top;
  if (Math.abs(dx) + Math.abs(dy) < 2 || now.width === 0) return;
  const scale = old.width / now.width;
  element.animate?.(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 20 },
      { transformOrigin: "0 0", zIndex: 20 },
    ],
    { duration: TRAVEL_MS, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
  );
}
