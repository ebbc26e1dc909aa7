import * as z from "zod/mini";
import { paise } from "#core/shared/money.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { ProviderNews } from "#core/payments/payment-provider.port.ts";
import type { SandboxPayment, SandboxRefund } from "./records.ts";

/** As the shop names it. */
export const SANDBOX = "sandbox";

/** What the sandbox's server tells the shop's, as JSON. */
const tellingShape = z.discriminatedUnion("about", [
  z.object({
    about: z.literal("payment"),
    order: z.string(),
    payment: z.string(),
    outcome: z.enum(["captured", "failed"]),
    amount: z.pipe(z.int().check(z.minimum(1)), z.transform(paise)),
    at: z.int(),
  }),
  z.object({ about: z.literal("refund"), key: z.string(), outcome: z.enum(["processed", "failed"]) }),
]);

/** null: nothing that the sandbox tells. */
export function newsIn(text: string): ProviderNews | null {
  const read = tellingShape.safeParse(jsonIn(text));
  if (!read.success) return null;
  const message = read.data;
  if (message.about === "refund") return { kind: "refund", key: message.key, state: message.outcome };
  const { order, payment, outcome: kind, amount, at } = message;
  return { kind: "payment", providerOrder: order, event: { id: `${payment}/${kind}`, provider: SANDBOX, payment, kind, amount, at } };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a payment has come to: one that is late has been authorised, and is captured by itself. */
export function eventOf({ id: payment, amount, state, at }: SandboxPayment): PaymentEvent {
  const kind = state === "late" ? "authorised" : state;
  return { id: `${payment}/${kind}`, provider: SANDBOX, payment, kind, amount, at };
}

export const paymentMessage = ({ id: payment, order, state, amount, at }: SandboxPayment): string =>
  JSON.stringify({ about: "payment", order, payment, outcome: state, amount, at });

export const refundMessage = ({ key }: SandboxRefund): string => JSON.stringify({ about: "refund", key, outcome: "processed" });
