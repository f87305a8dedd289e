// A notice in words: who, what, and in which game.
import type { UserEvent } from "../wire/messages";
import { nameAt, rulesetName } from "./kinds";
import { pace } from "./pace";
import { phraseIn } from "./phrases";
import { say } from "./words.svelte";

export function noticeWords(event: UserEvent): { title: string; about: string } {
  const { type, game, seats, line } = event;
  const others = game.seats.flatMap((_, place) => (game.yours.includes(place) ? [] : [nameAt(game.seats, place)]));
  const said = type === "chat" || type === "rematch" ? nameAt(game.seats, seats[0] ?? 0) : "";
  const maker = game.seats.find((seat) => seat.kind === "person")?.name ?? "";
  const name = said || (type === "challenge" ? maker : others.filter(Boolean).join(", "));
  const phrase = phraseIn(line ?? "");
  const about =
    type === "chat"
      ? phrase
        ? say(phrase)
        : (line ?? "")
      : `${rulesetName(game.ruleset)} · ${pace(game.clock ?? null)}`;
  return { title: say(`notice-${type}`, { name }), about };
}
