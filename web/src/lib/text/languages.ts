/** The languages that there are catalogues in. */
export const LANGUAGES = ["en", "de", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself, which is the same whatever is spoken now. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
};

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** The first language of a browser's list that there is a catalogue for, or else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  const known = tags.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage);
  return known ?? "en";
}
