import * as z from "zod/mini";
import { paise } from "#core/shared/money.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { ProviderNews, RefundOutcome } from "#core/payments/payment-provider.port.ts";

/** As the shop names them. */
export const RAZORPAY = "razorpay";

/** What of their answers and tellings is read; they hold much more. Amounts are paise, times seconds since 1970. */
const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const amount = z.pipe(z.int().check(z.minimum(0)), z.transform(paise));
const seconds = z.int().check(z.minimum(0));

export const orderShape = z.object({ id, amount, currency: z.literal("INR"), receipt: z.nullish(z.string()) });

export const paymentShape = z.object({
  id,
  order_id: z.nullish(id),
  amount,
  currency: z.string(),
  status: z.string(),
  captured: z.nullish(z.boolean()),
  created_at: seconds,
});
type Payment = z.output<typeof paymentShape>;

export const paymentsShape = z.object({ items: z.array(paymentShape) });

/** Notes that hold nothing are an empty list there. */
const notes = z.nullish(
  z.union([
    z.record(z.string(), z.unknown()),
    z.pipe(
      z.array(z.unknown()),
      z.transform((): Record<string, unknown> => ({})),
    ),
  ]),
);

export const refundShape = z.object({ id, payment_id: id, amount, status: z.string(), notes });
type Refund = z.output<typeof refundShape>;

export const refundsShape = z.object({ items: z.array(refundShape) });

export const troubleShape = z.object({ error: z.object({ code: z.string(), description: z.nullish(z.string()) }) });

const inPayload = <Shape extends z.ZodMiniType>(shape: Shape) => z.optional(z.object({ entity: shape }));

/** Which payment or refund a telling is about stands in its payload. */
export const webhookShape = z.object({
  event: z.string(),
  payload: z.object({ payment: inPayload(paymentShape), refund: inPayload(refundShape) }),
});
export type WebhookMessage = z.output<typeof webhookShape>;

/**
 * What a payment has come to. One fact has one id, wherever it was read; what was captured stays so when it is refunded, and what was given
 * back uncaptured has failed; of what is begun alone, its end is not known there either. null: nothing that is known. Other money than
 * rupees pays for nothing.
 */
export function eventOf({ id: payment, amount, currency, status, captured, created_at }: Payment): PaymentEvent | null {
  const kind = kindOf(status, captured === true);
  if (kind === null || currency !== "INR") return null;
  return { id: `${payment}/${kind}`, provider: RAZORPAY, payment, kind, amount, at: created_at * 1000 };
}

function kindOf(status: string, isCaptured: boolean): PaymentEvent["kind"] | null {
  switch (status) {
    case "captured":
      return "captured";
    case "refunded":
      return isCaptured ? "captured" : "failed";
    case "created":
      return "begun";
    case "authorized":
      return "authorised";
    case "failed":
      return "failed";
    default:
      return null;
  }
}

export function outcomeOf({ status }: Refund): RefundOutcome {
  return { state: status === "processed" || status === "failed" ? status : "pending" };
}

/** The key that a refund was asked with. */
export function keyOf({ notes }: Refund): string | null {
  const key = notes?.["key"];
  return typeof key === "string" ? key : null;
}

/** What a telling says of payments and refunds. A payment's payload shows it as it was then, so the event names what it came to. */
export function newsIn({ event, payload }: WebhookMessage): readonly ProviderNews[] {
  const [payment, refund] = [payload.payment?.entity, payload.refund?.entity];
  switch (event) {
    case "payment.authorized":
    case "payment.captured":
    case "payment.failed":
    case "order.paid": {
      const paymentEvent = payment === undefined ? null : eventOf({ ...payment, status: STATUS[event] });
      return paymentEvent === null || payment?.order_id == null
        ? []
        : [{ kind: "payment", providerOrder: payment.order_id, event: paymentEvent }];
    }
    case "refund.processed":
    case "refund.failed": {
      const key = refund === undefined ? null : keyOf(refund);
      return key === null ? [] : [{ kind: "refund", key, state: event === "refund.processed" ? "processed" : "failed" }];
    }
    default:
      return [];
  }
}

const STATUS = {
  "payment.authorized": "authorized",
  "payment.captured": "captured",
  "payment.failed": "failed",
  "order.paid": "captured",
} as const;
