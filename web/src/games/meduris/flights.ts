/** Ways between the board and players' rows, as frames of an animation in pixels of the screen. */
import type { Point } from "./geometry";
import type { Flyer, Look } from "./scenes";

/** A stop on the way: where, and how large a piece is drawn there. */
export interface Stop extends Point {
  scale: number;
}

/** The scale of pieces: enlarged on the board, and as large beside the board as the things there. */
const ON_BOARD: Partial<Record<Look["piece"], number>> = { material: 1.5 };
const AT_HOME: Partial<Record<Look["piece"], number>> = {
  material: 0.92,
  rune: 0.56,
  hut: 0.43,
  temple: 0.35,
  tag: 0.75,
};
/** How long a number stays readable where it was scored before it moves on. */
const READ = 0.5;

/** The stops of a flyer; `board` converts points of the board to the screen, with the scale there. */
export function stopsOf(
  { look, way }: Flyer,
  ends: { from: Point | null; to: Point | null },
  board: (point: Point) => Stop,
  /** The scale of everything beside the board. */
  beside = 1,
): Stop[] {
  const atHome = (point: Point | null): Stop[] =>
    point ? [{ ...point, scale: beside * (AT_HOME[look.piece] ?? 1) }] : [];
  const over = way.map((point) => {
    const stop = board(point);
    return { ...stop, scale: stop.scale * (ON_BOARD[look.piece] ?? 1) };
  });
  return [...atHome(ends.from), ...over, ...atHome(ends.to)];
}

export function framesOf(look: Look, stops: readonly Stop[]): Keyframe[] {
  const at = stops.map(({ x, y, scale }) => `translate(${x}px, ${y}px) scale(${scale})`);
  const last = at.at(-1)!;
  if (look.piece === "tag")
    return [
      { transform: at[0]!, opacity: 0 },
      { transform: at[1] ?? last, opacity: 1, offset: 0.15 },
      { transform: at[1] ?? last, opacity: 1, offset: READ },
      { transform: last, opacity: 0.6 },
    ];
  const frames: Keyframe[] = at.map((transform) => ({ transform, opacity: 1 }));
  // On arrival it merges into what is drawn there.
  return [...frames.slice(0, -1), ...(frames.length === 1 ? frames : []), { transform: last, opacity: 0.7 }];
}
