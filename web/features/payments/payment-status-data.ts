import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

export const readPaymentStatusNeeds = { showPayment: ShowPayment };

/** The latest of a purchase's payment. null: nothing is known of it, and the page of the purchase is drawn without it. */
export async function readPaymentStatus(
  useCases: NeedsOf<typeof readPaymentStatusNeeds>,
  customer: CustomerId,
  id: PayableId,
): Promise<PaymentStatus | null> {
  const answer = await answerOrNull(useCases.showPayment(customer, id));
  return answer?.value.kind === "ok" ? answer.value.value : null;
}
