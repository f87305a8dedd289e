// The user of this browser. A guest is created when the first game needs one.
import { dataOf, api } from "../wire/api";
import type { Session, User } from "../wire/messages";
import { say } from "../words/words.svelte";
import { saveSettings, settings } from "./settings.svelte";

let session = $state.raw<Session | null>(null);

export const who = {
  get user(): User | null {
    return session?.user ?? null;
  },
  get secure(): boolean {
    return session?.secure ?? true;
  },
  get warned(): boolean {
    return session?.warned ?? false;
  },
  get administrator(): boolean {
    return session?.administrator ?? false;
  },
  get known(): boolean {
    return session !== null;
  },
};

let recognised: Promise<void> | null = null;

export async function loadSession(): Promise<void> {
  session = await dataOf(api.GET("/api/session"));
}

// Load the session once.
export function loadSessionOnce(): Promise<void> {
  recognised ??= loadSession();
  recognised.catch(() => (recognised = null));
  return recognised;
}

export function setSession(now: Session): void {
  session = now;
}

const GUESTS = 9000; // names of guests without a name of their own have four digits

// The user; creates a guest with the name from the settings if there is none.
export async function ensureUser(name = settings.name): Promise<User> {
  if (!session) await loadSession();
  if (session?.user) return session.user;
  const made = await dataOf(api.POST("/api/session", { body: { name: name || guestName() } }));
  session = made;
  if (!made.user) throw new Error("a guest has no name");
  saveSettings({ name: made.user.name });
  return made.user;
}

// In the language of the page; a name that is kept stays as it is.
function guestName(): string {
  const name = say("guest-name", { number: String(1000 + Math.floor(Math.random() * GUESTS)) });
  return name.replaceAll(/[⟦⟧]/g, ""); // of a page that marks its words
}
