import * as z from "zod";
import { BeginPayment } from "#core/payments/begin-payment.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { endpoint, fields, only, said } from "./endpoint.ts";
import { orderId } from "./quote.ts";
import { callKey, instant, rupees } from "./scalars.ts";
import type { PaymentTold } from "#core/payments/payment-told.ts";

export const beginPayment = endpoint(BeginPayment, {
  method: "POST",
  path: "/payment/begin",
  in: "body",
  audience: "customer",
  request: fields({ order: ["order_id", orderId], key: callKey }),
  response: fields({
    form: fields({ action: z.string(), fields: z.record(z.string(), z.string()) }),
    amount: rupees,
    until: ["pay_until", instant],
  }),
  refusals: {
    "unknown-order": said(404, "Order not found"),
    "nothing-to-pay": said(1, "There is nothing to pay for this order"),
    "already-paid": said(2, "This order is paid"),
    expired: said(410, "The time to pay for this order is over"),
    "key-taken": said(422, "This key was used for something else"),
    "being-checked": said(3, "A payment of this order is being checked", fields({ knownBy: ["known_by", instant] })),
    "provider-away": said(503, "Payments can not be made just now. Your order is kept.", fields({ until: ["pay_until", instant] })),
  },
});

const told: z.ZodType<PaymentTold> = z.union([
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
  refusals: { "unknown-order": said(404, "Order not found") },
});
