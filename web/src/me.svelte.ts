// Who I am. A visitor is nobody until something needs a person; then a guest is made, without a question asked.

import { api, Problem } from "./net/api";
import type { Me } from "./net/wire";
import { settings } from "./settings.svelte";

const KEY = "goudkoorts.known";

let known = $state.raw<Me | null>(null);
let coming: Promise<Me> | null = null;

export function me(): Me | null {
  return known;
}

export function become(me: Me | null): void {
  known = me;
  if (me) localStorage.setItem(KEY, "1");
  else localStorage.removeItem(KEY);
}

/** Become whoever the server says I am now. */
export async function be(answer: Promise<Me>): Promise<void> {
  become(await answer);
}

/** Do something that changes what is known of me, and learn it anew. */
export async function change(work: Promise<void>): Promise<void> {
  await work;
  await be(api.me());
}

/** Find out who I am where this browser has been here before; a new visitor stays nobody. */
export async function recall(): Promise<Me | null> {
  if (known || !localStorage.getItem(KEY)) return known;
  try {
    become(await api.me());
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 401) become(null);
  }
  return known;
}

function newGuest(): Promise<Me> {
  localStorage.setItem(KEY, "1"); // who leaves the page before the answer comes is known on the next one all the same
  return api.guest(settings.language);
}

/** Be somebody: myself where I am known, else a new guest. */
export async function beSomebody(): Promise<Me> {
  if (known) return known;
  coming ??= (async () => {
    const found = (await recall()) ?? (await newGuest());
    become(found);
    return found;
  })().finally(() => {
    coming = null;
  });
  return coming;
}
