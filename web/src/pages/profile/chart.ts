/** Where things lie in a chart of points over games. */
import { stepUpTo } from "../../lib/ui/chart";

export interface Frame {
  width: number;
  height: number;
  left: number;
  bottom: number;
}

export interface Scale {
  x: (index: number) => number;
  y: (points: number) => number;
  /** Round numbers of points for lines across, from the bottom up. */
  lines: number[];
}

const MOST_LINES = 5;
const MARGIN = 12;

export function scaleFor(values: readonly number[], games: number, frame: Frame): Scale {
  const most = Math.max(1, ...values);
  const step = stepUpTo(most, MOST_LINES);
  const top = Math.ceil(most / step) * step;
  const height = frame.height - frame.bottom - MARGIN;
  const width = frame.width - frame.left - MARGIN;
  return {
    x: (index) => frame.left + (games === 1 ? width / 2 : (width * index) / (games - 1)),
    y: (points) => MARGIN + height * (1 - Math.max(0, points) / top),
    lines: Array.from({ length: top / step + 1 }, (_, line) => line * step),
  };
}
