// An error as a sentence: by the code of the refusal, else in the server's words.
import { Refusal } from "../wire/api";
import { has, say } from "./words.svelte";

export function explained(error: unknown): string {
  if (!(error instanceof Refusal)) return say("trouble-broken");
  const { because, what } = error.facts;
  const exact = `refusal-${error.code}-${String(because)}`;
  if (typeof because === "string" && has(exact)) return say(exact, { what: String(what) });
  const own = `refusal-${error.code}`;
  if (has(own)) return say(own);
  return error.message || say("trouble-no-answer");
}
