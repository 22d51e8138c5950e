import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";

import { defineConfig } from "@playwright/test";

/** Debian's Chromium, preferably the headless build, which needs a third less time. */
const WHOLE = process.env.BELTANE_CHROMIUM ?? "/usr/bin/chromium";
const WITHOUT_WINDOW = "/usr/bin/chromium-headless-shell";
const QUICK = !process.env.BELTANE_CHROMIUM && existsSync(WITHOUT_WINDOW) ? WITHOUT_WINDOW : WHOLE;
/** Requests to the outside are switched off; they would only time out. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The longest tests are begun first, so that at the end no core waits for them. */
const LONG = "whole-games.spec.ts";
/** Notifications and push services only exist in the full browser. */
const NOTIFIED = "offline.spec.ts";

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  globalSetup: "./tests/support/global-service.ts",
  fullyParallel: true,
  // One more than there are cores, because each worker sometimes waits for the service or for a page to settle.
  workers: availableParallelism() + 1,
  // A whole game takes about a minute, longer on a busy machine.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  projects: [
    { name: "long", testMatch: LONG },
    { name: "without a window", testIgnore: [LONG, NOTIFIED] },
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
