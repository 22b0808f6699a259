// Manners of a menu made of <details>: it closes on a choice, on Escape, when one clicks or goes elsewhere,
// and the focus is on its button again wherever it would otherwise be lost.

/** A choice is a button or a link; what is typed into a form inside does not end it. */
const CHOICE = "button, a";
const TYPED = "form";

export function menu(details: HTMLDetailsElement): () => void {
  const summary = details.querySelector("summary");

  function close(): void {
    details.open = false;
  }

  function closeAndGoBack(): void {
    const had = details.contains(document.activeElement) || document.activeElement === document.body;
    close();
    if (had) summary?.focus();
  }

  function onclick(event: MouseEvent): void {
    const target = event.target as Element;
    if (!details.open || summary?.contains(target)) return;
    const choice = target.closest(CHOICE);
    if (!details.contains(target)) closeAndGoBack();
    else if (choice && details.contains(choice) && !choice.closest(TYPED)) closeAndGoBack();
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !details.open) return;
    event.preventDefault();
    event.stopPropagation();
    closeAndGoBack();
  }

  function onfocusout(event: FocusEvent): void {
    const next = event.relatedTarget as Node | null;
    if (next && !details.contains(next)) close();
  }

  const { signal, abort } = listening();
  // Before the choice itself is heard: a dialog that it opens then gives the focus back to the button.
  document.addEventListener("click", onclick, { capture: true, signal });
  details.addEventListener("keydown", onkeydown, { signal });
  details.addEventListener("focusout", onfocusout, { signal });
  return abort;
}

function listening(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
