/** Islands and their tasks. */
import type { Explanation } from "../../../lib/games";
import type { Place } from "../../../lib/table/prompt";
import type { Speaker } from "../../../lib/text/speaker";
import { wordOf } from "../../../lib/text/phrases";
import { type Explainer, type Helps, capital, seat } from "./common";
import { ownCity, PRINTED, type BonfireView } from "../words";

export const SEA: Record<string, Explainer> = {
  island: explainIsland,
  task: (view, { at }, speaker, helps) => explainTask(view, String(at), speaker, helps),
};

function explainIsland(view: BonfireView, { at }: Place, speaker: Speaker, helps: Helps): Explanation | null {
  const island = view.islands.find((each) => each.island === at);
  if (!island) return null;
  const near = PRINTED.routes
    .filter((ends) => ends.includes(island.island))
    .map((ends) => wordOf("island", ends[0] === island.island ? ends[1] : ends[0]));
  const me = ownCity(view);
  const lines: string[] = [];
  const prices = helps("voyages") ? me.prices : null;
  const voyage = prices?.voyages[island.island];
  if (voyage !== undefined) lines.push(speaker.message("bonfire-ui-voyage", { count: voyage }));
  else if (me.ship === island.island) lines.push(speaker.message("bonfire-ui-your-ship"));
  if (island.resource) {
    const tasks = island.tasks.map((task) => wordOf("task", task.task));
    lines.push(
      speaker.message("about-task-island", {
        resource: wordOf("resource", island.resource),
        tasks,
        islands: near,
      }),
    );
    const price = prices?.tasks[island.island];
    if (price !== undefined) lines.push(speaker.message("bonfire-ui-task-price", { count: price }));
  } else {
    const guardian = wordOf("guardian", island.guardian ?? "own");
    lines.push(speaker.message("about-guardian-island", { guardian, islands: near }));
  }
  return { title: capital(speaker.word("island", island.island)), lines, topic: "rule-islands" };
}

function explainTask(view: BonfireView, task: string, speaker: Speaker, helps: Helps): Explanation | null {
  const printed = PRINTED.tasks[task];
  if (!printed) return null;
  const colour = { b: "blue", r: "red", y: "yellow" }[task[0] ?? "b"] ?? "blue";
  const lines = [
    speaker.message("bonfire-ui-task-worth", { colour: wordOf("colour", colour), points: printed.points }),
  ];
  for (const island of view.islands) {
    const lying = island.tasks.find((each) => each.task === task);
    if (!lying) continue;
    lines.push(speaker.message("task-on-island", { island: wordOf("island", island.island) }));
    if (!helps("progress")) continue;
    const have = lying.have[ownCity(view).seat ?? 0] ?? 0;
    lines.push(
      speaker.message("bonfire-ui-progress", { have: Math.min(have, lying.need), need: lying.need }),
    );
  }
  for (const city of view.cities) {
    const owned = city.tasks.find((each) => each.task === task);
    if (!owned) continue;
    lines.push(
      city.seat === null
        ? speaker.message("task-of-tom", { space: owned.space })
        : speaker.message("task-of-seat", { space: owned.space, seat: seat(city.seat) }),
    );
    if (!owned.bonfire && helps("progress"))
      lines.push(
        speaker.message("bonfire-ui-progress", { have: Math.min(owned.have, owned.need), need: owned.need }),
      );
  }
  return {
    title: speaker.message("bonfire-ui-task", { task: wordOf("task", task) }),
    lines,
    topic: "rule-tasks",
  };
}
