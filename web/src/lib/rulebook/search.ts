/** Finding paragraphs by what somebody types: every word has to occur, whatever its case and accents. */

export function matches(typed: string, text: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Small letters without accents; ß and œ as people type them. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("’", "'");
}
