import { paise } from "#core/shared/money.ts";
import { ordersDay } from "./a-checkout.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

/** Razorpay took so many paise by this payment, on the orders' day. */
export const captureBy = (payment: string, amount: number): PaymentEvent => ({
  id: `${payment}/captured`,
  provider: "razorpay",
  payment,
  kind: "captured",
  amount: paise(amount),
  at: ordersDay,
});
