/** Ratings in words: the estimated strength, and how certain it is. */

/** Standard deviations either way that contain the true strength in 19 of 20 cases. */
const SPREAD = 2;
const SURE = 2.5;
const FAIRLY_SURE = 5;

export interface Range {
  rating: number;
  least: number;
  most: number;
  certainty: "sure" | "fair" | "vague";
}

export function rangeOf(rating: number, uncertainty: number): Range {
  const certainty = uncertainty < SURE ? "sure" : uncertainty < FAIRLY_SURE ? "fair" : "vague";
  return {
    rating: Math.round(rating),
    least: Math.round(rating - SPREAD * uncertainty),
    most: Math.round(rating + SPREAD * uncertainty),
    certainty,
  };
}
