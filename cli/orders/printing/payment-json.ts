import { NOTHING } from "#core/shared/money.ts";
import { amountText } from "#cli/printing/amount-text.ts";
import type { PaymentView } from "#core/orders/views/payment-view.ts";
import type { Paise } from "#core/shared/money.ts";

/** What of an order's total was paid, and what still is due, for programs; what went back later stands with its refunds. */
export const paymentJson = (payment: PaymentView, total: Paise) => {
  const { paid, due } = paidAndDue(payment, total);
  return { paid: amountText(paid), due: amountText(due) };
};

function paidAndDue(payment: PaymentView, total: Paise): { readonly paid: Paise; readonly due: Paise } {
  switch (payment.kind) {
    case "at-door":
      return { paid: payment.collected, due: payment.due };
    case "paid":
      return { paid: total, due: NOTHING };
    case "waiting":
    case "failed":
    case "being-checked":
      return { paid: NOTHING, due: total };
    case "expired":
    case "nothing-to-pay":
      return { paid: NOTHING, due: NOTHING };
  }
}
