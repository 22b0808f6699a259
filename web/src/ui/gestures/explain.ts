// "What is this?": things that carry `data-explain` are explained when the mouse rests on them, when a finger does, when
// the keyboard's focus stays there, and at once by the key `i`. A tap asks only where it would do nothing else
// (`data-ask`, or no button at all). What is said is the affair of `table/Explainer.svelte`.

export type By = "mouse" | "finger" | "keys";

export interface Asked {
  key: string;
  thing: Element;
  by: By;
}

export interface Answers {
  /** False where there is nothing to say. */
  show: (asked: Asked) => boolean;
  hide: () => void;
  /** The key `i` once more: the rule itself. */
  more: () => void;
}

const REST_MS = { mouse: 550, finger: 500, keys: 800 };
const GRACE_MS = 500; // for the way of the mouse into the explanation
const LATE_CLICK_MS = 400; // a click may come so long after the finger is lifted
const STILL = 8; // pixels a finger may move while it rests
const BUTTONS = "button, a, [role='button'], input, select, summary, label";

/** Tell what somebody asks about on the page; returns how to stop. */
export function explaining(answers: Answers): () => void {
  const asker = new Asker(answers);
  return () => asker.stop();
}

class Asker {
  readonly #answers: Answers;
  readonly #end = new AbortController();
  #shown: Asked | null = null;
  #awaited: Element | null = null; // rested on, not yet explained
  #under: Element | null = null; // where the mouse is
  #timer = 0;
  #finger: { id: number; x: number; y: number; hasAsked: boolean } | null = null;
  #ignoresClick = false;

  constructor(answers: Answers) {
    this.#answers = answers;
    const { signal } = this.#end;
    const capture = { signal, capture: true };
    document.addEventListener("pointerover", (event) => this.#hover(event), { signal });
    document.addEventListener("pointerdown", (event) => this.#press(event), capture);
    document.addEventListener("pointermove", (event) => this.#move(event), { signal });
    document.addEventListener("pointerup", (event) => this.#lift(event), { signal });
    document.addEventListener("pointercancel", (event) => this.#lift(event), { signal });
    document.addEventListener("focusin", (event) => this.#focus(event), { signal });
    document.addEventListener("focusout", (event) => this.#blur(event), { signal });
    document.addEventListener("scroll", (event) => this.#scroll(event), capture);
    document.addEventListener("contextmenu", (event) => this.#finger && event.preventDefault(), { signal });
    window.addEventListener("click", (event) => this.#click(event), capture);
    window.addEventListener("keydown", (event) => this.#key(event), capture);
  }

  stop(): void {
    this.#hide();
    this.#end.abort();
  }

  #hover(event: PointerEvent): void {
    if (event.pointerType === "touch" || isExplanation(event.target)) {
      if (event.pointerType !== "touch") this.#forgetTimer();
      return;
    }
    const thing = this.#thingAt(event.target);
    const hasMoved = thing !== this.#under;
    this.#under = thing;
    if (thing && thing === this.#shown?.thing) this.#forgetTimer();
    else if (hasMoved && thing && event.buttons === 0) this.#await(thing, "mouse");
    else if (hasMoved) this.#leave();
  }

  #press(event: PointerEvent): void {
    if (isExplanation(event.target)) return;
    this.#hide();
    this.#ignoresClick = false; // this press has a click of its own
    const thing = this.#thingAt(event.target);
    if (event.pointerType !== "touch" || !event.isPrimary || !thing) return;
    this.#finger = { id: event.pointerId, x: event.clientX, y: event.clientY, hasAsked: false };
    this.#await(thing, "finger");
  }

  #move(event: PointerEvent): void {
    if (!this.#finger || event.pointerId !== this.#finger.id) return;
    const { x, y } = this.#finger;
    if (Math.hypot(event.clientX - x, event.clientY - y) < STILL) return;
    this.#finger = null; // it scrolls, or carries
    this.#hide();
  }

  #lift(event: PointerEvent): void {
    if (!this.#finger || event.pointerId !== this.#finger.id) return;
    const { hasAsked } = this.#finger;
    this.#finger = null;
    if (!hasAsked) {
      this.#forgetTimer();
      return;
    }
    this.#ignoresClick = event.type === "pointerup";
    setTimeout(() => (this.#ignoresClick = false), LATE_CLICK_MS);
  }

  #focus(event: FocusEvent): void {
    const thing = this.#thingAt(event.target);
    if (thing && (event.target as Element).matches(":focus-visible")) this.#await(thing, "keys");
  }

  #blur(event: FocusEvent): void {
    if (isExplanation(event.relatedTarget)) return;
    if (this.#shown?.by === "keys") this.#hide();
    else if (!this.#finger && !this.#under) this.#forgetTimer();
  }

  #scroll(event: Event): void {
    if (!isExplanation(event.target)) this.#hide();
  }

  /** A finger that has asked has not tapped; a tap on what does nothing else asks. */
  #click(event: MouseEvent): void {
    if (this.#ignoresClick && event.isTrusted) {
      event.stopPropagation();
      event.preventDefault();
      this.#ignoresClick = false;
      return;
    }
    const thing = this.#thingAt(event.target);
    const asks = thing && (thing.matches("[data-ask]") || !(event.target as Element).closest(BUTTONS));
    if (asks) this.#show(thing, event.detail === 0 ? "keys" : "mouse");
  }

  #key(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.#shown) {
      event.stopPropagation();
      event.preventDefault();
      this.#hide();
    }
    const isTyping = (event.target as Element).matches?.("input, textarea, select");
    if (event.key !== "i" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const thing = this.#thingAt(document.activeElement) ?? this.#under;
    if (this.#shown && (!thing || thing === this.#shown.thing)) this.#answers.more();
    else if (thing?.isConnected) this.#show(thing, "keys");
  }

  #await(thing: Element, by: By): void {
    this.#forgetTimer();
    this.#awaited = thing;
    this.#timer = window.setTimeout(() => this.#rested(thing, by), REST_MS[by]);
  }

  #rested(thing: Element, by: By): void {
    const carries = by !== "finger" && document.documentElement.dataset.carrying !== undefined;
    if (this.#awaited !== thing || !thing.isConnected || carries) return;
    if (this.#finger) {
      this.#finger.hasAsked = true;
      thing.dispatchEvent(new CustomEvent("explained", { bubbles: true })); // it is not carried by this
    }
    this.#show(thing, by);
  }

  #show(thing: Element, by: By): void {
    this.#forgetTimer();
    const asked = { key: (thing as HTMLElement).dataset.explain ?? "", thing, by };
    if (this.#answers.show(asked)) this.#shown = asked;
  }

  /** The mouse has left the thing; it may be on its way into the explanation. */
  #leave(): void {
    this.#forgetTimer();
    if (this.#shown?.by === "mouse") this.#timer = window.setTimeout(() => this.#hide(), GRACE_MS);
  }

  #hide(): void {
    this.#forgetTimer();
    if (this.#shown) this.#answers.hide();
    this.#shown = null;
  }

  #forgetTimer(): void {
    window.clearTimeout(this.#timer);
    this.#awaited = null;
  }

  #thingAt(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest("[data-explain]") : null;
  }
}

function isExplanation(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-explanation]") !== null;
}
