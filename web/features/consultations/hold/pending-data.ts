import { ListUnpaidPayments } from "#core/payments/unpaid/list-unpaid-payments.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { UnpaidPayment } from "#core/payments/unpaid-payment.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** What waits for a payment. */
export const readPending = (allDependencies: AllDependencies, customer: CustomerId): Promise<readonly UnpaidPayment[]> =>
  lateUseCase(allDependencies, ListUnpaidPayments)(customer);
