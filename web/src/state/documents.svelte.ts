// The pages of the operator that this server has.
import { api, dataOf } from "../wire/api";

const NAMES = ["imprint", "privacy", "conduct"] as const;
export type DocumentName = (typeof NAMES)[number];

export const isDocument = (name: string): name is DocumentName => (NAMES as readonly string[]).includes(name);

let found = $state.raw<DocumentName[]>([]);
let asked: Promise<void> | null = null;

async function load(): Promise<void> {
  found = (await dataOf(api.GET("/api/documents"))).filter(isDocument);
}

// The names of these pages; asked for once, and none until they are known.
export function documents(): readonly DocumentName[] {
  asked ??= load().catch(() => undefined);
  return found;
}
