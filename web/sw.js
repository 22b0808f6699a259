// Files named after their content are kept; pages come from the network, and offline there is a page that says so.
const CACHE = `goudkoorts-${"VERSION"}`;
const FIRST = ["FIRST"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const sweep = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(sweep());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET" || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  } else if (pathname.startsWith("/assets/") || FIRST.includes(pathname)) {
    event.respondWith(fromCache(request));
  }
});

// A call about a table leads there: to the window that has it open, or to a new one.
self.addEventListener("notificationclick", (event) => {
  const { path } = event.notification.data;
  const show = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = windows.find((one) => new URL(one.url).pathname === path);
    return open ? open.focus() : self.clients.openWindow(path);
  };
  event.notification.close();
  event.waitUntil(show());
});

async function fromCache(request) {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) (await caches.open(CACHE)).put(request, response.clone());
  return response;
}
