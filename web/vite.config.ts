import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds the server: `undergrowth serve` started beside it. */
const server = process.env.UNDERGROWTH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/undergrowth/server/pages",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 900,
  },
  server: { proxy: { "/api": server, "/docs": server, "/openapi.json": server } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
