// Requests to the server this page came from, typed by its schemas. What it refuses is thrown as a `Refusal`.
import createClient, { type Middleware } from "openapi-fetch";

import type { Problem } from "./messages";
import type { paths } from "./schema";

export class Refusal extends Error {
  constructor(
    readonly status: number, // 0: the server did not answer
    readonly code: string,
    message: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(message);
  }

  // Whether the same request may succeed later: it did not arrive, or the server was too busy.
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

const refusals: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return undefined;
    const problem = (await response
      .clone()
      .json()
      .catch(() => null)) as Partial<Problem> | null;
    throw new Refusal(response.status, problem?.code ?? "unknown", problem?.message ?? "", problem?.facts ?? {});
  },
  onError() {
    return new Refusal(0, "no-answer", "");
  },
};

export const api = createClient<paths>();
api.use(refusals);

// The data of an answer; errors have been thrown before.
export async function dataOf<T>(asked: Promise<{ data?: T }>): Promise<T> {
  const { data } = await asked;
  return data as T;
}

// Repeat a request until the server answers; only for requests that count once however often they are sent.
export async function withRetries<T>(ask: () => Promise<T>, pauses = [300, 700, 1500, 3000, 5000, 8000]): Promise<T> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal && error.passing)) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return await ask();
}
