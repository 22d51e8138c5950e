/** Invitations: the link and the code for a table, and parsing what was pasted. */

const CODE = /^([a-z0-9]{8,32})(?:[-\s]+([a-z0-9]{8,64}))?$/i;
const PATH = /^\/(table|replay)\/([a-z0-9]{8,32})\/?$/i;

/** The address of a table within the client, with the invitation to it if there is one. */
export function addressOf(key: string, invite: string | null = null): string {
  return `/table/${key}${query({ invite })}`;
}

/** The address of a game's replay, at a position of it perhaps, for whoever may see its table by an invitation. */
export function replayOf(key: string, invite: string | null = null, at: number | null = null): string {
  return `/replay/${key}${query({ at: at === null ? null : String(at), invite })}`;
}

/** Where a game's file is downloaded. */
export function saveOf(key: string, invite: string | null = null): string {
  return `/api/tables/${key}/save${query({ invite })}`;
}

function query(values: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
}

/** A code to read out or write down, equivalent to the link. */
export function codeOf(key: string, invite: string | null = null): string {
  return invite ? `${key}-${invite}` : key;
}

/**
 * Where a link or code leads, as an address within the client; null if it is neither. People may know the service by
 * several names, so a link counts whatever host it names.
 */
export function readInvitation(pasted: string): string | null {
  const text = pasted.trim();
  const code = CODE.exec(text);
  if (code) return addressOf(code[1]!.toLowerCase(), code[2]?.toLowerCase() ?? null);
  const link = /\S*\/(?:table|replay)\/\S+/i.exec(text)?.[0];
  if (!link) return null;
  let url: URL;
  try {
    url = new URL(
      link.includes("://") || link.startsWith("/") ? link : `https://${link}`,
      "https://nowhere.invalid",
    );
  } catch {
    return null;
  }
  const [, page, key] = PATH.exec(url.pathname) ?? [];
  if (!page || !key) return null;
  const invite = url.searchParams.get("invite");
  return page.toLowerCase() === "table" ? addressOf(key.toLowerCase(), invite) : url.pathname + url.search;
}
