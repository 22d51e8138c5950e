/** What there is to say of anything on the table: what it is, and what it means now. */
import type { Place } from "../../lib/table/prompt";
import { phrase, type Count, type Phrase, type Value, type Word } from "../../lib/text/phrases";
import type { Speaker } from "../../lib/text/speaker";
import type { Explanation } from "../../lib/games";
import { columnOf } from "./worth";
import {
  COMMON_TASKS,
  gnomeCosts,
  heldTile,
  ownCity,
  PRINTED,
  type BonfireView,
  type CityView,
  type PathView,
} from "./words";

type Explainer = (view: BonfireView, place: Place, speaker: Speaker) => Explanation | null;

const word = (domain: string, name: string): Word => ({ domain, word: name }) as Word;
const seat = (number: number): Value => ({ seat: number });
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function explainPlace(view: BonfireView, place: Place, speaker: Speaker): Explanation | null {
  return EXPLAINERS[place.kind]?.(view, place, speaker) ?? null;
}

/** What a place is called, in a few words. */
export function namePlace(view: BonfireView, place: Place, speaker: Speaker): string {
  const explained = explainPlace(view, place, speaker);
  if (!explained) return "";
  const [first] = explained.lines;
  return LONG.has(place.kind) && first ? `${explained.title}: ${first}` : explained.title;
}

/** What says too little by its title alone. */
const LONG = new Set(["task", "gnome", "space", "great-bonfire-space", "common-task", "path-slot"]);

/** Titles and sentences as one text, with a full stop after each. */
export function sentences(texts: readonly string[]): string {
  return texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(" ");
}

export function asksOf(task: string): Phrase {
  return PRINTED.tasks[task]!.asks;
}

const pathWord = (path: PathView): Word => word("path_kind", `${path.crystal}-${path.resource}`);

const cityOf = (view: BonfireView, place: Place): CityView =>
  view.cities.find((city) => city.seat === place.seat) ?? ownCity(view);

const ownerOf = (city: CityView, speaker: Speaker): string =>
  city.seat === null ? speaker.tell("automaton-tom") : (speaker.names[city.seat] ?? "");

const EXPLAINERS: Record<string, Explainer> = {
  island: explainIsland,
  task: (view, { at }, speaker) => explainTask(view, String(at), speaker),
  gnome: explainGnome,
  council: explainCouncil,
  "common-task": explainCommonTask,
  "great-bonfire-space": explainSpaceOfFire,
  "path-slot": (view, { at }, speaker) => {
    const path = view.path_display[Number(at) - 1];
    const title = speaker.tell("bonfire-ui-path-slot", { slot: Number(at) });
    return { title, lines: path ? pathLines(view, path, speaker) : [], topic: "rule-paths" };
  },
  "path-pile": (view, { at }, speaker) => {
    const index = Number(at) - 1;
    const known = view.paths_known_under_piles[index] ?? [];
    return {
      title: speaker.tell("bonfire-ui-path-pile", { pile: index + 1, count: view.path_piles[index] ?? 0 }),
      lines:
        known.length > 0
          ? [speaker.tell("board-under-pile", { pile: index + 1, tiles: known.map(pathWord) })]
          : [],
      topic: "rule-paths",
    };
  },
  "path-kind": (_view, { at }, speaker) => ({
    title: speaker.tell("choice-search", { path_kind: word("path_kind", String(at)) }),
    lines: [],
    topic: "rule-paths",
  }),
  space: explainSpace,
  bonfire: explainSpace,
  notch: (view, place, speaker) => {
    const city = cityOf(view, place);
    const number = Number(place.at);
    const shape = word("shape", city.notches[number - 1] ?? "a");
    const key = city.portals[number - 1] ? "bonfire-ui-portal" : "bonfire-ui-notch";
    return {
      title: speaker.tell(key, { notch: number, shape }),
      lines: [speaker.tell("rule-portals")],
      topic: "rule-portals",
    };
  },
  path: (view, place, speaker) => {
    const city = cityOf(view, place);
    const number = Number(place.at);
    const path = city.paths[number - 2];
    const lines = path
      ? [capital(speaker.tell("bonfire-ui-path-lies", { path: pathWord(path) }))]
      : number === 1
        ? [speaker.tell("bonfire-ui-path-first")]
        : [speaker.tell("board-path-costs", { tiles: PRINTED.spaces[number - 1]?.path_cost ?? 0 })];
    return {
      title: speaker.tell("bonfire-ui-path", { position: number }),
      lines: lines.map(capital),
      topic: "rule-paths",
    };
  },
  guardian: (view, place, speaker) => {
    const name = String(place.at);
    const where = place.seat === null ? undefined : cityOf(view, place).guardians[name];
    return {
      title: speaker.tell("bonfire-ui-guardian", { guardian: word("guardian", name), "guardian-key": name }),
      lines: [
        where?.area === "starting-area"
          ? speaker.tell("rule-waiting")
          : where?.area === "bonfire"
            ? speaker.tell("note-guardian-value", {
                points: columnOf(cityOf(view, place), where.number ?? 1).guardian,
              })
            : speaker.tell("rule-guardians"),
      ].map(capital),
      topic: "rule-guardians",
    };
  },
  tile: (view, place, speaker) => {
    const kind = String(place.at);
    const count = cityOf(view, place).tiles[kind] ?? 0;
    return {
      title: speaker.tell("count-of-action-kind", { count, of: word("action_kind", kind) }),
      lines: [speaker.tell(kind === "yellow" ? "rule-yellow" : "rule-actions")],
      topic: kind === "yellow" ? "rule-yellow" : "rule-actions",
    };
  },
  resource: (view, place, speaker) => {
    const kind = String(place.at);
    const count = cityOf(view, place).resources[kind] ?? 0;
    return {
      title: speaker.tell("count-of-resource", { count, of: word("resource", kind) }),
      lines: [speaker.tell(kind === "gold" ? "rule-gold" : "rule-resources")],
      topic: kind === "gold" ? "rule-gold" : "rule-resources",
    };
  },
  offering: (view, place, speaker) => {
    const city = cityOf(view, place);
    const index = Number(place.at) - 1;
    const resource = city.offerings[index];
    return {
      title: speaker.tell("bonfire-ui-offering", {
        pile: index + 1,
        offering: resource ? word("resource", resource) : phrase("board-none"),
        left: city.offerings_left[index] ?? 0,
      }),
      lines: [speaker.tell("rule-offerings")],
      topic: "rule-offerings",
    };
  },
  "fate-row": (view, place, speaker) => {
    const tile = cityOf(view, place).fate_row[Number(place.at) - 1];
    if (!tile) return null;
    const symbols = tile.symbols.map((symbol) => word("action_kind", symbol));
    return {
      title: speaker.tell("bonfire-ui-fate-tile", { symbols }),
      lines: [speaker.tell("rule-fate")],
      topic: "rule-fate",
    };
  },
  "fate-aside": (view, place, speaker) => {
    const city = cityOf(view, place);
    const tile = heldTile(view, city);
    if (!tile) return null;
    const symbols = tile.symbols.map((symbol) => word("action_kind", symbol));
    return {
      title: speaker.tell("bonfire-ui-fate-tile", { symbols }),
      lines: city.fate_aside
        ? [speaker.tell("action-keep")].map((line) => line.replace(/^[^:]*: /, "")).map(capital)
        : [speaker.tell("rule-fate")],
      topic: "rule-fate",
    };
  },
  "fate-cell": (view, place, speaker) => {
    const { at, level } = place;
    const here = cityOf(view, place).fate_area.find((cell) => cell.column === at && cell.row === level);
    const name = `${"abcdefg"[Number(at) - 1] ?? "?"}${level}`;
    const lines: string[] = [];
    if (here) lines.push(capital(speaker.word("action_kind", here.symbol)));
    else if (PRINTED.fateArea.gold.includes(name)) lines.push(speaker.tell("sign-gold-cell"));
    else if (PRINTED.fateArea.yellow.includes(name)) lines.push(speaker.tell("sign-yellow-cell"));
    else if (PRINTED.fateArea.highlighted.includes(name)) lines.push(speaker.tell("sign-highlighted-cell"));
    return { title: speaker.tell("bonfire-ui-cell", { cell: name }), lines, topic: "rule-fate" };
  },
  procession: (_view, _place, speaker) => ({
    title: capital(speaker.tell("verb-procession")),
    lines: [speaker.tell("rule-procession")],
    topic: "rule-procession",
  }),
  fate: (_view, _place, speaker) => ({
    title: capital(speaker.tell("verb-fate")),
    lines: [speaker.tell("rule-fate")],
    topic: "rule-fate",
  }),
  countdown: (view, _place, speaker) => ({
    title: view.countdown
      ? capital(
          view.countdown_tile_going_round
            ? speaker.tell("board-countdown-tile", {
                tile: view.countdown_tile_going_round,
                left: Math.max(0, view.countdown_tile_going_round - 1),
              })
            : speaker.tell("event-countdown-began"),
        )
      : capital(
          speaker.tell("board-novices", {
            novices: view.novices_in_council,
            needed: view.novices_for_countdown,
          }),
        ),
    lines: [speaker.tell("rule-countdown")],
    topic: "rule-countdown",
  }),
  tom: (_view, _place, speaker) => ({
    title: speaker.tell("automaton-tom"),
    lines: [speaker.tell("rule-tom")],
    topic: "rule-tom",
  }),
};

// The sea

function explainIsland(view: BonfireView, { at }: Place, speaker: Speaker): Explanation | null {
  const island = view.islands.find((each) => each.island === at);
  if (!island) return null;
  const near = PRINTED.routes
    .filter((ends) => ends.includes(island.island))
    .map((ends) => word("island", ends[0] === island.island ? ends[1] : ends[0]));
  const me = ownCity(view);
  const lines: string[] = [];
  const voyage = me.prices?.voyages[island.island];
  if (voyage !== undefined) lines.push(speaker.tell("bonfire-ui-voyage", { count: voyage }));
  else if (me.ship === island.island) lines.push(speaker.tell("bonfire-ui-your-ship"));
  if (island.resource) {
    const tasks = island.tasks.map((task) =>
      phrase("named-task", { task: word("task", task.task), asks: asksOf(task.task) }),
    );
    lines.push(
      speaker.tell("about-task-island", {
        resource: word("resource", island.resource),
        tasks,
        islands: near,
      }),
    );
    const price = me.prices?.tasks[island.island];
    if (price !== undefined) lines.push(speaker.tell("bonfire-ui-task-price", { count: price }));
  } else {
    const guardian = word("guardian", island.guardian ?? "own");
    lines.push(speaker.tell("about-guardian-island", { guardian, islands: near }));
  }
  return { title: capital(speaker.word("island", island.island)), lines, topic: "rule-islands" };
}

function explainTask(view: BonfireView, task: string, speaker: Speaker): Explanation | null {
  const printed = PRINTED.tasks[task];
  if (!printed) return null;
  const colour = { b: "blue", r: "red", y: "yellow" }[task[0] ?? "b"] ?? "blue";
  const lines = [
    speaker.tell("about-task", {
      colour: word("colour", colour),
      points: printed.points,
      asks: printed.asks,
    }),
  ];
  for (const island of view.islands) {
    const lying = island.tasks.find((each) => each.task === task);
    if (!lying) continue;
    lines.push(speaker.tell("task-on-island", { island: word("island", island.island) }));
    const have = lying.have[ownCity(view).seat ?? 0] ?? 0;
    lines.push(speaker.tell("bonfire-ui-progress", { have: Math.min(have, lying.need), need: lying.need }));
  }
  for (const city of view.cities) {
    const owned = city.tasks.find((each) => each.task === task);
    if (!owned) continue;
    lines.push(
      city.seat === null
        ? speaker.tell("task-of-tom", { space: owned.space })
        : speaker.tell("task-of-seat", { space: owned.space, seat: seat(city.seat) }),
    );
    if (!owned.bonfire)
      lines.push(
        speaker.tell("bonfire-ui-progress", { have: Math.min(owned.have, owned.need), need: owned.need }),
      );
  }
  return { title: speaker.tell("bonfire-ui-task", { task: task.toUpperCase() }), lines, topic: "rule-tasks" };
}

// The middle

function explainGnome(view: BonfireView, { at }: Place, speaker: Speaker): Explanation {
  const gnome = String(at);
  const elder = gnome.startsWith("elder-of-") ? gnome.slice("elder-of-".length) : null;
  const printed = elder ? PRINTED.elders[elder] : PRINTED.specialists[gnome];
  const lines = [speaker.tell(elder ? `about-elder-${elder}` : `about-specialist-${gnome}`)];
  const owner = view.cities.find((city) =>
    elder ? (city.elders as string[]).includes(elder) : city.specialists.includes(gnome),
  );
  if (owner)
    lines.push(
      owner.seat === null
        ? speaker.tell("gnome-of-tom")
        : speaker.tell("gnome-of-seat", { seat: seat(owner.seat) }),
    );
  else
    lines.push(
      speaker.tell(elder ? "elder-costs" : "specialist-costs", {
        number: printed?.number ?? 0,
        gnome: word("gnome", gnome),
        resource: word("resource", gnomeCosts(gnome)),
      }),
    );
  return { title: capital(speaker.word("gnome", gnome)), lines, topic: "rule-gnomes" };
}

function explainCouncil(view: BonfireView, { at }: Place, speaker: Speaker): Explanation {
  const space = String(at);
  const there = view.cities.filter((city) => (city.council[space] ?? 0) > 0);
  const lines = [speaker.tell(`about-council-space-${space}`)];
  const names = there.map((city) => ownerOf(city, speaker));
  if ((view.council[space] ?? 0) > 0) names.push(speaker.tell("bonfire-ui-neutral"));
  if (names.length > 0)
    lines.push(speaker.tell("bonfire-ui-novices-of", { names: speaker.catalogue.listed(names) }));
  return { title: capital(speaker.word("council_space", space)), lines, topic: "rule-council" };
}

function explainCommonTask(view: BonfireView, { at }: Place, speaker: Speaker): Explanation {
  const name = COMMON_TASKS.find((each) => each === at) ?? "tasks";
  const need = PRINTED.commonTasks[name];
  const have = ownCity(view).common_tasks[name] ?? 0;
  const lines = [
    speaker.tell(`about-common-task-${name}`),
    speaker.tell("bonfire-ui-progress", { have: Math.min(have, need), need }),
  ];
  if (view.neutral_novices.includes(name)) lines.push(speaker.tell("bonfire-ui-novice-waits"));
  return { title: capital(speaker.word("common_task", name)), lines, topic: "rule-common-task" };
}

function explainSpaceOfFire(view: BonfireView, { at }: Place, speaker: Speaker): Explanation | null {
  const space = view.great_bonfire[Number(at) - 1];
  if (!space) return null;
  const one = (domain: string, name: string): Count => ({ count: 1, of: word(domain, name) }) as Count;
  const reward =
    space.reward === "points"
      ? phrase("taken-points", { points: PRINTED.greatBonfirePoints })
      : one("resource", space.reward);
  const shapes = Object.entries(space.portals).flatMap(([shape, count]) =>
    Array.from({ length: count }, () => word("shape", shape)),
  );
  const lines = [speaker.tell("bonfire-ui-fire-gives", { gives: [one("action_kind", space.tile), reward] })];
  lines.push(
    shapes.length > 0
      ? speaker.tell("bonfire-ui-fire-portals", { shapes })
      : speaker.tell("bonfire-ui-fire-no-portals"),
  );
  const price = ownCity(view).prices?.great_bonfire[space.number - 1];
  if (price !== undefined) lines.push(speaker.tell("bonfire-ui-fire-price", { count: price }));
  return {
    title: speaker.tell("bonfire-ui-fire-space", { space: space.number }),
    lines,
    topic: "rule-great-bonfire",
  };
}

function pathLines(view: BonfireView, path: PathView, speaker: Speaker): string[] {
  const price = ownCity(view).prices?.path;
  const lines = [capital(speaker.tell("bonfire-ui-path-lies", { path: pathWord(path) }))];
  if (price) lines.push(speaker.tell("bonfire-ui-path-price", { count: price }));
  return lines;
}

// Cities

function explainSpace(view: BonfireView, place: Place, speaker: Speaker): Explanation {
  const city = cityOf(view, place);
  const number = Number(place.at);
  const task = city.tasks.find((each) => each.space === number);
  const value = speaker.tell("note-guardian-value", { points: columnOf(city, number).guardian });
  const title = speaker.tell("bonfire-ui-space", { space: number });
  if (!task) return { title, lines: [capital(value)], topic: "rule-tasks" };
  const { now, possible } = columnOf(city, number);
  const lines = [
    speaker.tell("about-task", {
      colour: word("colour", task.colour),
      points: task.points,
      asks: asksOf(task.task),
    }),
  ];
  if (task.bonfire) lines.push(speaker.tell("bonfire-ui-worth-now", { points: now }));
  else
    lines.push(
      speaker.tell("bonfire-ui-progress", { have: Math.min(task.have, task.need), need: task.need }),
      speaker.tell("bonfire-ui-worth-lit", { points: possible }),
    );
  lines.push(capital(value));
  return { title, lines, topic: task.bonfire ? "rule-bonfire" : "rule-tasks" };
}
