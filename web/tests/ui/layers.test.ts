import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const LAYER = /--layer-([\w-]+): (\d+);/g;
const scale = [...readFileSync("src/ui/theme.css", "utf-8").matchAll(LAYER)];
const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((file) =>
  /\.(svelte|css)$/.test(file),
);

it("stumble 01: what lies on what is said in one place, and notices lie over everything on a board", () => {
  const loose = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, "utf-8").matchAll(/z-index: (?!auto|var\(--layer-)[^;]+;/g)].map(
      (found) => `${file}: ${found[0]}`,
    ),
  );
  expect(loose).toEqual([]);
  const height = Object.fromEntries(scale.map(([, name, number]) => [name, Number(number)]));
  for (const below of ["lifted", "chosen", "focused", "hand", "cover", "header"])
    expect(height.bar).toBeGreaterThan(height[below]!);
});
