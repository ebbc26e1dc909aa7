import * as z from "zod/mini";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ListUnpaidPayments } from "#core/payments/unpaid/list-unpaid-payments.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { endpoint, fields, nothing, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { orderId } from "#adapters/http-contract/orders/quote.ts";
import { callKey, instant, rupees } from "#adapters/http-contract/scalars.ts";
import { isBeingChecked, secondPayments } from "./payment-facts.ts";
import { begunPayment, paymentRefusals } from "./begun-payment.ts";
import type { UnpaidPayment } from "#core/payments/unpaid-payment.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const beginPayment = endpoint(BeginPayment, {
  method: "POST",
  path: "/payment/begin",
  in: "body",
  audience: "customer",
  request: fields({ payable: ["order_id", orderId], key: callKey }),
  response: begunPayment,
  refusals: paymentRefusals,
});

const shape: Shape<PaymentStatus> = z.union([
  fields({ kind: ["payment_status", z.literal("nothing-due")] }),
  fields({
    kind: ["payment_status", z.literal("taken")],
    amount: rupees,
    payment: ["payment_id", z.nullable(z.string())],
    at: ["paid_at", instant],
    goesBack: ["refund_due", rupees],
    secondPayments,
  }),
  fields({
    kind: ["payment_status", z.literal("not-taken")],
    why: ["reason", z.enum(["not-tried", "failed", "too-late"])],
    amount: rupees,
    until: ["pay_until", z.nullable(instant)],
    goesBack: ["refund_due", rupees],
  }),
  fields({
    kind: ["payment_status", z.literal("being-checked")],
    amount: rupees,
    knownBy: ["known_by", instant],
    goesBack: ["refund_due", rupees],
  }),
]);

export const showPayment = endpoint(ShowPayment, {
  method: "GET",
  path: "/payment/status",
  in: "query",
  audience: "customer",
  request: only("order_id", orderId),
  response: shape,
  refusals: { "unknown-payable": answerOf(404, "Order not found") },
});

const waiting = {
  id: ["_id", orderId],
  amount: rupees,
  until: ["pay_until", z.nullable(instant)],
  isBeingChecked,
} as const;

const unpaid: Shape<UnpaidPayment> = z.union([
  fields({ kind: z.literal("order"), ...waiting, number: ["order_number", z.string()] }),
  fields({ kind: z.enum(["appointment", "lab-tests"]), ...waiting, start: instant }),
  fields({ kind: z.literal("plan"), ...waiting, title: z.string(), hindi: ["title_hi", z._default(z.nullable(z.string()), null)] }),
]);

export const listUnpaidPayments = endpoint(ListUnpaidPayments, {
  method: "GET",
  path: "/get/unpaidpayments",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.array(unpaid),
});
