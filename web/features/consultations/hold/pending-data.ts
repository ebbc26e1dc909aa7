import { ListUnpaidPayments } from "#core/payments/unpaid/list-unpaid-payments.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { UnpaidPayment } from "#core/payments/unpaid/unpaid-payment.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** What waits for a payment. */
export const readPending = (whole: Whole, customer: CustomerId): Promise<readonly UnpaidPayment[]> =>
  lateUseCase(whole, ListUnpaidPayments)(customer);
