import { pointState } from "#core/points/reward-points.port.ts";
import type { RewardEntry, RewardPoints } from "#core/points/reward-points.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryRewardPoints = ({ rewards }: Memory): RewardPoints => ({
  async ledger(customer, { after, limit, now }) {
    const all = rewards.get(customer) ?? [];
    const newest = all.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    const last = newest.findIndex(({ id }) => id === after);
    const behind = after === null ? newest : last === -1 ? [] : newest.slice(last + 1);
    const entries = behind.slice(0, limit);
    return {
      balance: pointsIn(all, "usable", now),
      pending: pointsIn(all, "pending", now),
      entries,
      next: behind.length > limit ? (entries.at(-1)?.id ?? null) : null,
    };
  },
  async enter(customer, entries) {
    const all = rewards.get(customer) ?? [];
    const known = new Set([...rewards.values()].flat().map(({ id }) => id));
    rewards.set(customer, [...all, ...entries.filter(({ id }) => !known.has(id))]);
  },
});

/** What the entries of a state sum to. */
export const pointsIn = (entries: readonly RewardEntry[], state: "usable" | "pending", now: number): number =>
  entries.filter((entry) => pointState(entry, now) === state).reduce((sum, { points }) => sum + points, 0);
