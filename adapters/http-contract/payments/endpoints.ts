import * as z from "zod";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { endpoint, fields, only, answerOf } from "#adapters/http-contract/endpoint.ts";
import { orderId } from "#adapters/http-contract/orders/quote.ts";
import { callKey, instant, rupees } from "#adapters/http-contract/scalars.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";

export const beginPayment = endpoint(BeginPayment, {
  method: "POST",
  path: "/payment/begin",
  in: "body",
  audience: "customer",
  request: fields({ payable: ["order_id", orderId], key: callKey }),
  response: fields({
    form: fields({ action: z.string(), fields: z.record(z.string(), z.string()) }),
    amount: rupees,
    until: ["pay_until", instant],
  }),
  refusals: {
    "unknown-payable": answerOf(404, "Order not found"),
    "nothing-to-pay": answerOf(1, "There is nothing to pay for this order"),
    "already-paid": answerOf(2, "This order is paid"),
    expired: answerOf(410, "The time to pay for this order is over"),
    "key-taken": answerOf(422, "This key was used for something else"),
    "being-checked": answerOf(3, "A payment of this order is being checked", fields({ knownBy: ["known_by", instant] })),
    "provider-away": answerOf(503, "Payments can not be made just now. Your order is kept.", fields({ until: ["pay_until", instant] })),
  },
});

const told: z.ZodType<PaymentStatus> = z.union([
  fields({ kind: ["payment_status", z.literal("nothing-due")] }),
  fields({
    kind: ["payment_status", z.literal("taken")],
    amount: rupees,
    payment: ["payment_id", z.nullable(z.string())],
    at: ["paid_at", instant],
    goesBack: ["refund_due", rupees],
  }),
  fields({
    kind: ["payment_status", z.literal("not-taken")],
    why: ["reason", z.enum(["not-tried", "failed", "too-late"])],
    amount: rupees,
    until: ["pay_until", z.nullable(instant)],
    goesBack: ["refund_due", rupees],
  }),
  fields({ kind: ["payment_status", z.literal("being-checked")], amount: rupees, knownBy: ["known_by", instant] }),
]);

export const showPayment = endpoint(ShowPayment, {
  method: "GET",
  path: "/payment/status",
  in: "query",
  audience: "customer",
  request: only("order_id", orderId),
  response: told,
  refusals: { "unknown-payable": answerOf(404, "Order not found") },
});
