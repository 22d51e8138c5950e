/** Asking the service: every call is typed by its description, and a refusal is an error with its sentence. */
import createClient, { type Middleware } from "openapi-fetch";

import type { components, paths } from "./schema";

export type Schemas = components["schemas"];

/** What the service refuses: its code, and a sentence in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    title: string,
    readonly parameters: Record<string, unknown> = {},
  ) {
    super(title);
  }
}

/** The service did not answer at all. */
export class Unreachable extends Error {}

let language = "en";

/** The language in which the service reports errors. */
export function speakTo(chosen: string): void {
  language = chosen;
}

const inLanguage: Middleware = {
  onRequest: ({ request }) => {
    request.headers.set("Accept-Language", language);
    return request;
  },
};

export const api = createClient<paths>({ fetch: (request) => fetch(request) });
api.use(inLanguage);

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The answer to a call, or its refusal thrown as an error. */
export async function answer<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  let reply: Answer<Data>;
  try {
    reply = await call;
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (reply.response.ok) return reply.data as Data;
  const problem = (reply.error ?? {}) as Partial<Schemas["Problem"]>;
  throw new Problem(
    reply.response.status,
    problem.code ?? "unknown",
    problem.title ?? reply.response.statusText,
    (problem.parameters ?? {}) as Record<string, unknown>,
  );
}
