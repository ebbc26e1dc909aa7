import type { Ticks } from "#core/consultations/ticks/ticks.port.ts";
import type { DosePlace } from "#core/consultations/ticks/planned-dose.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export const memoryTicks = ({ ticks }: Memory): Ticks => ({
  put: async (customer, dose, at) => put(ticks, { customer, dose, at }),
  async putUnless(customer, dose, { at, refusalOf }) {
    const own = [...ticks.values()].filter((one) => one.customer === customer).map((one) => one.dose);
    const refusal = refusalOf(own.filter(({ booking, item }) => booking === dose.booking && item === dose.item));
    if (refusal === null) put(ticks, { customer, dose, at });
    return refusal;
  },
  async drop(customer, dose) {
    ticks.delete(keyOf(customer, dose));
  },
  since: async (customer, day) =>
    [...ticks.values()].filter((one) => one.customer === customer && one.dose.day >= day).map(({ dose }) => dose),
});

type Tick = { readonly customer: CustomerId; readonly dose: DosePlace; readonly at: number };

function put(ticks: Map<string, Tick>, { customer, dose, at }: Tick): void {
  const { booking, item, day, time } = dose;
  const key = keyOf(customer, dose);
  if (!ticks.has(key)) ticks.set(key, { customer, dose: { booking, item, day, time }, at });
}

const keyOf = (customer: CustomerId, { booking, item, day, time }: DosePlace): string =>
  JSON.stringify([customer, booking, item, day, time]);
