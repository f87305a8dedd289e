// A new game from a page: a guest is made where nobody is there yet, the link is kept, and the game opens.
import { answered, api } from "../wire/api";
import type { NewGame } from "../wire/messages";
import { keepInvitation } from "./invitations";
import { go } from "./router.svelte";
import { someone } from "./session.svelte";

export type Wish = Pick<NewGame, "ruleset" | "seats"> & Partial<NewGame>;

export async function begin(wish: Wish, name?: string): Promise<void> {
  await someone(name);
  const body: NewGame = { options: {}, seeds: false, rated: false, listed: false, ...wish };
  const made = await answered(api.POST("/api/game", { body }));
  if (made.invitation) keepInvitation(made.game.id, made.invitation);
  go(`/game/${made.game.id}`);
}
