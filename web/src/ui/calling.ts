// Call somebody who looks elsewhere when it is their turn: only those who want it, and where the browser allows it.

import { settings } from "../settings.svelte";

/** Whether this browser can show a call at all. */
export function canCall(): boolean {
  return "Notification" in window && "serviceWorker" in navigator;
}

/** Ask the browser's leave; it wants that to follow a press. */
export async function askLeave(): Promise<boolean> {
  return canCall() && (await Notification.requestPermission()) === "granted";
}

/** Call, unless the page is being looked at; a later call about the same page takes the place of an earlier one. */
export async function call(title: string, body: string, path: string): Promise<void> {
  const isSeen = document.visibilityState === "visible" && document.hasFocus();
  if (!settings.call || isSeen || !canCall() || Notification.permission !== "granted") return;
  // By the service worker: on phones a page may not do it itself, and the call outlives the page.
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, { body, tag: path, data: { path }, icon: "/icons/icon-192.png" });
}
