/** How games are called. */
import type { GameName } from "./table";

export const TITLES: Record<GameName, string> = { bonfire: "Bonfire", meduris: "Meduris" };
