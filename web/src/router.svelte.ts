// Addresses and pages, on the browser's own history.

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return {
    path: location.pathname.replace(/\/+$/, "") || "/",
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

let place = $state.raw<Place>(here());

export function currentPlace(): Place {
  return place;
}

/** Go to a page of ours. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  place = here();
  if (!replace && !place.hash) scrollTo(0, 0);
}

/** Follow links of ours without loading the page anew. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    place = here();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
