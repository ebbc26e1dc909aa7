import { Subscriptions } from "#core/newsletter/subscriptions.port.ts";
import { memorySubscriptions, subscriptionsIn } from "./subscriptions.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const newsletterInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Subscriptions, memorySubscriptions(memory));
  },
  exported: {
    newsletter: (memory, customer) => {
      const email = memory.customers.get(customer)?.customer.email ?? null;
      const subscribed = email === null ? undefined : subscriptionsIn(memory).get(email);
      return subscribed === undefined ? [] : [{ confirmed: subscribed.confirmed, askedAt: subscribed.askedAt }];
    },
  },
};
