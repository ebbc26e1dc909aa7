import { ownState } from "#adapters/memory/own-state.ts";
import type { Limits } from "#core/shared/limits.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** The moments of attempts, by limit and whose. */
export const attemptsIn = ownState(() => new Map<string, readonly number[]>());

export const memoryLimits = (memory: Memory): Limits => ({
  async count(counted, at) {
    const attempts = attemptsIn(memory);
    const all = counted.map(({ limit, by }) => {
      const key = `${limit.name}\n${by}`;
      return { key, limit, made: (attempts.get(key) ?? []).filter((one) => one > at - limit.within) };
    });
    for (const { limit, made } of all) {
      if (made.length >= limit.most) return { kind: "exhausted", limit: limit.name, until: Math.min(...made) + limit.within };
    }
    for (const { key, made } of all) attempts.set(key, [...made, at]);
    return { kind: "counted" };
  },
});
