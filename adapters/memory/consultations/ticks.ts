import type { Ticks } from "#core/consultations/ticks/ticks.port.ts";
import type { DosePlace } from "#core/consultations/ticks/planned-dose.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryTicks = ({ ticks }: Memory): Ticks => ({
  async put(customer, { booking, item, day, time }, at) {
    const key = keyOf(customer, { booking, item, day, time });
    if (!ticks.has(key)) ticks.set(key, { customer, dose: { booking, item, day, time }, at });
  },
  async drop(customer, dose) {
    ticks.delete(keyOf(customer, dose));
  },
  since: async (customer, day) =>
    [...ticks.values()].filter((one) => one.customer === customer && one.dose.day >= day).map(({ dose }) => dose),
});

const keyOf = (customer: CustomerId, { booking, item, day, time }: DosePlace): string =>
  JSON.stringify([customer, booking, item, day, time]);
