/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { finish } from "./build.ts";

const server = process.env.GOUDKOORTS_SERVER ?? "http://127.0.0.1:8007";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const client = here("../src/goudkoorts/server/client");

export default defineConfig({
  plugins: [svelte(), finish(client)],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: client,
    emptyOutDir: true,
    // The content security policy forbids data: in scripts and styles, so nothing is put inline.
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    target: "es2022",
  },
  server: {
    // The games' words lie beside their rules, outside this folder.
    fs: { allow: [here("..")] },
    // The server compares the page's origin with the host it was asked for, so that stays as it is.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
