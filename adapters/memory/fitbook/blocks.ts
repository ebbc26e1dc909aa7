import { pairKey } from "./relations.ts";
import type { Blocks } from "#core/fitbook/blocks.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryBlocks = ({ ties, customers }: Memory): Blocks => ({
  async block(customer, other) {
    if (customers.get(other)?.customer.standing.kind !== "staying") return "unknown";
    ties.tell([customer, other], (version) => {
      ties.blocks.add(pairKey(customer, other));
      for (const [one, two] of [
        [customer, other],
        [other, customer],
      ] as const) {
        ties.follows.delete(pairKey(one, two));
        ties.settle(
          { customer: one, version: version(one), state: "declined" },
          (told) => told.kind === "follow-request" && told.from === two,
        );
      }
    });
    return "blocked";
  },
  async unblock(customer, other) {
    ties.blocks.delete(pairKey(customer, other));
  },
  async report(customer, other, { reason, at }) {
    if (customers.get(other)?.customer.standing.kind !== "staying") return "unknown";
    ties.reports.set(pairKey(customer, other), { id: crypto.randomUUID(), reporter: customer, reported: other, reason, at, settled: null });
    return "reported";
  },
});
