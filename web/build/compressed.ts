import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Kinds of files that get smaller; a font is compressed already. */
const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files travel in one packet anyway. */
const WORTH = 1024;

/** Compresses files once they are built, so that the service can send them like that (see `server/pages.py`). */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => compressAll(folder),
  };
}

function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (!TEXTS.test(name) || statSync(file).size < WORTH) continue;
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}
