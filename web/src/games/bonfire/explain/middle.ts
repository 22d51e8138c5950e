/** Explanations of the middle of the table: the Great Bonfire, paths, gnomes, the council and the countdown. */
import type { Explanation } from "../../../lib/games";
import type { Place } from "../../../lib/table/prompt";
import { wordOf, phrase, type Count } from "../../../lib/text/phrases";
import type { Speaker } from "../../../lib/text/speaker";
import { type Explainer, type Helps, capital, ownerOf, pathWord, seat } from "./common";
import { COMMON_TASKS, gnomesOf, ownCity, PRINTED, type BonfireView, type PathView } from "../words";

export const MIDDLE: Record<string, Explainer> = {
  gnome: explainGnome,
  council: explainCouncil,
  "common-task": explainCommonTask,
  "great-bonfire-space": explainSpaceOfFire,
  "path-slot": (view, { at }, speaker) => {
    const path = view.path_display[Number(at) - 1];
    const title = speaker.message("bonfire-ui-path-slot", { slot: Number(at) });
    return { title, lines: path ? pathLines(view, path, speaker) : [], topic: "rule-paths" };
  },
  "path-pile": (view, { at }, speaker) => {
    const index = Number(at) - 1;
    const known = view.paths_known_under_piles[index] ?? [];
    return {
      title: speaker.message("bonfire-ui-path-pile", { pile: index + 1, count: view.path_piles[index] ?? 0 }),
      lines:
        known.length > 0
          ? [speaker.message("board-under-pile", { pile: index + 1, tiles: known.map(pathWord) })]
          : [],
      topic: "rule-paths",
    };
  },
  "path-kind": (_view, { at }, speaker) => ({
    title: speaker.message("choice-search", { path_kind: wordOf("path_kind", String(at)) }),
    lines: [],
    topic: "rule-paths",
  }),
  countdown: (view, _place, speaker) => ({
    title: view.countdown
      ? capital(
          view.countdown_tile_going_round
            ? speaker.message("board-countdown-tile", {
                tile: view.countdown_tile_going_round,
                left: Math.max(0, view.countdown_tile_going_round - 1),
              })
            : speaker.message("event-countdown-began"),
        )
      : capital(
          speaker.message("board-novices", {
            novices: view.novices_in_council,
            needed: view.novices_for_countdown,
          }),
        ),
    lines: [speaker.message("rule-countdown")],
    topic: "rule-countdown",
  }),
  tom: (_view, _place, speaker) => ({
    title: speaker.message("automaton-tom"),
    lines: [speaker.message("rule-tom")],
    topic: "rule-tom",
  }),
};

function explainGnome(view: BonfireView, { at }: Place, speaker: Speaker): Explanation | null {
  const gnome = String(at);
  const printed = PRINTED.gnomes[gnome];
  if (!printed) return null;
  const { kind, name, number, resource } = printed;
  const lines = [speaker.message(`about-${kind}-${name}`)];
  const owner = view.cities.find((city) => gnomesOf(city).includes(gnome));
  if (owner)
    lines.push(
      owner.seat === null
        ? speaker.message("gnome-of-tom")
        : speaker.message("gnome-of-seat", { seat: seat(owner.seat) }),
    );
  else
    lines.push(
      speaker.message(`${kind}-costs`, {
        number,
        gnome: wordOf("gnome", gnome),
        resource: wordOf("resource", resource),
      }),
    );
  return { title: capital(speaker.word("gnome", gnome)), lines, topic: "rule-gnomes" };
}

function explainCouncil(view: BonfireView, { at }: Place, speaker: Speaker): Explanation {
  const space = String(at);
  const there = view.cities.filter((city) => (city.council[space] ?? 0) > 0);
  const lines = [speaker.message(`about-council-space-${space}`)];
  const names = there.map((city) => ownerOf(city, speaker));
  if ((view.council[space] ?? 0) > 0) names.push(speaker.message("bonfire-ui-neutral"));
  if (names.length > 0)
    lines.push(speaker.message("bonfire-ui-novices-of", { names: speaker.catalogue.listed(names) }));
  return { title: capital(speaker.word("council_space", space)), lines, topic: "rule-council" };
}

function explainCommonTask(view: BonfireView, { at }: Place, speaker: Speaker): Explanation {
  const name = COMMON_TASKS.find((each) => each === at) ?? "tasks";
  const need = PRINTED.commonTasks[name];
  const have = ownCity(view).common_tasks[name] ?? 0;
  const lines = [
    speaker.message(`about-common-task-${name}`),
    speaker.message("bonfire-ui-progress", { have: Math.min(have, need), need }),
  ];
  if (view.neutral_novices.includes(name)) lines.push(speaker.message("bonfire-ui-novice-waits"));
  return { title: capital(speaker.word("common_task", name)), lines, topic: "rule-common-task" };
}

function explainSpaceOfFire(
  view: BonfireView,
  { at }: Place,
  speaker: Speaker,
  helps: Helps,
): Explanation | null {
  const space = view.great_bonfire[Number(at) - 1];
  if (!space) return null;
  const one = (domain: string, name: string): Count => ({ count: 1, of: wordOf(domain, name) }) as Count;
  const reward =
    space.reward === "points"
      ? phrase("taken-points", { points: PRINTED.greatBonfirePoints })
      : one("resource", space.reward);
  const shapes = Object.entries(space.portals).flatMap(([shape, count]) =>
    Array.from({ length: count }, () => wordOf("shape", shape)),
  );
  const lines = [
    speaker.message("bonfire-ui-fire-gives", { gives: [one("action_kind", space.tile), reward] }),
  ];
  lines.push(
    shapes.length > 0
      ? speaker.message("bonfire-ui-fire-portals", { shapes })
      : speaker.message("bonfire-ui-fire-no-portals"),
  );
  const price = helps("fire") ? ownCity(view).prices?.great_bonfire[space.number - 1] : undefined;
  if (price !== undefined) lines.push(speaker.message("bonfire-ui-fire-price", { count: price }));
  return {
    title: speaker.message("bonfire-ui-fire-space", { space: space.number }),
    lines,
    topic: "rule-great-bonfire",
  };
}

function pathLines(view: BonfireView, path: PathView, speaker: Speaker): string[] {
  const price = ownCity(view).prices?.path;
  const lines = [capital(speaker.message("bonfire-ui-path-lies", { path: pathWord(path) }))];
  if (price) lines.push(speaker.message("bonfire-ui-path-price", { count: price }));
  return lines;
}
