/** The ring of fields with nothing built yet. */
import components from "./components.json";
import type { District, FieldView } from "./words";

export function bareFields(size: number): FieldView[] {
  const side = components.sides.find((one) => one.fields.length === size);
  if (!side) throw new Error(`There is no side of ${size} fields.`);
  return side.fields.map(({ number, materials, district }) => ({
    number,
    materials: materials as FieldView["materials"],
    district: district as District,
    building: null,
    owner: null,
    chip: null,
  }));
}
