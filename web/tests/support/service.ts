/** The real service, started by the tests with its own database. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const BELTANE = process.env.BELTANE_BIN ?? join(ROOT, ".venv/bin/beltane");
/** Rules that have never been compiled take half a minute, and twice that where others are busy. */
const PATIENCE = 150_000;
const BETWEEN = 200;

export class Service {
  #process: ChildProcess | null = null;
  #said = "";

  private constructor(
    readonly folder: string,
    readonly port: number,
  ) {}

  /** A service on a new database, ready for both games. */
  static async begin(): Promise<Service> {
    const service = new Service(mkdtempSync(join(tmpdir(), "beltane-browser-")), await freePort());
    await service.start();
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const database = `sqlite:///${join(this.folder, "beltane.sqlite")}`;
    this.#process = spawn(
      BELTANE,
      [
        "serve",
        ...["--port", String(this.port)],
        ...["--database-url", database],
        ...["--log-level", "warning"],
        ...["--bot-processes", "1"],
        "--no-rate-limits",
      ],
      {
        cwd: ROOT,
        env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on("data", (data) => (this.#said += String(data)));
    await this.#waitUntilReady();
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    this.#process = null;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill("SIGTERM");
    await gone;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Stops for good, and prints what the service has logged. */
  async end(): Promise<void> {
    await this.stop();
    if (this.#said.trim()) console.log(`The service said:\n${this.#said}`);
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #waitUntilReady(): Promise<void> {
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      if (this.#process?.exitCode != null) break;
      if (await this.#hasGames()) return;
      await new Promise((done) => setTimeout(done, BETWEEN));
    }
    await this.stop();
    throw new Error(`The service did not get ready. It said: ${this.#said}`);
  }

  async #hasGames(): Promise<boolean> {
    try {
      const games = (await (await fetch(`${this.url}/api/games`)).json()) as {
        name: string;
        ready: boolean;
      }[];
      return games.length > 1 && games.every((game) => game.ready);
    } catch {
      return false;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? found(address.port) : failed()));
    });
  });
}
