import { paise } from "#core/shared/money.ts";
import { printable } from "#cli/printing/columns.ts";
import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { ReturnedByHand } from "#core/orders/money/return-by-hand.use-case.ts";
import type { PaymentView } from "#core/orders/views/payment-view.ts";
import type { MoneyText } from "#cli/orders/printing/checkout-text.ts";

/** What an order's last figure is called by how it stands with the payment, and what was paid, is due and went back since. */
export function moneyText({ order }: KeptOrder, payment: PaymentView): MoneyText {
  const { total } = order.snapshot.figures;
  const back = order.refunds
    .filter(({ payout }) => payout > 0)
    .map(({ number, state, payout }) => [`Refund ${number}, ${state}`, rupeesAndPaise(paise(-payout))] as const);
  switch (payment.kind) {
    case "at-door": {
      const { due, collected } = payment;
      if (due === 0 && collected === total) return { total: "Paid on delivery", since: back };
      const isUntouched = due === total && collected === 0;
      const now = [
        ["Collected on delivery", rupeesAndPaise(collected)],
        ["Still to be paid on delivery", rupeesAndPaise(due)],
      ] as const;
      return {
        total: isUntouched ? "To be paid on delivery" : "Was to be paid on delivery",
        since: [...(isUntouched ? [] : now), ...back],
      };
    }
    case "paid":
      return { total: "Paid online", since: [...back, ...surplusOf(payment)] };
    case "expired":
      return { total: "Was to be paid online, and was not", since: [...back, ...surplusOf(payment)] };
    case "waiting":
    case "failed":
    case "being-checked":
      return { total: OPEN[payment.kind], since: [...back, ...surplusOf(payment)] };
    case "nothing-to-pay":
      return { total: "Nothing to pay", since: back };
  }
}

const OPEN = {
  waiting: "To be paid online; nothing is paid yet",
  failed: "To be paid online; the last payment failed",
  "being-checked": "To be paid online; a payment is being checked",
} as const;

const surplusOf = ({ surplus }: Extract<PaymentView, { readonly surplus: unknown }>): MoneyText["since"] =>
  surplus === 0 ? [] : [["Charged too much, to be refunded", rupeesAndPaise(surplus)]];

/** That staff have sent back what the order didn't need, or that it was back before. */
export const returnedByHandText = (
  { number }: KeptOrder,
  { payment, amount, isNew }: ReturnedByHand & { readonly payment: string },
): string =>
  isNew
    ? `${number}: payment ${printable(payment)} of ${rupeesAndPaise(amount)} was refunded by hand.\n`
    : `${number}: payment ${printable(payment)} of ${rupeesAndPaise(amount)} was already refunded, and nothing was recorded.\n`;

/** Why there is nothing to send back. */
export const staysText = ({ number }: KeptOrder, payment: string): string =>
  `${number}: nothing of a payment ${printable(payment)} has to go back beside its refunds. See: niramaya order show ${number}\n`;
