/**
 * The view after an event: what the event itself moves. What has to be reckoned from the whole table (progress of tasks,
 * prices, places) stays as it was; the view at the end of a turn, which the engine tells, has it.
 */
import { isWord, partsOf, type GameEvent } from "../../lib/text/phrases";
import {
  pathFrom,
  PRINTED,
  type ActionKind,
  type BonfireView,
  type CityView,
  type Colour,
  type CommonTask,
  type Elder,
  type Island,
  type PathView,
  type Resource,
  type Shape,
  type Specialist,
  type Task,
  type TomView,
} from "./words";

type Change = (view: BonfireView, event: GameEvent) => BonfireView;

export function advance(view: BonfireView, event: GameEvent): BonfireView {
  return CHANGES[event.name]?.(view, event) ?? view;
}

export const said = (event: GameEvent, name: string): string => {
  const value = event.details[name];
  return isWord(value) ? value.word : "";
};
const number = (event: GameEvent, name: string): number => Number(event.details[name] ?? 0);

export const pathOf = (event: GameEvent): PathView => pathFrom(partsOf(event.details.path));

/** A change of the city that an event is about; Tom's, if it names no seat. */
function inCity(
  view: BonfireView,
  event: GameEvent,
  change: (city: CityView) => Partial<CityView>,
): BonfireView {
  return {
    ...view,
    cities: view.cities.map((city) => (city.seat === event.seat ? { ...city, ...change(city) } : city)),
  };
}

function more(counts: Record<string, number>, key: string, by: number): Record<string, number> {
  return { ...counts, [key]: (counts[key] ?? 0) + by };
}

const tiles =
  (sign: number): Change =>
  (view, event) =>
    inCity(view, event, (city) => ({
      tiles: more(city.tiles, said(event, "tile"), sign * number(event, "pieces")),
    }));

const resources =
  (sign: number): Change =>
  (view, event) =>
    inCity(view, event, (city) => ({
      resources: more(city.resources, said(event, "resource"), sign * number(event, "pieces")),
    }));

const scored: Change = (view, event) =>
  inCity(view, event, (city) => ({
    points: city.points + number(event, "points"),
    points_from: more(city.points_from, said(event, "source"), number(event, "points")),
  }));

const taken = (view: BonfireView, slot: number): BonfireView => ({
  ...view,
  path_display: view.path_display.map((path, index) => (index === slot - 1 ? null : path)),
});

const withPath: Change = (view, event) =>
  inCity(view, event, (city) => ({ paths: [...city.paths, pathOf(event)] }));

/** A task leaves its island. */
const withoutTask = (view: BonfireView, task: string): BonfireView => ({
  ...view,
  islands: view.islands.map((island) => ({
    ...island,
    tasks: island.tasks.filter((each) => each.task !== task),
  })),
});

function withTask(view: BonfireView, event: GameEvent, bonfire: boolean): BonfireView {
  const task = said(event, "task") as Task;
  const { colour } = partsOf(event.details.task);
  const lying = view.islands.flatMap((island) => island.tasks).find((each) => each.task === task);
  const received = {
    space: number(event, "space"),
    task,
    colour: colour as Colour,
    points: PRINTED.tasks[task]?.points ?? 0,
    bonfire,
    have: lying?.have[event.seat ?? 0] ?? 0,
    need: lying?.need ?? 1,
  };
  return inCity(withoutTask(view, task), event, (city) => ({
    tasks: [...city.tasks, received].sort((a, b) => a.space - b.space),
  }));
}

function withPortal(view: BonfireView, event: GameEvent, space: number): BonfireView {
  const shape = said(event, "shape") as Shape;
  const left = {
    ...view,
    great_bonfire: view.great_bonfire.map((each) => {
      if (each.number !== space) return each;
      const portals = more(each.portals, shape, -1);
      if ((portals[shape] ?? 0) <= 0) delete portals[shape];
      return { ...each, portals };
    }),
  };
  return inCity(left, event, (city) => ({
    portals: city.portals.map((there, index) => there || index === number(event, "notch") - 1),
  }));
}

function withGnome(view: BonfireView, event: GameEvent): BonfireView {
  const { kind, name } = partsOf(event.details.gnome);
  if (kind === "elder") {
    const elder = name as Elder;
    const left = { ...view, elders: view.elders.filter((each) => each !== elder) };
    return inCity(left, event, (city) => ({ elders: [...city.elders, elder] }));
  }
  const gnome = said(event, "gnome") as Specialist;
  const left = {
    ...view,
    specialist_display: view.specialist_display.map((each) => (each === gnome ? null : each)),
  };
  return inCity(left, event, (city) => ({ specialists: [...city.specialists, gnome] }));
}

function withGuardian(view: BonfireView, event: GameEvent): BonfireView {
  return inCity(view, event, (city) => ({
    guardians: { ...city.guardians, [said(event, "guardian")]: { area: "starting-area", number: null } },
  }));
}

function laid(view: BonfireView, event: GameEvent): BonfireView {
  const { column, row, direction } = partsOf(event.details.place);
  const symbols = [...(PRINTED.fateTiles[number(event, "tile") - 1] ?? [])];
  if (said(event, "way") === "reversed") symbols.reverse();
  const [dx, dy] = direction === "across" ? [1, 0] : [0, 1];
  const cells = symbols.map((symbol: ActionKind, index) => ({
    column: Number(column) + dx * (index - 1),
    row: Number(row) + dy * (index - 1),
    symbol,
  }));
  return inCity(view, event, (city) => ({
    fate_area: [...city.fate_area, ...cells],
    fate_aside: null,
    fate_row: city.fate_row.filter((tile) => tile.number !== number(event, "tile")),
  }));
}

const withTom = (view: BonfireView, change: (tom: TomView) => Partial<TomView>): BonfireView =>
  view.tom ? { ...view, tom: { ...view.tom, ...change(view.tom) } } : view;

const fulfilled: Change = (view, event) =>
  inCity(view, event, (city) => ({
    common_tasks_fulfilled: [...city.common_tasks_fulfilled, said(event, "common_task") as CommonTask],
  }));

const withoutNovice = (view: BonfireView, common: string): BonfireView => ({
  ...view,
  neutral_novices: view.neutral_novices.filter((each) => each !== common),
  novices_in_council: view.novices_in_council + 1,
});

const CHANGES: Record<string, Change> = {
  turn_began: (view, event) => ({ ...view, turn: number(event, "turn"), mover: event.seat }),
  tiles_gained: tiles(1),
  tiles_paid: tiles(-1),
  tile_discarded: (view, event) =>
    inCity(view, event, (city) => ({ tiles: more(city.tiles, said(event, "tile"), -1) })),
  resources_gained: resources(1),
  resources_paid: resources(-1),
  points_scored: scored,
  tom_scored: scored,
  sailed: (view, event) => inCity(view, event, () => ({ ship: said(event, "island") as Island })),
  offering_laid: (view, event) =>
    inCity(view, event, (city) => {
      const index = number(event, "pile") - 1;
      const left = [...city.offerings_left] as [number, number];
      left[index] = (left[index] ?? 1) - 1;
      const offerings = [...city.offerings] as CityView["offerings"];
      offerings[index] = null;
      return {
        offerings,
        offerings_left: left,
        offerings_on: more(city.offerings_on, said(event, "island"), 1),
      };
    }),
  offering_revealed: (view, event) =>
    inCity(view, event, (city) => {
      const offerings = [...city.offerings] as CityView["offerings"];
      offerings[number(event, "pile") - 1] = said(event, "offering") as Resource;
      return { offerings };
    }),
  task_received: (view, event) => withTask(view, event, false),
  tom_took_task: (view, event) => withTask(view, event, true),
  guardian_retrieved: withGuardian,
  tom_took_guardian: withGuardian,
  guardian_moved: (view, event) =>
    inCity(view, event, (city) => {
      const area = said(event, "area") as "starting-area" | "path" | "bonfire";
      const at = area === "starting-area" ? null : number(event, "number");
      return { guardians: { ...city.guardians, [said(event, "guardian")]: { area, number: at } } };
    }),
  great_bonfire_turned: (view, event) => ({ ...view, pointer: number(event, "space") }),
  portal_taken: (view, event) => withPortal(view, event, view.pointer ?? 0),
  tom_took_portal: (view, event) =>
    withPortal({ ...view, pointer: number(event, "space") }, event, number(event, "space")),
  path_taken: (view, event) => withPath(taken(view, number(event, "slot")), event),
  tom_took_path: (view, event) => withPath(taken(view, number(event, "slot")), event),
  path_drawn: withPath,
  path_found: withPath,
  path_revealed: (view, event) => ({
    ...view,
    path_display: view.path_display.map((path, index) =>
      index === number(event, "slot") - 1 ? pathOf(event) : path,
    ),
  }),
  gnome_recruited: withGnome,
  tom_recruited: withGnome,
  specialist_revealed: (view, event) => ({
    ...view,
    specialist_display: view.specialist_display.map((gnome, index) =>
      index === number(event, "slot") - 1 ? (said(event, "specialist") as Specialist) : gnome,
    ),
  }),
  fate_tile_laid: laid,
  fate_tile_swapped: (view, event) =>
    inCity(view, event, (city) => {
      const middle = 3;
      const aside = city.fate_aside;
      const row = city.fate_row.map((tile, index) => (index === middle && aside ? aside : tile));
      return { fate_aside: city.fate_row[middle] ?? null, fate_row: row };
    }),
  bonfire_lit: (view, event) =>
    inCity(view, event, (city) => ({
      tasks: city.tasks.map((task) =>
        task.space === number(event, "space") ? { ...task, bonfire: true } : task,
      ),
    })),
  novice_sent: (view, event) =>
    inCity({ ...view, novices_in_council: view.novices_in_council + 1 }, event, (city) => ({
      council: more(city.council, said(event, "council"), 1),
      novices_sent: city.novices_sent + 1,
    })),
  neutral_novice_sent: (view, event) => {
    const left = withoutNovice(view, said(event, "common_task"));
    return { ...left, council: more(left.council, said(event, "council"), 1) };
  },
  tom_sent_neutral_novice: (view, event) => withoutNovice(view, said(event, "common_task")),
  tom_sent_novice: (view, event) =>
    inCity({ ...view, novices_in_council: view.novices_in_council + 1 }, event, (city) => ({
      novices_sent: city.novices_sent + 1,
    })),
  common_task_fulfilled: fulfilled,
  tom_fulfilled_common_task: fulfilled,
  countdown_began: (view) => ({ ...view, countdown: true }),
  countdown_tile_passed_on: (view, event) => ({ ...view, countdown_tile_going_round: number(event, "tile") }),
  passed: (view, event) => inCity(view, event, () => ({ passed: true })),
  tom_deck_shuffled: (view) => withTom(view, () => ({ revealed: [] })),
  tom_revealed: (view, event) =>
    withTom(view, (tom) => ({
      cards_played: tom.cards_played + 1,
      cards_left: tom.cards_left - 1,
      revealed: [...tom.revealed, said(event, "card") as TomView["revealed"][number]],
    })),
  tom_key: (view, event) => withTom(view, () => ({ key: said(event, "resource") as Resource })),
};
