// Who plays at this browser. Nobody has to say so before the first game: a guest is made when one is needed.
import { answered, api } from "../wire/api";
import type { Session, User } from "../wire/messages";
import { keep, settings } from "./kept.svelte";

let session = $state.raw<Session | null>(null);

export const who = {
  get user(): User | null {
    return session?.user ?? null;
  },
  get secure(): boolean {
    return session?.secure ?? true;
  },
  get known(): boolean {
    return session !== null;
  },
};

let recognised: Promise<void> | null = null;

export async function recognise(): Promise<void> {
  session = await answered(api.GET("/api/session"));
}

// Who it is, asked for once.
export function recogniseOnce(): Promise<void> {
  recognised ??= recognise();
  recognised.catch(() => (recognised = null));
  return recognised;
}

export function entered(now: Session): void {
  session = now;
}

// The user; a guest with the name from the settings where there is none yet.
export async function someone(name = settings.name): Promise<User> {
  if (!session) await recognise();
  if (session?.user) return session.user;
  const made = await answered(api.POST("/api/session", { body: name ? { name } : {} }));
  session = made;
  if (!made.user) throw new Error("a guest has no name");
  keep({ name: made.user.name });
  return made.user;
}
