// Why a game cannot be rated, as ids of messages; none means that it can. The server decides; the page only explains.
import type { User } from "../../wire/messages";
import type { ClockForm } from "./clock";
import type { Place } from "./seats";

export function notRated(user: User | null, clock: ClockForm, seats: readonly Place[] = [], handicap = "0"): string[] {
  const found: string[] = [];
  if (user?.kind !== "account" && user?.kind !== "bot") found.push("new-rated-account");
  if (clock.kind === "none") found.push("new-rated-clock");
  if (handicap !== "0") found.push("new-rated-handicap");
  const shared = seats.filter(({ who }) => who === "me" || who === "here").length > 1;
  if (shared || seats.some(({ who }) => who.startsWith("ai:"))) found.push("new-rated-people");
  return found;
}
