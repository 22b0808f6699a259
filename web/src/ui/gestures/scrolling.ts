// What scrolls must be reachable by keyboard; what fits need not be a stop on the way.

export function scrolling(element: HTMLElement): () => void {
  function look(): void {
    const overflows =
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    if (overflows) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }

  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
