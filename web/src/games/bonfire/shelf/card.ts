import type { Card } from "../../../lib/shelf";

export const card: Card = { demands: 2, taught: "in-chapters", aids: true };
