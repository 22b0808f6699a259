// A zone of buttons with one tab stop: Tab goes in and out, arrows go from one button to the next.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Make the buttons of an element one tab stop; a Svelte attachment. */
export function zone(element: HTMLElement) {
  const buttons = () => [...element.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];

  function settle(stop?: HTMLButtonElement) {
    const all = buttons();
    const kept = stop ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === kept ? 0 : -1;
  }

  function onfocus(event: FocusEvent) {
    if (event.target instanceof HTMLButtonElement) settle(event.target);
  }

  function onkey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || !(event.target instanceof HTMLButtonElement)) return;
    const all = buttons();
    event.preventDefault();
    all[(all.indexOf(event.target) + step + all.length) % all.length]?.focus();
  }

  const watch = new MutationObserver(() =>
    settle(buttons().find((button) => button === document.activeElement)),
  );
  watch.observe(element, { childList: true, subtree: true });
  element.addEventListener("focusin", onfocus);
  element.addEventListener("keydown", onkey);
  for (const button of buttons()) button.tabIndex = -1;
  settle();
  return () => {
    watch.disconnect();
    element.removeEventListener("focusin", onfocus);
    element.removeEventListener("keydown", onkey);
  };
}
