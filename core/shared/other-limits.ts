import type { Limits } from "./limits.port.ts";

/** Counts with other numbers of attempts for some limits, given by their names. Their time stays the same. */
export const withOtherLimits = (limits: Limits, most: ReadonlyMap<string, number>): Limits => ({
  count: (attempts, at) =>
    limits.count(
      attempts.map(({ limit, by }) => ({ limit: { ...limit, most: most.get(limit.name) ?? limit.most }, by })),
      at,
    ),
});
