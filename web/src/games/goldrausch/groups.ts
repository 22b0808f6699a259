// The six groups of Goldrausch: each has a colour, a portrait and an emblem (`RushDefs.svelte`).

export const GROUPS = ["a", "d", "l", "i", "b", "c"] as const;
export type Group = (typeof GROUPS)[number];

export interface GroupStyle {
  ink: string;
  tint: string;
}

export const GROUP_STYLES: Record<Group, GroupStyle> = {
  a: { ink: "#00694e", tint: "#d3ebe0" },
  d: { ink: "#8f5200", tint: "#f8e3bd" },
  l: { ink: "#5f3a8a", tint: "#e6dcf1" },
  i: { ink: "#005a8f", tint: "#d3e5f2" },
  b: { ink: "#a02a13", tint: "#f8dacf" },
  c: { ink: "#3b4f59", tint: "#dde5e8" },
};

export function isGroup(letter: string): letter is Group {
  return (GROUPS as readonly string[]).includes(letter);
}
