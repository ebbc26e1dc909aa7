import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PushTokens } from "#core/devices/push-tokens.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryPushTokens = ({ pushTokens }: Memory): PushTokens => {
  const of = (customer: CustomerId) =>
    [...pushTokens]
      .filter(([, stored]) => stored.customer === customer)
      .toSorted(([a, { seenAt: one }], [b, { seenAt: other }]) => other - one || (a < b ? -1 : 1))
      .map(([pushToken]) => pushToken);
  return {
    async keep(customer, pushToken, { at, most }) {
      pushTokens.set(pushToken, { customer, seenAt: at });
      for (const beyond of of(customer).slice(most)) pushTokens.delete(beyond);
    },
    async remove(customer, pushToken) {
      if (pushTokens.get(pushToken)?.customer === customer) pushTokens.delete(pushToken);
    },
    of: async (customer) => of(customer),
  };
};
