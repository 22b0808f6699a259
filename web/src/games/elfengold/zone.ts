// A zone of buttons with one tab stop: Tab goes in and out, arrows go from one button to the next.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Make the buttons of an element one tab stop; a Svelte attachment. */
export function zone(element: HTMLElement) {
  // The button that has the focus, or had it when it went away.
  let last: HTMLButtonElement | null = null;
  const buttons = () => [...element.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];

  function settle(stop?: HTMLButtonElement | null): HTMLButtonElement | undefined {
    const all = buttons();
    const kept =
      all.find((button) => button === stop) ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === kept ? 0 : -1;
    return kept;
  }

  function onfocusin({ target }: FocusEvent) {
    if (!(target instanceof HTMLButtonElement)) return;
    last = target;
    settle(target);
  }

  function onfocusout({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) last = null;
  }

  function onkeydown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || event.defaultPrevented || !(event.target instanceof HTMLButtonElement)) return;
    const all = buttons();
    event.preventDefault();
    all[(all.indexOf(event.target) + step + all.length) % all.length]?.focus();
  }

  // Who plays by keyboard stays in the zone when the button just used is gone, also when the next comes later.
  function onchange() {
    const next = settle(last);
    if (last && !last.isConnected && document.activeElement === document.body) next?.focus();
  }

  const watch = new MutationObserver(onchange);
  watch.observe(element, { childList: true, subtree: true });
  const stop = new AbortController();
  element.addEventListener("focusin", onfocusin, { signal: stop.signal });
  element.addEventListener("focusout", onfocusout, { signal: stop.signal });
  element.addEventListener("keydown", onkeydown, { signal: stop.signal });
  for (const button of buttons()) button.tabIndex = -1;
  settle(buttons()[0]);
  return () => {
    watch.disconnect();
    stop.abort();
  };
}
