import type { Limits } from "./limits.port.ts";

/** The same count with other numbers for some limits, by their names: how many attempts, within the time that they have anyhow. */
export const withOtherLimits = (limits: Limits, most: ReadonlyMap<string, number>): Limits => ({
  count: (attempts, at) =>
    limits.count(
      attempts.map(({ limit, by }) => ({ limit: { ...limit, most: most.get(limit.name) ?? limit.most }, by })),
      at,
    ),
});
