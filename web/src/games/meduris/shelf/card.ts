import type { Card } from "../../../lib/shelf";

export const card: Card = { demands: 1, taught: "in-minutes", aids: false };
