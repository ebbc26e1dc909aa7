import { pairKey } from "./relations.ts";
import type { Blocks, SeenOther } from "#core/fitbook/blocks.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryBlocks = ({ ties, customers }: Memory): Blocks => {
  const seenOther = (customer: CustomerId, other: CustomerId): SeenOther => ({
    isThere: customers.get(other)?.customer.standing.kind === "staying",
    isBlocked: ties.blocks.has(pairKey(customer, other)),
  });
  return {
    async block({ customer, other, decide }) {
      const { change, answer } = decide(seenOther(customer, other));
      if (change === null) return answer;
      ties.tell([customer, other], (version) => {
        ties.blocks.add(pairKey(customer, other));
        for (const { follower, followed } of change.endedFollows) ties.follows.delete(pairKey(follower, followed));
        for (const { to, from } of change.declinedRequests)
          ties.settle(
            { customer: to, version: version(to), state: "declined" },
            (told) => told.kind === "follow-request" && told.from === from,
          );
      });
      return answer;
    },
    async unblock(customer, other) {
      ties.blocks.delete(pairKey(customer, other));
    },
    async report({ customer, other, decide }) {
      const { report, answer } = decide(seenOther(customer, other));
      if (report === null) return answer;
      const id = crypto.randomUUID();
      ties.reports.set(pairKey(customer, other), { id, reporter: customer, reported: other, ...report, settled: null });
      return answer;
    },
  };
};
