import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { LANGUAGES } from "../../lib/text/languages";

/** The messages of a file by key, with the names of their values. */
function messages(language: string): Record<string, string> {
  const text = readFileSync(join(import.meta.dirname, "text", `${language}.ftl`), "utf8");
  const found: Record<string, string> = {};
  for (const message of text.split(/\n(?=[a-z-])/)) {
    const key = /^([a-z][\w-]*) =/.exec(message)?.[1];
    if (key) found[key] = [...new Set(message.match(/\$[\w-]+/g) ?? [])].sort().join();
  }
  return found;
}

it.each(LANGUAGES)("says the same in %s as in English, with the same values", (language) => {
  expect(Object.keys(messages("en")).length).toBeGreaterThan(40);
  expect(messages(language)).toEqual(messages("en"));
});
