import { existsSync } from "node:fs";

import { defineConfig } from "@playwright/test";

/** Debian's Chromium, rather the one without a window, which does the same in two thirds of the time. */
const INSTALLED = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const CHROMIUM = process.env.BELTANE_CHROMIUM ?? INSTALLED.find(existsSync) ?? "chromium";
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

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  globalSetup: "./tests/support/global-service.ts",
  fullyParallel: true,
  workers: 2,
  // A whole game is played in a minute; somebody else may be using the machine too.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
    viewport: { width: 1280, height: 720 },
    locale: "en",
    colorScheme: "light",
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
});
