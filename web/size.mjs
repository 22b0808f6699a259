// The budget of the first page: what a phone must load before one can play. Run after the build.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const FIRST_PAGE = 150_000;
const SCRIPTS = 60_000;
const ANY_CHUNK = 60_000;
const folder = fileURLToPath(new URL("../src/goudkoorts/server/client", import.meta.url));
const page = readFileSync(join(folder, "index.html"), "utf8");

const packed = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((found) => found[1]);
const fonts = readdirSync(join(folder, "assets"))
  .filter((name) => name.endsWith(".woff2"))
  .map((name) => join("assets", name));
const scripts = named.filter((name) => name.endsWith(".js")).reduce((sum, name) => sum + packed(name), 0);
const others = named.filter((name) => !name.endsWith(".js")).reduce((sum, name) => sum + packed(name), 0);
const letters = fonts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
const all = packed("index.html") + scripts + others + letters;
const chunks = readdirSync(join(folder, "assets"))
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, size: packed(join("assets", name)) }));
const largest = chunks.reduce((one, other) => (other.size > one.size ? other : one));

console.log(`first page ${all} bytes packed: scripts ${scripts}, styles ${others}, fonts ${letters}`);
console.log(`largest chunk ${largest.name}: ${largest.size}`);
const broken = [
  all > FIRST_PAGE && `the first page is over ${FIRST_PAGE}`,
  scripts > SCRIPTS && `its scripts are over ${SCRIPTS}`,
  largest.size > ANY_CHUNK && `a chunk is over ${ANY_CHUNK}`,
  !existsSync(join(folder, "sw.js")) && "the service worker is missing",
].filter(Boolean);
if (broken.length) {
  console.error(broken.join("\n"));
  process.exit(1);
}
