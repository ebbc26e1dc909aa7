import { ListUnpaidPayments } from "#core/payments/unpaid/list-unpaid-payments.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { UnpaidPayment } from "#core/payments/unpaid-payment.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const readPendingNeeds = { listUnpaidPayments: ListUnpaidPayments };

/** What waits for a payment. */
export const readPending = (useCases: NeedsOf<typeof readPendingNeeds>, customer: CustomerId): Promise<readonly UnpaidPayment[]> =>
  useCases.listUnpaidPayments(customer);
