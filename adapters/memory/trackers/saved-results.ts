import { isSameResult } from "#core/trackers/results/same-result.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { SavedResult } from "#core/trackers/results/saved-result.ts";
import type { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memorySavedResults({ ties, results: saved }: Memory): SavedResults {
  const of = (customer: CustomerId): Map<string, SavedResult> => {
    const results = saved.get(customer) ?? new Map<string, SavedResult>();
    saved.set(customer, results);
    return results;
  };
  return {
    async save(customer, result) {
      const before = of(customer).get(result.id);
      if (before !== undefined) return isSameResult(before, result) ? "saved" : "otherwise-sent";
      of(customer).set(result.id, result);
      ties.tell([customer], () => {});
      return "saved";
    },
    listOf: async (customer, tool) =>
      [...of(customer).values()].filter((result) => result.tool === tool).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)),
    async erase(customer, tools) {
      const own = of(customer);
      for (const { id, tool } of [...own.values()]) if (tools.includes(tool)) own.delete(id);
      ties.tell([customer], () => {});
    },
  };
}
