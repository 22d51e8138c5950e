import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { catalogues } from "./build/catalogues.ts";
import { compressed } from "./build/compressed.ts";
import { facts } from "./build/facts.ts";
import { serviceWorker } from "./build/serviceWorker.ts";

// Where `beltane serve` looks for the client, so that the Python package carries it.
const OUTPUT = "../src/beltane/server/client";

export default defineConfig({
  plugins: [catalogues(), facts(), svelte(), serviceWorker(), compressed()],
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/ready": "http://127.0.0.1:8000" },
  },
});
