/** Client-side routing: which page an address shows, and navigation without reloading. */

export interface Route {
  page: Page;
  parts: readonly string[];
  query: URLSearchParams;
  hash: string;
}

export type Page =
  | "home"
  | "new"
  | "lobby"
  | "table"
  | "replay"
  | "people"
  | "rules"
  | "learn"
  | "settings"
  | "about"
  | "lost";

const PAGES: Record<string, Page> = {
  "": "home",
  new: "new",
  lobby: "lobby",
  table: "table",
  replay: "replay",
  people: "people",
  rules: "rules",
  learn: "learn",
  settings: "settings",
  about: "about",
};

/** The route of an address. */
export function routeOf(address: URL): Route {
  const [head = "", ...parts] = address.pathname.split("/").filter((part) => part !== "");
  return { page: PAGES[head] ?? "lost", parts, query: address.searchParams, hash: address.hash.slice(1) };
}

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(address: string, options: { replace?: boolean } = {}): void {
    if (options.replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Follow links to our own pages here; the browser follows all others. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #read(): void {
    this.route = routeOf(new URL(location.href));
  }
}

export const router = new Router();
