// What the build adds to Vite's files: a service worker that knows their names, and packed copies for the server.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKABLE = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALLEST_PACKED = 500;

export function finish(folder: string): Plugin {
  return {
    name: "goudkoorts-finish",
    apply: "build",
    enforce: "post",
    closeBundle() {
      writeServiceWorker(folder);
      packFiles(folder);
    },
  };
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** The worker's version is a hash of all names, which themselves hold hashes of the contents. */
function writeServiceWorker(folder: string): void {
  const files = filesIn(folder)
    .filter((name) => !name.endsWith("sw.js"))
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .sort();
  const page = readFileSync(join(folder, "index.html"));
  const version = createHash("sha256").update(files.join()).update(page).digest("hex").slice(0, 12);
  const first = ["/offline.html", "/offline.css", "/icons/icon.svg"];
  const source = readFileSync(new URL("./sw.js", import.meta.url), "utf8");
  writeFileSync(
    join(folder, "sw.js"),
    source.replace('"VERSION"', JSON.stringify(version)).replace('["FIRST"]', JSON.stringify(first)),
  );
}

function packFiles(folder: string): void {
  for (const name of filesIn(folder).filter((name) => PACKABLE.test(name))) {
    const content = readFileSync(join(folder, name));
    if (content.length < SMALLEST_PACKED) continue;
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
  }
}
