// The settings of an account, the same on all its devices. Those of this device count until they are loaded.
import { api, dataOf } from "../wire/api";
import type { User } from "../wire/messages";
import { keepOnServer, personal, saveSettings } from "./settings.svelte";

const PAUSE = 800; // milliseconds, so that several changes are one request
let owner = ""; // whose settings were loaded

export async function followPreferences(user: User | null): Promise<void> {
  const account = user && user.kind !== "guest" ? user.id : "";
  if (account === owner) return;
  owner = account;
  let early = false; // what is changed before they are loaded counts
  keepOnServer(() => (early = true));
  if (!account) return;
  try {
    const { settings = {} } = await dataOf(api.GET("/api/account/preferences"));
    if (owner !== account) return;
    const kept = personal(settings);
    if (early) later(personal());
    else if (Object.keys(kept).length) saveSettings(kept);
    keepOnServer(later);
  } catch {
    owner = ""; // the settings of this device stay; they are asked for with the next page
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

function later(settings: ReturnType<typeof personal>): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    api.PUT("/api/account/preferences", { body: { settings } }).catch(() => undefined); // this device has them anyway
  }, PAUSE);
}
