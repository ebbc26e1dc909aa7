import type { Pair } from "./world.ts";

/** The pairs of people who are hidden from each other. A block in either direction hides both. Source: specification/fitbook.md, Block. */
export type BlockedPairs = (one: string, other: string) => boolean;

export function blockedPairs(blocks: readonly Pair[]): BlockedPairs {
  const apart = new Map<string, Set<string>>();
  for (const { from, to } of blocks) {
    const known = apart.get(from);
    if (known === undefined) apart.set(from, new Set([to]));
    else known.add(to);
  }
  return (one, other) => apart.get(one)?.has(other) === true || apart.get(other)?.has(one) === true;
}
