import "@fontsource/almendra/latin-700.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });

if ("serviceWorker" in navigator && import.meta.env.PROD) void keepShell();

/** Lets the service worker cache what has been loaded so far, so that the page opens offline. */
async function keepShell(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const worker = (await navigator.serviceWorker.ready).active;
    const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
    const built = loaded.filter((address) => new URL(address).pathname.startsWith("/assets/"));
    worker?.postMessage({ keep: built });
  } catch {
    // Everything but opening without a network works without it, as in private windows of some browsers.
  }
}
