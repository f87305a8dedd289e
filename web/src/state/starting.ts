// Start a new game: create a guest if needed, store the invitation, open the game.
import { dataOf, api } from "../wire/api";
import type { NewGame } from "../wire/messages";
import { keepCommitment } from "./commitments";
import { keepInvitation } from "./invitations";
import { go } from "./router.svelte";
import { addSeed } from "./seeds";
import { ensureUser } from "./session.svelte";

export type Wish = Pick<NewGame, "ruleset" | "seats"> & Partial<NewGame>;

export async function startGame(wish: Wish, name?: string): Promise<void> {
  await ensureUser(name);
  const body: NewGame = { options: {}, seeds: true, rated: false, bots: false, listed: false, lesson: false, ...wish };
  const made = await dataOf(api.POST("/api/game", { body }));
  if (made.invitation) keepInvitation(made.game.id, made.invitation);
  keepCommitment(made.game.id, made.game.commitment);
  await addSeed(made.game);
  go(`/game/${made.game.id}`);
}
