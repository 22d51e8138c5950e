/** Positions of real games, and speakers for them, without a server. */
import positions from "../../tests/fixtures/meduris-positions.json";
import recordings from "../../tests/fixtures/meduris-recordings.json";
import type { MedurisView } from "../games/meduris/words";
import type { Prompt } from "../lib/table/prompt";
import { overrides } from "../games/bonfire/overrides";
import { Catalogue } from "../lib/text/catalogue";
import type { Language } from "../lib/text/languages";
import type { GameEvent } from "../lib/text/phrases";
import { Speaker } from "../lib/text/speaker";

export interface Position {
  name: string;
  view: MedurisView;
  prompt: Prompt;
}

export interface Recording {
  seats: number;
  start: MedurisView;
  plies: { events: GameEvent[]; view: MedurisView | null }[];
}

export const POSITIONS = positions as unknown as Position[];
export const RECORDINGS = recordings as unknown as Recording[];
export const NAMES = ["Ann", "Ben", "Hildegard von Bingen", "Dora"];

const FILES = import.meta.glob<string>(
  ["../../../src/beltane/text/*.ftl", "../../../src/beltane/games/*/text/*.ftl", "../games/*/text/*.ftl"],
  { eager: true, import: "default" },
);

export function speakerIn(language: Language, game = "meduris"): Speaker {
  const files = Object.entries(FILES)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .filter(([path]) => !path.includes("/games/") || path.includes(`/games/${game}/`));
  return new Speaker(
    new Catalogue(
      language,
      files.map(([, text]) => text),
      game === "bonfire" ? overrides : undefined,
    ),
    NAMES,
  );
}
