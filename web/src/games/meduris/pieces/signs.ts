/** The nine runes, drawn by us after their descriptions in the component files: lines, and dots, in a box of 24. */
export interface Sign {
  lines: string;
  dots: readonly (readonly [number, number])[];
}

export const SIGNS: Record<string, Sign> = {
  serpent: { lines: "M6 -7C-2 -12 -9 -4 0 0C9 4 2 12 -6 7", dots: [[8.5, -1.5]] },
  square: { lines: "M-9 -9Q0 -4 9 -9Q4 0 9 9Q0 4 -9 9Q-4 0 -9 -9Z", dots: [[0, 0]] },
  branch: { lines: "M0 10V1M-8.5 -8C-8 1 8 1 8.5 -8", dots: [[0, -7]] },
  scales: { lines: "M-9.5 9H9.5M-9.5 3.5H-4.5C-12 -9 12 -9 4.5 3.5H9.5", dots: [[0, 0]] },
  whirl: {
    lines:
      "M9.5 -6C3 -11 -9 -9 -9 -3.5A3.4 3.4 0 1 0 -2.2 -3.5A3.4 3.4 0 1 0 -9 -3.5M-9.5 6C-3 11 9 9 9 3.5A3.4 3.4 0 1 0 2.2 3.5A3.4 3.4 0 1 0 9 3.5",
    dots: [],
  },
  wave: { lines: "M-10 0Q-5 -7 0 0T10 0M-10 8Q-5 1 0 8T10 8", dots: [[0, -8]] },
  fishes: {
    lines: "M-7.5 -10Q-1.5 0 -7.5 10M7.5 -10Q1.5 0 7.5 10M-9.5 0H9.5",
    dots: [
      [0, -6.5],
      [0, 6.5],
    ],
  },
  hook: { lines: "M-4 -10V3.5A5.4 5.4 0 0 0 6.8 3.5V1", dots: [[5, -6]] },
  arrow: {
    lines: "M-8 -9L0 -3L8 -9M0 10V-2.5M-5 5L0 10L5 5",
    dots: [
      [-7.5, 1],
      [7.5, 1],
    ],
  },
};
