/**
 * What a view looks like after an event, for showing events one after another. It only represents what the event
 * says; rules are the engine's. Who has to decide and what is asked is not known from events and stays unchanged.
 */
import { isSeat, isWord, type GameEvent } from "../../lib/text/phrases";
import components from "./components.json";
import { readCounts } from "./counts";
import { isMaterial, MATERIALS, type Building, type Face, type FieldView, type Material } from "./words";
import type { Chip, District, MedurisView, PlateauView, PlayerView } from "./words";

const RUNES = components.runes.map((rune) => rune.name as District);

export function advance(view: MedurisView, event: GameEvent): MedurisView {
  return STEPS[event.name]?.(view, new EventReader(event)) ?? view;
}

/** An event's details, by what kind of thing they are. */
export class EventReader {
  constructor(readonly event: GameEvent) {}

  get seat(): number {
    return this.event.seat ?? 0;
  }

  number(name: string): number {
    return Number(this.event.details[name]);
  }

  word(name: string): string {
    const value = this.event.details[name];
    return isWord(value) ? value.word : "";
  }

  material(name: string): Material {
    const word = this.word(name);
    return isMaterial(word) ? word : "wood";
  }

  other(name: string): number {
    const value = this.event.details[name];
    return isSeat(value) ? value.seat : 0;
  }
}

type Step = (view: MedurisView, reader: EventReader) => MedurisView;

const STEPS: Record<string, Step> = {
  game_began: (view, reader) => ({ ...view, start_player: reader.seat }),
  chip_laid: (view, reader) => onField(view, reader.number("field"), { chip: reader.word("chip") as Chip }),
  worker_placed: (view, reader) => stand(view, reader.material("plateau"), reader.seat),
  turn_began: turnBegan,
  die_rolled: (view, reader) => ({ ...view, die: reader.word("face") as Face }),
  collected: (view, reader) =>
    collect(view, reader.seat, reader.material("material"), reader.number("pieces")),
  took: (view, reader) => collect(view, reader.seat, reader.material("material"), 1),
  returned: (view, reader) => collect(view, reader.seat, reader.material("material"), -1),
  worker_moved: (view, reader) =>
    stand(
      lift(view, reader.material("origin"), reader.number("taken_at")),
      reader.material("plateau"),
      reader.seat,
    ),
  hut_chosen: (view, reader) => ({ ...view, asked_field: reader.number("field") }),
  temple_chosen: (view, reader) => ({ ...view, asked_field: reader.number("field") }),
  chip_scored: (view, reader) =>
    score(withoutChip(view, view.asked_field ?? 0), reader.seat, "chips", reader.number("points")),
  chip_paid: (view, reader) => withoutChip(view, reader.number("field")),
  paid: (view, reader) => {
    const pieces = readCounts(reader.event.details.pieces);
    return MATERIALS.reduce((now, material) => collect(now, reader.seat, material, -pieces[material]), view);
  },
  hut_built: (view, reader) => build(view, reader, "hut"),
  temple_built: (view, reader) => build(view, reader, "temple"),
  rune_taken: (view, reader) => giveRune(view, reader.seat, reader.word("rune") as District),
  rune_seized: (view, reader) => giveRune(view, reader.seat, reader.word("rune") as District),
  druid_on_slab: (view, reader) => ({ ...view, druid: { slab: reader.number("slab"), field: null } }),
  druid_came: (view, reader) => goOn({ ...view, druid: { slab: null, field: reader.number("field") } }),
  river_crossed: (view) => ({ ...view, druid: { slab: null, field: 1 } }),
  river_scored: (view, reader) => score(view, reader.seat, "river", reader.number("points")),
  offered_nothing: (view, reader) => score(view, reader.seat, "refusals", reader.number("points")),
  offered_one: (view, reader) => score(view, reader.seat, "offerings", reader.number("points")),
  offered_both: (view, reader) => score(view, reader.seat, "offerings", reader.number("points")),
  offered_chip: (view, reader) =>
    score(withoutChip(view, reader.number("field")), reader.seat, "offerings", reader.number("points")),
  // The turn after this one is the first of those that are left, and counts down when it begins.
  finale_began: (view) => ({ ...view, end: { ...view.end, finale: true, turns_left: view.players.length } }),
  last_round_began: (view) => ({ ...view, die: null, end: { ...view.end, last_round: true, turns_left: 0 } }),
  game_ended: (view) => ({ ...view, end: { ...view.end, huts_to_ask: null } }),
  temple_scored: (view, reader) => score(view, reader.seat, "temples", reader.number("points")),
  runes_scored: (view, reader) => score(view, reader.seat, "runes", reader.number("points")),
};

/** In the last round every hut is asked once, so one fewer is left whenever the druid moves on. */
function goOn(view: MedurisView): MedurisView {
  if (!view.end.last_round) return view;
  const huts = view.fields.filter((field) => field.building === "hut").length;
  return { ...view, end: { ...view.end, huts_to_ask: (view.end.huts_to_ask ?? huts + 1) - 1 } };
}

function turnBegan(view: MedurisView, reader: EventReader): MedurisView {
  const { end } = view;
  return {
    ...view,
    turn: reader.number("turn"),
    end: {
      ...end,
      turns_left: end.turns_left === null ? null : end.turns_left - 1,
      turns_without_building: end.turns_without_building + 1,
    },
  };
}

function build(view: MedurisView, reader: EventReader, building: Building): MedurisView {
  const built = onField(view, reader.number("field"), { building, owner: reader.seat });
  const spent = onPlayer(built, reader.seat, (player) => ({
    buildings: player.buildings + 1,
    huts: player.huts - (building === "hut" ? 1 : 0),
    temples: player.temples - (building === "temple" ? 1 : 0),
  }));
  return { ...spent, asked_field: null, end: { ...spent.end, turns_without_building: 0 } };
}

/** Runes stand in the order of their districts, as the engine lists them. */
function giveRune(view: MedurisView, seat: number, rune: District): MedurisView {
  const players = view.players.map((player) => {
    const others = player.runes.filter((one) => one !== rune);
    const runes = player.seat === seat ? [...others, rune] : others;
    return { ...player, runes: runes.sort((a, b) => RUNES.indexOf(a) - RUNES.indexOf(b)) };
  });
  return { ...view, players };
}

function score(view: MedurisView, seat: number, source: string, points: number): MedurisView {
  return onPlayer(view, seat, (player) => ({
    points: player.points + points,
    points_from: { ...player.points_from, [source]: (player.points_from[source] ?? 0) + points },
  }));
}

function collect(view: MedurisView, seat: number, material: Material, pieces: number): MedurisView {
  const taken = onPlateau(view, material, ({ supply }) => ({ supply: supply - pieces }));
  return onPlayer(taken, seat, (player) => ({
    material_total: player.material_total + pieces,
    materials: player.materials && {
      ...player.materials,
      [material]: (player.materials[material] ?? 0) + pieces,
    },
  }));
}

function stand(view: MedurisView, material: Material, seat: number): MedurisView {
  return onPlateau(view, material, ({ workers }) => ({ workers: [...workers, seat] }));
}

/** Removes the worker at a height, counted from 1; those above move down. */
export function lift(view: MedurisView, material: Material, height: number): MedurisView {
  return onPlateau(view, material, ({ workers }) => ({
    workers: workers.filter((_, index) => index !== height - 1),
  }));
}

function withoutChip(view: MedurisView, field: number): MedurisView {
  return onField(view, field, { chip: null });
}

function onField(view: MedurisView, number: number, change: Partial<FieldView>): MedurisView {
  const fields = view.fields.map((field) => (field.number === number ? { ...field, ...change } : field));
  return { ...view, fields };
}

function onPlateau(
  view: MedurisView,
  material: Material,
  change: (plateau: PlateauView) => Partial<PlateauView>,
): MedurisView {
  const plateaus = view.plateaus.map((one) => (one.material === material ? { ...one, ...change(one) } : one));
  return { ...view, plateaus };
}

function onPlayer(
  view: MedurisView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): MedurisView {
  const players = view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one));
  return { ...view, players };
}
