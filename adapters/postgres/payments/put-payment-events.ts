import type { PayableId } from "#core/ledger/entry.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Stores what was reported of a purchase's payments, as part of the caller's transaction. `at`: when it was heard, in milliseconds since 1970; null: as it happened. */
export async function putPaymentEvents(
  trx: Database,
  payable: PayableId,
  { events, at }: { readonly events: readonly PaymentEvent[]; readonly at: number | null },
): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto("payment_event")
    .values(events.map((event) => ({ ...event, payable, at: new Date(event.at), received_at: new Date(at ?? event.at) })))
    .execute();
}
