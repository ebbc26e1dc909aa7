import { joinedEvents } from "#core/payments/joined-events.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { JoinedEvents } from "#core/payments/joined-events.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** What is known of something's payments once more was reported. From then on those payments serve it, unless they serve something else. */
export function heardEvents(
  memory: Memory,
  payable: PayableId,
  { known, reported }: { readonly known: readonly PaymentEvent[]; readonly reported: readonly PaymentEvent[] },
): JoinedEvents {
  for (const { provider, payment } of reported)
    if (!memory.paymentUses.some((use) => use.provider === provider && use.payment === payment))
      memory.paymentUses = [...memory.paymentUses, { provider, payment, payable }];
  return joinedEvents(payable, { known, reported, uses: memory.paymentUses });
}
