import { withEntries } from "#core/ledger/ledger.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Entry, PayableId } from "#core/ledger/entry.ts";
import type { Ledger } from "#core/ledger/ledger.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** What came to the money of a customer's purchase: rows in JSON, as the function `keep_money` takes them; null: none. */
export type NewMoney = { readonly entries: string | null; readonly events: string | null };

const KEEP_MONEY: Statement = { name: "money kept", text: "select keep_money($1, $2, $3)" };

/** Stores it as part of the caller's transaction. */
export async function putMoney(trx: Database, customer: CustomerId, { entries, events }: NewMoney): Promise<void> {
  if (entries !== null || events !== null) await rowsOf(trx, KEEP_MONEY, [customer, entries, events]);
}

/** The entries that the ledger does not have yet. Throws if one would move other money under a key that is already there. */
export function rowsOfEntries(ledger: Ledger, entries: readonly Entry[]): string | null {
  const fresh = withEntries(ledger, entries).slice(ledger.length);
  return fresh.length === 0 ? null : JSON.stringify(fresh.map((one) => ({ ...one, at: new Date(one.at) })));
}

/** What was reported of a purchase's payments. `at`: when it was heard, in milliseconds since 1970; null: as it happened. */
export const rowsOfEvents = (payable: PayableId, events: readonly PaymentEvent[], at: number | null): string | null =>
  events.length === 0
    ? null
    : JSON.stringify(events.map((event) => ({ ...event, payable, at: new Date(event.at), received_at: new Date(at ?? event.at) })));

/** Stores the entries that a customer's ledger does not have yet, likewise. Throws if one would move other money under a known key. */
export const putEntries = (
  trx: Database,
  { customer, ledger }: { readonly customer: CustomerId; readonly ledger: Ledger },
  entries: readonly Entry[],
): Promise<void> => putMoney(trx, customer, { entries: rowsOfEntries(ledger, entries), events: null });

/** Stores what was reported of a purchase's payments, likewise; `at` as of `rowsOfEvents`. */
export const putPaymentEvents = (
  trx: Database,
  { id, customer }: { readonly id: PayableId; readonly customer: CustomerId },
  { events, at }: { readonly events: readonly PaymentEvent[]; readonly at: number | null },
): Promise<void> => putMoney(trx, customer, { entries: null, events: rowsOfEvents(id, events, at) });
