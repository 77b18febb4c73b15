import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { writeServiceWorker } from "./offline.mjs";

/** Where `npm run dev` finds the server: `undergrowth serve` started beside it. */
const server = process.env.UNDERGROWTH_SERVER ?? "http://127.0.0.1:8000";
const PAGES = "../src/undergrowth/server/pages";

export default defineConfig({
  plugins: [svelte(), served()],
  base: "./", // files find each other wherever they lie: tools/site.py copies them
  build: {
    outDir: PAGES,
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 900,
  },
  worker: { format: "es" },
  server: { proxy: { "/api": server, "/docs": server, "/openapi.json": server } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});

/** The page of a server opens at any address, so it names its files from the top; `sw.js` keeps them. */
function served(): Plugin {
  return {
    name: "served",
    apply: "build",
    closeBundle: () => {
      const [folder, page] = [resolve(import.meta.dirname, PAGES), "index.html"];
      const written = readFileSync(resolve(folder, page), "utf8");
      writeFileSync(resolve(folder, page), written.replaceAll('="./', '="/'));
      writeServiceWorker(folder);
    },
  };
}
