import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import type { PaymentJob } from "#core/payments/payment-job.ts";
import type { CheckedOpening, Openings } from "#core/payments/openings.port.ts";
import type { ProviderName } from "#core/payments/payment-provider.port.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryOpenings(memory: Memory): Openings {
  const find = (provider: ProviderName, isIt: (opening: CheckedOpening) => boolean) =>
    memory.openings.find((opening) => opening.provider === provider && isIt(opening)) ?? null;
  return {
    async keep(opening) {
      const former = find(opening.provider, ({ payable }) => payable === opening.payable);
      if (former === null) memory.openings = [...memory.openings, { ...opening, lookedAt: null }];
      return former ?? { ...opening, lookedAt: null };
    },
    of: async (payable) => memory.openings.filter((opening) => opening.payable === payable),
    withOrder: async (provider, providerOrder) => find(provider, (opening) => opening.providerOrder === providerOrder),
    async looked({ provider, providerOrder }, lookedAt) {
      memory.openings = memory.openings.map((opening) =>
        opening.provider === provider && opening.providerOrder === providerOrder ? { ...opening, lookedAt } : opening,
      );
    },
    async hearLater(provider, { providerOrder, event: { provider: _, ...event } }) {
      putJobInMemory<PaymentJob>(
        memory,
        { kind: "hear-payment", provider, providerOrder, event },
        { key: `${provider}/${event.id}`, notBefore: null },
      );
    },
  };
}
