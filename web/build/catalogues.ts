import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** Browsers do not need messages of the command line, nor errors, which arrive from the service as text. */
const NOT_FOR_BROWSERS =
  /^((help|arena|cli|bench|menu|error|numbered|unfinished)-|bots-(random|greedy|mcts|broken|no-))/;

/** Fluent files as modules: their text, without comments and messages that browsers never show. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    async load(id) {
      const [path] = id.split("?");
      if (!path?.endsWith(".ftl")) return null;
      this.addWatchFile(path);
      const text = forBrowsers(await readFile(path, "utf8"));
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

/** The messages of a catalogue that browsers show; a message ends where the next one begins. */
export function forBrowsers(text: string): string {
  const messages = text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .split(/\n(?=[a-zA-Z-])/);
  return messages
    .filter((message) => !NOT_FOR_BROWSERS.test(message))
    .map((message) => message.trimEnd())
    .join("\n");
}
