/** Messages of the shell in the language that is spoken now; components that use it follow when it changes. */
import { house } from "../state/house.svelte";
import type { Values } from "./catalogue";

export function said(key: string, values: Values = {}): string {
  return house.catalogue?.message(key, values) ?? "";
}
