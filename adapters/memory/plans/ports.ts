import { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";
import { memorySubscriptions } from "./subscriptions.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const plansInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(PlanSubscriptions, memorySubscriptions(memory));
  },
  exported: {
    subscriptions: ({ planSubscriptions }, customer) =>
      [...planSubscriptions.values()]
        .map(({ subscription }) => subscription)
        .filter((one) => one.customer === customer)
        .map(({ id, plan, members, state }) => ({ id, plan, members, state })),
  },
};
