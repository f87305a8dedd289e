// What the page can check of a deal: that the published secret matches the earlier fingerprints. That
// every card follows from it needs the rules, and `antipater verify`.
import type { KnownGame } from "../wire/known";
import { bytes, sha256 } from "./sha256";

const PREPARED = 2; // the version of deals that are known to everybody

export interface Finding {
  check: "seen" | "begun" | "told" | "seeded"; // first received, in the log, sent now; this device's seed in the log
  commitment: string; // of the last kind: the seed
  fits: boolean;
}

export interface Deal {
  seed: string;
  salt: string;
  hash: string; // of both, computed here
  prepared: boolean; // of a lesson: the same cards in every game
  findings: Finding[];
}

// Null before the secret is published.
export function dealOf(now: KnownGame, seen: string | null, sent: string | null = null): Deal | null {
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
  const findings: Finding[] = said.map(([check, commitment]) => ({ check, commitment, fits: commitment === hash }));
  if (sent !== null) {
    const logged = now.events.some((event) => event.kind === "seed" && event.facts?.["seed"] === sent);
    findings.push({ check: "seeded", commitment: sent, fits: logged });
  }
  return { seed, salt, hash, findings, prepared: published["version"] === PREPARED };
}
