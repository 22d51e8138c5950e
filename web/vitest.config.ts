import { availableParallelism } from "node:os";

import { defineConfig, mergeConfig } from "vitest/config";

import built from "./vite.config.ts";

export default mergeConfig(
  built,
  // By default one core is left free.
  defineConfig({
    test: { include: ["src/**/*.test.ts"], environment: "node", maxWorkers: availableParallelism() },
  }),
);
