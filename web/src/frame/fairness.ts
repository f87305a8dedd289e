// What a page can check of a deal by itself: that the published secret is the one that everything before spoke of. That
// every card follows from it needs the rules, and `antipater verify`.
import type { Told } from "../wire/fold";
import { bytes, sha256 } from "./sha256";

export interface Finding {
  check: "seen" | "begun" | "told"; // as this device saw it first, as the log says, as the game says now
  commitment: string;
  fits: boolean;
}

export interface Deal {
  seed: string;
  salt: string;
  hash: string; // of both, made here
  findings: Finding[];
}

// None before the secret is published.
export function dealOf(now: Told, seen: string | null): Deal | null {
  const published = now.events.findLast((event) => event.kind === "publish")?.facts;
  if (!published) return null;
  const [seed, salt] = [String(published["seed"] ?? ""), String(published["salt"] ?? "")];
  const hash = sha256(bytes(seed + salt));
  const begun = String(now.events.find((event) => event.kind === "begin")?.facts?.["commitment"] ?? "");
  const said: [Finding["check"], string][] = [
    ["begun", begun],
    ["told", now.game.commitment],
  ];
  if (seen !== null) said.unshift(["seen", seen]);
  return {
    seed,
    salt,
    hash,
    findings: said.map(([check, commitment]) => ({ check, commitment, fits: commitment === hash })),
  };
}
