/** Who is here and how they like things: the person, their preferences, the language that is spoken. */
import { answer, api, Problem, speakTo, Unreachable, type Schemas } from "../api/client";
import { live } from "../api/live.svelte";
import type { Catalogue } from "../text/catalogue";
import { isLanguage, preferredLanguage, type Language } from "../text/languages";
import { loadCatalogue } from "../text/loading";

export type Preferences = Schemas["Preferences"];
type Me = Schemas["Me"];

const DARK = matchMedia("(prefers-color-scheme: dark)");
const KEPT = "beltane.preferences";
const DEFAULTS: Preferences = {
  language: "auto",
  theme: "auto",
  motion: "auto",
  sound: false,
  planning_aids: true,
  muted: [],
};

/** So many people the service remembers at most. */
const MOST_MUTED = 200;

/** How much may move, as it can be chosen. */
export const MOTIONS: readonly Preferences["motion"][] = ["auto", "off", "calm", "normal", "fast"];

export type Motion = "off" | "calm" | "normal" | "fast";

class House {
  me = $state.raw<Me | null>(null);
  /** Whether it is known yet if a user is signed in. */
  met = $state(false);
  preferences = $state.raw<Preferences>(kept());
  language = $state<Language>("en");
  catalogue = $state.raw<Catalogue | null>(null);
  /** The tables that wait for me. */
  waiting = $state.raw<readonly string[]>([]);

  /** Begin: the language first, for without words there is nothing to see. */
  async open(): Promise<void> {
    await this.#follow();
    DARK.addEventListener("change", () => void this.#follow());
    live.listen((message) => {
      if (message.type === "waiting") this.#await(message.tables);
    });
    live.refused = () => void this.meetAgain();
    await this.meetAgain();
    addEventListener("online", () => void this.meetAgain());
  }

  /** Finds out who is signed in, if anybody; the page is shown even if the service cannot be reached. */
  async meetAgain(): Promise<void> {
    try {
      await this.#meet(await answer(api.GET("/api/me")));
    } catch (error) {
      if (!(error instanceof Problem || error instanceof Unreachable)) throw error;
      if (error instanceof Problem && error.code === "not-signed-in") {
        this.me = null;
        this.waiting = [];
      }
    } finally {
      this.met = true;
    }
  }

  /** Continues as a user who has just signed in. */
  async welcome(me: Me): Promise<void> {
    await this.#meet(me);
    live.restart();
  }

  /** The user to play as: the one who is signed in, or else a new guest. */
  async somebody(name: string): Promise<Me> {
    if (this.me) return this.me;
    await this.welcome(
      await answer(api.POST("/api/people", { body: { name, preferences: this.preferences } })),
    );
    return this.me!;
  }

  async signIn(login: string, password: string): Promise<void> {
    await this.welcome(await answer(api.POST("/api/sessions", { body: { login, password } })));
  }

  async signOut(): Promise<void> {
    await answer(api.DELETE("/api/sessions/current"));
    this.forget();
  }

  forget(): void {
    this.me = null;
    this.waiting = [];
    live.restart();
  }

  async rename(name: string): Promise<void> {
    if (this.me) this.me = await answer(api.PATCH("/api/me", { body: { name } }));
  }

  /** Change a preference: at once here, and with the person for their other devices. */
  async prefer(change: Partial<Preferences>): Promise<void> {
    this.preferences = { ...this.preferences, ...change };
    localStorage.setItem(KEPT, JSON.stringify(this.preferences));
    await this.#follow();
    if (this.me) this.me = await answer(api.PATCH("/api/me", { body: { preferences: this.preferences } }));
  }

  /** Read no more of what somebody says at tables, or read it again. */
  mute(person: string, silent: boolean): Promise<void> {
    const others = this.preferences.muted.filter((key) => key !== person);
    return this.prefer({ muted: silent ? [...others, person].slice(-MOST_MUTED) : others });
  }

  /** How much things move: what was chosen, or what the system asks for. */
  get motion(): Motion {
    const chosen = this.preferences.motion;
    if (chosen !== "auto") return chosen;
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal";
  }

  async #meet(me: Me): Promise<void> {
    this.me = me;
    this.preferences = me.preferences;
    localStorage.setItem(KEPT, JSON.stringify(this.preferences));
    await this.#follow();
  }

  async #follow(): Promise<void> {
    const { language, theme } = this.preferences;
    const spoken = language === "auto" ? preferredLanguage(navigator.languages) : language;
    this.catalogue = await loadCatalogue(spoken);
    this.language = spoken;
    speakTo(spoken);
    document.documentElement.lang = spoken;
    const system = DARK.matches ? "dark" : "light";
    document.documentElement.dataset.theme = theme === "auto" ? system : theme;
  }

  #await(tables: readonly string[]): void {
    this.waiting = tables;
    if (!("setAppBadge" in navigator)) return;
    void (tables.length > 0 ? navigator.setAppBadge(tables.length) : navigator.clearAppBadge()).catch(
      () => undefined,
    );
  }
}

function kept(): Preferences {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>;
    const language =
      found.language && (found.language === "auto" || isLanguage(found.language)) ? found.language : "auto";
    return { ...DEFAULTS, ...found, language };
  } catch {
    return DEFAULTS;
  }
}

export const house = new House();
