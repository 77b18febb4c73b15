import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { writeServiceWorker } from "./offline.mjs";

/** Where `npm run dev` finds the server: `undergrowth serve` started beside it. */
const server = process.env.UNDERGROWTH_SERVER ?? "http://127.0.0.1:8000";
/** The mode in which a static site is built: there the engine is in the page. */
const SITE = "site";
const PAGES = "../src/undergrowth/server/pages";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), mode === SITE ? policy() : installable()],
  base: mode === SITE ? "./" : "/",
  build: {
    outDir: PAGES,
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 900,
  },
  worker: { format: "es" },
  server: { proxy: { "/api": server, "/docs": server, "/openapi.json": server } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
}));

/** What a server says in a header stands in the page: only its own files, and no network. */
function policy(): Plugin {
  const content =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline';" +
    " img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'";
  const attrs = { "http-equiv": "Content-Security-Policy", content };
  return {
    name: "policy",
    transformIndexHtml: () => [{ tag: "meta", attrs, injectTo: "head-prepend" }],
  };
}

/** The pages of a server come from it, and open without it. */
function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    closeBundle: () => writeServiceWorker(resolve(import.meta.dirname, PAGES), true),
  };
}
