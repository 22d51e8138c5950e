import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

/** Debian's Chromium, rather the one without a window, which does the same in two thirds of the time. */
const WHOLE = process.env.BELTANE_CHROMIUM ?? "/usr/bin/chromium";
const WITHOUT_WINDOW = "/usr/bin/chromium-headless-shell";
const QUICK = !process.env.BELTANE_CHROMIUM && existsSync(WITHOUT_WINDOW) ? WITHOUT_WINDOW : WHOLE;
/** It is kept from asking for anything outside, where it would only wait. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Only a browser with windows knows notifications and push services. */
const NOTIFIED = "offline.spec.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  globalSetup: "./tests/support/global-service.ts",
  fullyParallel: true,
  // One more than there are cores: each of them waits now and then for the service, or for a page to settle.
  workers: availableParallelism() + 1,
  // A whole game is played in a minute; somebody else may be using the machine too.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  projects: [
    { name: "without a window", testIgnore: NOTIFIED },
    {
      name: "whole",
      testMatch: NOTIFIED,
      use: { launchOptions: { executablePath: WHOLE, args: FLAGS } },
    },
  ],
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: QUICK, args: FLAGS },
    viewport: { width: 1280, height: 720 },
    locale: "en",
    colorScheme: "light",
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
});
