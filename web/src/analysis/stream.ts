// Answers that come line by line, and can be stopped.
import { Refusal } from "../wire/api";
import type { Problem } from "../wire/messages";

export async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  if (!answer.ok || !answer.body) {
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    throw new Refusal(answer.status, problem?.code ?? "unknown", problem?.message ?? "", problem?.facts ?? {});
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const told = JSON.parse(part) as { problem?: string };
      if (told.problem) throw new Refusal(503, "no-answer", told.problem);
      yield told as Awaited<T>;
    }
  }
}
