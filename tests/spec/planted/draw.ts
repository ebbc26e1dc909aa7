import { createHash } from "node:crypto";

/**
 * `count` of the ids, drawn by `seed`: those whose SHA-256 of seed and id comes first. Whatever order they come in, and whatever is added to
 * them, two ids keep their order.
 */
export const draw = (ids: readonly string[], { seed, count }: { readonly seed: number; readonly count: number }): readonly string[] =>
  ids.toSorted((a, b) => (drawnAs(seed, a) < drawnAs(seed, b) ? -1 : 1)).slice(0, count);

const drawnAs = (seed: number, id: string): string => createHash("sha256").update(`${seed} ${id}`).digest("hex");
