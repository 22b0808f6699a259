// The sets of the elf games: cards of a caravan, discards, tokens given back. The view says what may be chosen.

import type { Collects } from "../../table/collect";
import type { ElfView } from "./view";

const VERBS = ["pay", "discard", "return"];

export const collects: Collects<ElfView> = (view, legal) => {
  const verb = VERBS.find((each) => legal.some((move) => move.action.startsWith(`${each} `)));
  if (!verb) return null;
  const things = Object.entries(view.giving).map(([kind, count]) => ({
    move: { action: `${verb} ${kind}`, say: { key: verb, facts: { kind: `a ${kind}` } } },
    count,
  }));
  return { need: view.left, things };
};
