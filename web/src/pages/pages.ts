// Which page belongs to an address. Home comes with the first load, the others when they are wanted.

import type { Component } from "svelte";
import { isGame } from "./catalogue";
import Home from "./Home.svelte";

export interface Page {
  load: () => Promise<Component<Record<string, string>>> | Component<Record<string, string>>;
  props: Record<string, string>;
}

type Loader = () => Promise<{ default: unknown }>;

const PAGES: [RegExp, Loader][] = [
  [/^\/new$/, () => import("./newtable/NewTable.svelte")],
  [/^\/t\/(?<id>[\w-]+)$/, () => import("../table/TablePage.svelte")],
  [/^\/t\/(?<id>[\w-]+)\/replay$/, () => import("../replay/ReplayPage.svelte")],
  [/^\/replay$/, () => import("../replay/ReplayPage.svelte")],
  [/^\/learn$/, () => import("./Learn.svelte")],
  [/^\/learn\/(?<game>\w+)$/, () => import("./rules/Rules.svelte")],
  [/^\/learn\/(?<game>\w+)\/lesson$/, () => import("../learn/LessonPage.svelte")],
  [/^\/settings$/, () => import("./Settings.svelte")],
  [/^\/mine$/, () => import("./Mine.svelte")],
  [/^\/ratings$/, () => import("./Ratings.svelte")],
  [/^\/p\/(?<id>[\w-]+)$/, () => import("./Person.svelte")],
  [/^\/about$/, () => import("./About.svelte")],
];

export function pageAt(path: string): Page {
  if (path === "/") return { load: () => Home as Component<Record<string, string>>, props: {} };
  for (const [pattern, loader] of PAGES) {
    const found = pattern.exec(path);
    if (found?.groups?.game && !isGame(found.groups.game)) break;
    if (found) return { load: () => component(loader), props: { ...found.groups } };
  }
  return { load: () => component(() => import("./NotFound.svelte")), props: {} };
}

/** Whether a board takes the whole page. */
export function isWide(path: string): boolean {
  const found = /^\/(t\/[\w-]+|learn\/(?<game>\w+)\/lesson)$/.exec(path);
  return found !== null && (found.groups?.game === undefined || isGame(found.groups.game));
}

async function component(loader: Loader): Promise<Component<Record<string, string>>> {
  return (await loader()).default as Component<Record<string, string>>;
}
