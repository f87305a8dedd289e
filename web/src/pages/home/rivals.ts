// The opponents of a quick game in two groups: levels in their order, and all others.
const LEVEL = /^level:(\d+)$/;

// The number of a level; 0 of an opponent that is none.
export function levelOf(agent: string): number {
  return Number(LEVEL.exec(agent)?.[1] ?? 0);
}

export function grouped(agents: readonly string[]): { levels: string[]; others: string[] } {
  return { levels: agents.filter((one) => levelOf(one)), others: agents.filter((one) => !levelOf(one)) };
}
