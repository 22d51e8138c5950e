/** How people like things: here nothing moves unless a test is about that. */
export interface Liking {
  language?: "auto" | "en" | "de" | "fr" | "nl";
  theme?: "auto" | "light" | "dark" | "contrast";
  motion?: "auto" | "off" | "calm" | "normal" | "fast";
}

export const USUAL = {
  language: "auto",
  theme: "light",
  motion: "off",
  sound: false,
  planning_aids: true,
  muted: [],
};
