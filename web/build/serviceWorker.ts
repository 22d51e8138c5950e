import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

const SOURCE = "src/service-worker.ts";
const FILE = "service-worker.js";
/** Files from `public/` that the page needs from the start. */
const BESIDE = ["/icon.svg", "/manifest.webmanifest"];

/** Builds the service worker into a single file at the root, with a list of the files needed to open the page. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: SOURCE, fileName: FILE });
    },
    generateBundle(_options, bundle) {
      const worker = bundle[FILE];
      if (worker?.type !== "chunk") this.error(`${FILE} was not built`);
      const shell = [...BESIDE, ...filesOfPage(bundle)];
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      worker.code = worker.code
        .replaceAll("__SHELL__", JSON.stringify(shell))
        .replaceAll("__BUILD__", JSON.stringify(build));
    },
  };
}

/** The script that the page begins with, what it imports, and its styles and font. */
function filesOfPage(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const wanted = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks.find((one) => one.fileName === name);
    if (!chunk || wanted.has(name)) return;
    wanted.add(name);
    chunk.imports.forEach(follow);
  };
  for (const chunk of chunks) if (chunk.isEntry && chunk.fileName !== FILE) follow(chunk.fileName);
  const looks = Object.keys(bundle).filter((name) => /index-.*\.css$|-latin-.*\.woff2$/.test(name));
  return [...wanted, ...looks].map((name) => `/${name}`);
}
