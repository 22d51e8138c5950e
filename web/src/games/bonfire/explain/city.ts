/** Explanations of everything in a city. */
import type { Explanation } from "../../../lib/games";
import type { Place } from "../../../lib/table/prompt";
import { wordOf, phrase } from "../../../lib/text/phrases";
import type { Speaker } from "../../../lib/text/speaker";
import { type Explainer, type Helps, asksOf, capital, cityOf, pathWord } from "./common";
import { PRINTED, type BonfireView } from "../words";
import { columnOf, columnParts } from "../worth";

export const CITY: Record<string, Explainer> = {
  space: explainSpace,
  bonfire: explainSpace,
  column: (view, place, speaker, helps) => {
    const [city, column] = [cityOf(view, place), Number(place.at)];
    const { now, possible } = columnOf(city, column);
    const lines = [
      now > 0
        ? speaker.message("bonfire-ui-worth-now-of", { points: now, parts: columnParts(city, column, "now") })
        : speaker.message("bonfire-ui-worth-now", { points: now }),
    ];
    if (possible > now && helps("points")) {
      const parts = columnParts(city, column, "possible");
      lines.push(speaker.message("bonfire-ui-worth-possible", { points: possible, parts }));
    }
    return {
      title: speaker.message("bonfire-ui-column", { column: Number(place.at) }),
      lines,
      topic: "rule-bonfire",
    };
  },
  notch: (view, place, speaker) => {
    const city = cityOf(view, place);
    const number = Number(place.at);
    const shape = wordOf("shape", city.notches[number - 1] ?? "a");
    const key = city.portals[number - 1] ? "bonfire-ui-portal" : "bonfire-ui-notch";
    return {
      title: speaker.message(key, { notch: number, shape }),
      lines: [speaker.message("rule-portals")],
      topic: "rule-portals",
    };
  },
  path: (view, place, speaker) => {
    const city = cityOf(view, place);
    const number = Number(place.at);
    const path = city.paths[number - 2];
    const lines = path
      ? [capital(speaker.message("bonfire-ui-path-lies", { path: pathWord(path) }))]
      : number === 1
        ? [speaker.message("bonfire-ui-path-first")]
        : [speaker.message("board-path-costs", { tiles: PRINTED.spaces[number - 1]?.path_cost ?? 0 })];
    return {
      title: speaker.message("bonfire-ui-path", { position: number }),
      lines: lines.map(capital),
      topic: "rule-paths",
    };
  },
  guardian: (view, place, speaker) => {
    const name = String(place.at);
    const where = place.seat === null ? undefined : cityOf(view, place).guardians[name];
    return {
      title: speaker.message("bonfire-ui-guardian", {
        guardian: wordOf("guardian", name),
        "guardian-key": name,
      }),
      lines: [
        where?.area === "starting-area"
          ? speaker.message("rule-waiting")
          : where?.area === "bonfire"
            ? speaker.message("note-guardian-value", {
                points: columnOf(cityOf(view, place), where.number ?? 1).guardian,
              })
            : speaker.message("rule-guardians"),
      ].map(capital),
      topic: "rule-guardians",
    };
  },
  tile: (view, place, speaker) => {
    const kind = String(place.at);
    const count = cityOf(view, place).tiles[kind] ?? 0;
    return {
      title: speaker.message("count-of-action-kind", { count, of: wordOf("action_kind", kind) }),
      lines: [speaker.message(kind === "yellow" ? "rule-yellow" : "rule-actions")],
      topic: kind === "yellow" ? "rule-yellow" : "rule-actions",
    };
  },
  resource: (view, place, speaker) => {
    const kind = String(place.at);
    const count = cityOf(view, place).resources[kind] ?? 0;
    return {
      title: speaker.message("count-of-resource", { count, of: wordOf("resource", kind) }),
      lines: [speaker.message(kind === "gold" ? "rule-gold" : "rule-resources")],
      topic: kind === "gold" ? "rule-gold" : "rule-resources",
    };
  },
  offering: (view, place, speaker) => {
    const city = cityOf(view, place);
    const index = Number(place.at) - 1;
    const resource = city.offerings[index];
    return {
      title: speaker.message("bonfire-ui-offering", {
        pile: index + 1,
        offering: resource ? wordOf("resource", resource) : phrase("board-none"),
        left: city.offerings_left[index] ?? 0,
      }),
      lines: [speaker.message("rule-offerings")],
      topic: "rule-offerings",
    };
  },
  procession: (_view, _place, speaker) => ({
    title: capital(speaker.message("verb-procession")),
    lines: [speaker.message("rule-procession")],
    topic: "rule-procession",
  }),
};

function explainSpace(view: BonfireView, place: Place, speaker: Speaker, helps: Helps): Explanation {
  const city = cityOf(view, place);
  const number = Number(place.at);
  const task = city.tasks.find((each) => each.space === number);
  const value = speaker.message("note-guardian-value", { points: columnOf(city, number).guardian });
  const title = speaker.message("bonfire-ui-space", { space: number });
  if (!task) return { title, lines: [capital(value)], topic: "rule-tasks" };
  const { now, possible } = columnOf(city, number);
  const lines = [
    speaker.message("about-task", {
      colour: wordOf("colour", task.colour),
      points: task.points,
      asks: asksOf(task.task),
    }),
  ];
  if (task.bonfire) lines.push(speaker.message("bonfire-ui-worth-now", { points: now }));
  if (!task.bonfire && helps("progress"))
    lines.push(
      speaker.message("bonfire-ui-progress", { have: Math.min(task.have, task.need), need: task.need }),
    );
  if (!task.bonfire && helps("points"))
    lines.push(speaker.message("bonfire-ui-worth-lit", { points: possible }));
  lines.push(capital(value));
  return { title, lines, topic: task.bonfire ? "rule-bonfire" : "rule-tasks" };
}
