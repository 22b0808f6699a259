// A guest is asked for a name once: before the first table with other people, never for a game with bots.

import { be, me } from "./me.svelte";
import { api } from "./net/api";
import type { Me } from "./net/wire";
import { isUnnamed } from "./ui/people";

const KEY = "goudkoorts.asked-name";

let waiting = $state.raw<(() => void) | null>(null);

/** Whether the question is on the screen. */
export function isAsking(): boolean {
  return waiting !== null;
}

export function isUnnamedGuest(person: Me | null): boolean {
  return Boolean(person?.guest) && isUnnamed(person?.name);
}

/** Ask who sits down with others for the first time, and go on once that is answered or passed over. */
export async function askForName(): Promise<void> {
  if (!isUnnamedGuest(me()) || localStorage.getItem(KEY)) return;
  await new Promise<void>((resolve) => {
    waiting?.();
    waiting = resolve;
  });
}

/** Take a name; the question stays while the server refuses it. */
export async function takeName(name: string): Promise<void> {
  await be(api.changeMe({ name }));
  goOn();
}

/** Go on, named or not, and do not ask again. */
export function goOn(): void {
  localStorage.setItem(KEY, "1");
  waiting?.();
  waiting = null;
}
