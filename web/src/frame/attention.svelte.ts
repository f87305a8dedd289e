// That it is your turn is heard, read aloud, and seen in the tab: once a turn, and with a horn only for who had to wait.
import type { KnownGame } from "../wire/known";
import { announce } from "../ui/announce.svelte";
import { say } from "../words/words.svelte";
import { play, soundOf } from "../ui/sounds";

const WAITED = 2500; // milliseconds: a shorter wait needs no sound

export class Attention {
  private seq: number | null = null;
  private ply: number | null = null;
  private waitedSince = performance.now();
  private readonly icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');

  // Announce new events, except the user's own choices.
  see(now: KnownGame, yourTurn: boolean): void {
    const news = this.seq === null ? [] : now.events.filter((event) => event.seq > (this.seq ?? 0));
    this.seq = now.seq;
    const said = news.flatMap((event) => event.text ?? []);
    if (said.length) announce(said.join(". "));
    const move = news.findLast((event) => event.kind === "action");
    if (move) play(soundOf(move.word));
    if (yourTurn && now.ply !== this.ply) {
      const long = performance.now() - this.waitedSince > WAITED;
      if (this.ply === null && (long || document.hidden)) play("horn");
      announce(say("your-turn-decision", { decision: now.view.decision }), true);
    }
    if (!yourTurn && this.ply !== null) this.waitedSince = performance.now();
    this.ply = yourTurn ? (now.ply ?? null) : null;
    this.icon?.setAttribute("href", yourTurn ? "/icon-turn.svg" : "/icon.svg");
  }

  leave(): void {
    this.icon?.setAttribute("href", "/icon.svg");
  }
}
