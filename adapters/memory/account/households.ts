import type { Households } from "#core/account/households.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryHouseholds = ({ addresses, families }: Memory): Households => ({
  addresses: async (customer) => addresses.get(customer) ?? [],
  async changeAddresses(customer, change) {
    const { kept, outcome } = change(addresses.get(customer) ?? []);
    if (kept !== null) addresses.set(customer, kept);
    return outcome;
  },
  family: async (customer) => families.get(customer) ?? [],
  async changeFamily(customer, change) {
    const { kept, outcome } = change(families.get(customer) ?? []);
    if (kept !== null) families.set(customer, kept);
    return outcome;
  },
});
