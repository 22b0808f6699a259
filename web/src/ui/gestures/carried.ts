// The picture of what somebody carries over a board: it follows the pointer, and in the end goes where the thing goes.

import { TRAVEL_MS } from "./travel";

export interface Point {
  x: number;
  y: number;
}

export type Thing = HTMLElement | SVGGraphicsElement;

const WAIT_MS = 700; // for the table to answer, before the picture is taken away

export class Carried {
  readonly #source: Thing;
  readonly #picture: HTMLElement;
  readonly #grip: Point;

  /** Take a thing up at a point; its picture lies in the board, since it needs the board's colours. */
  constructor(root: HTMLElement, source: Thing, at: Point) {
    const box = source.getBoundingClientRect();
    this.#source = source;
    this.#grip = { x: at.x - box.left, y: at.y - box.top };
    this.#picture = pictureOf(source, box);
    root.append(this.#picture);
    this.#picture.popover = "manual"; // above everything, whatever the board cuts off
    this.#picture.showPopover?.();
    source.dataset.away = "";
    this.move(at);
  }

  move(at: Point): void {
    this.#picture.style.translate = `${at.x - this.#grip.x}px ${at.y - this.#grip.y}px`;
  }

  /** Leave it where it was let go, until the board shows what came of it: from there it travels on. */
  leave(): void {
    const key = this.#source.dataset.travel;
    if (!key) {
      this.remove();
      return;
    }
    this.#picture.dataset.left = key;
    setTimeout(() => this.remove(), WAIT_MS);
    this.#picture.addEventListener("left", () => this.remove(), { once: true });
  }

  /** Let it run back to where it came from. */
  putBack(motion: boolean): void {
    if (!motion || !this.#source.isConnected || !this.#picture.animate) {
      this.remove();
      return;
    }
    const { left, top } = this.#source.getBoundingClientRect();
    const way = this.#picture.animate([{ translate: `${left}px ${top}px` }], {
      duration: TRAVEL_MS,
      easing: "ease-out",
    });
    way.onfinish = way.oncancel = () => this.remove();
  }

  remove(): void {
    delete this.#source.dataset.away;
    this.#picture.remove();
  }
}

/** Take away what was let go on a board, which now shows what came of it. */
export function clearLeft(root: HTMLElement): void {
  for (const picture of root.querySelectorAll("[data-left]")) picture.dispatchEvent(new Event("left"));
}

function pictureOf(source: Thing, box: DOMRect): HTMLElement {
  const picture = document.createElement("div");
  picture.className = "carried";
  picture.inert = true;
  picture.ariaHidden = "true";
  picture.style.width = `${box.width}px`;
  picture.style.height = `${box.height}px`;
  picture.append(source instanceof SVGElement ? drawingOf(source) : copyOf(source));
  return picture;
}

/** A copy that nobody takes for the thing itself. */
function copyOf<Kind extends Thing>(source: Kind): Kind {
  const copy = source.cloneNode(true) as Kind;
  for (const each of [copy, ...copy.querySelectorAll<Thing>("*")]) {
    for (const name of each.getAttributeNames())
      if (name.startsWith("data-") || name === "id") each.removeAttribute(name);
  }
  return copy;
}

/** A piece of a larger drawing as a drawing of its own. */
function drawingOf(source: SVGGraphicsElement): SVGSVGElement {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { x, y, width, height } = source.getBBox();
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  const copy = copyOf(source);
  copy.style.transform = "none";
  drawing.append(copy);
  return drawing;
}
