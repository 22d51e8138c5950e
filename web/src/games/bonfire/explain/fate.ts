/** Fate tiles and the fate area. */
import { wordOf } from "../../../lib/text/phrases";
import { type Explainer, capital, cityOf } from "./common";
import { heldTile, PRINTED } from "../words";

export const FATE: Record<string, Explainer> = {
  "fate-row": (view, place, speaker) => {
    const tile = cityOf(view, place).fate_row[Number(place.at) - 1];
    if (!tile) return null;
    const symbols = tile.symbols.map((symbol) => wordOf("action_kind", symbol));
    return {
      title: speaker.message("bonfire-ui-fate-tile", { symbols }),
      lines: [speaker.message("rule-fate")],
      topic: "rule-fate",
    };
  },
  "fate-aside": (view, place, speaker) => {
    const city = cityOf(view, place);
    const tile = heldTile(view, city);
    if (!tile) return null;
    const symbols = tile.symbols.map((symbol) => wordOf("action_kind", symbol));
    return {
      title: speaker.message("bonfire-ui-fate-tile", { symbols }),
      lines: city.fate_aside
        ? [speaker.message("action-keep")].map((line) => line.replace(/^[^:]*: /, "")).map(capital)
        : [speaker.message("rule-fate")],
      topic: "rule-fate",
    };
  },
  "fate-cell": (view, place, speaker) => {
    const { at, level } = place;
    const here = cityOf(view, place).fate_area.find((cell) => cell.column === at && cell.row === level);
    const name = `${"abcdefg"[Number(at) - 1] ?? "?"}${level}`;
    const lines: string[] = [];
    if (here) lines.push(capital(speaker.word("action_kind", here.symbol)));
    else if (PRINTED.fateArea.gold.includes(name)) lines.push(speaker.message("sign-gold-cell"));
    else if (PRINTED.fateArea.yellow.includes(name)) lines.push(speaker.message("sign-yellow-cell"));
    else if (PRINTED.fateArea.highlighted.includes(name))
      lines.push(speaker.message("sign-highlighted-cell"));
    return { title: speaker.message("bonfire-ui-cell", { cell: name }), lines, topic: "rule-fate" };
  },
  fate: (_view, _place, speaker) => ({
    title: capital(speaker.message("verb-fate")),
    lines: [speaker.message("rule-fate")],
    topic: "rule-fate",
  }),
};
