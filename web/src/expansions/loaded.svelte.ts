// The parts of expansions, once they are loaded. A table waits for them; elsewhere they appear when they have come.
type Parts = typeof import("./parts");

let parts = $state.raw<Parts | null>(null);

export async function loadExpansions(): Promise<void> {
  parts = await import("./parts");
}

// Null until they are loaded, which begins with the first question.
export function expansions(): Parts | null {
  if (!parts) void loadExpansions().catch(() => undefined); // a table says so; a picture alone stays away
  return parts;
}
