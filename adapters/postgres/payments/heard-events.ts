import { joinedEvents, unknownEvents } from "#core/payments/joined-events.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { JoinedEvents, PaymentUse } from "#core/payments/joined-events.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

const USE_PAYMENTS: Statement = { name: "payments used", text: "select provider, payment, payable from use_payments($1, $2)" };

/**
 * What is known of something's payments once more was reported. From then on those payments serve it, unless they serve something else; as
 * part of the caller's transaction.
 */
export async function heardEvents(
  trx: Database,
  payable: PayableId,
  { known, reported }: { readonly known: readonly PaymentEvent[]; readonly reported: readonly PaymentEvent[] },
): Promise<JoinedEvents> {
  const reports = unknownEvents(known, reported).map(({ provider, payment }) => ({ provider, payment }));
  const uses = reports.length === 0 ? [] : await rowsOf<PaymentUse>(trx, USE_PAYMENTS, [payable, JSON.stringify(reports)]);
  return joinedEvents(payable, { known, reported, uses });
}
