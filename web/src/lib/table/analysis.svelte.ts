/** A search's analysis of a finished game: requested once, then kept by the service for everybody. */
import { answer, api, type Schemas } from "../api/client";

const SECONDS_BETWEEN = 3;

export class Analysis {
  found = $state.raw<Schemas["GameAnalysis"] | null>(null);
  problem = $state("");
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly invite: string | null = null,
  ) {}

  /** The decisions that cost most, in the order of the game. */
  readonly turningPoints = $derived.by(() =>
    (this.found?.turning_points ?? [])
      .map((index) => this.found?.judgements[index])
      .filter((judgement) => judgement !== undefined),
  );

  /** The assessment of the decision made after a number of actions. */
  at(actions: number): Schemas["Judgement"] | null {
    return this.found?.judgements.find((each) => each.actions === actions) ?? null;
  }

  /** See whether there is one. */
  look(): Promise<void> {
    const params = { path: { key: this.table }, query: { invite: this.invite } };
    return this.#follow(api.GET("/api/tables/{key}/analysis", { params }));
  }

  /** Requests the analysis. */
  ask(): Promise<void> {
    return this.#follow(api.POST("/api/tables/{key}/analysis", { params: { path: { key: this.table } } }));
  }

  close(): void {
    clearTimeout(this.#asking);
  }

  async #follow(
    call: Promise<{ data?: Schemas["GameAnalysis"]; error?: unknown; response: Response }>,
  ): Promise<void> {
    try {
      this.found = await answer(call);
      this.problem = "";
      if (this.found.status === "running")
        this.#asking = setTimeout(() => void this.look(), SECONDS_BETWEEN * 1000);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
