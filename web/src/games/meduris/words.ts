/** The words of Meduris that drawings know, as they come over the wire. */
import type { components } from "../../lib/api/schema";

type Schemas = components["schemas"];

export type MedurisView = Schemas["MedurisView"];
export type FieldView = Schemas["MedurisView.FieldView"];
export type PlateauView = Schemas["MedurisView.PlateauView"];
export type PlayerView = Schemas["MedurisView.PlayerView"];
export type District = FieldView["district"];
export type Material = PlateauView["material"];
export type Colour = PlayerView["colour"];
export type Face = NonNullable<MedurisView["die"]>;
export type Building = "hut" | "temple";
export type Chip = "plus-two" | "hut" | "druid";

/** In the order of the engine. */
export const MATERIALS = ["wood", "wool", "copper", "stone"] as const satisfies readonly Material[];
export const COLOURS = ["purple", "blue", "green", "red"] as const satisfies readonly Colour[];

export function isMaterial(word: unknown): word is Material {
  return (MATERIALS as readonly unknown[]).includes(word);
}

/** The building on a field, if any. */
export function buildingOn(field: FieldView): Building | null {
  return field.building === "none" ? null : field.building;
}

/** The bonus chip on a field, or under its hut, if there is one. */
export function chipOn(field: FieldView): Chip | null {
  return field.chip === "none" ? null : field.chip;
}

/** Whose turn it is, going around from the start player; nobody's in the druid's last round. */
export function turnOf({ turn, start_player, mover, players, end }: MedurisView): number | null {
  if (end.last_round) return null;
  return turn === 0 ? mover : (start_player + turn - 1) % players.length;
}
