import type { PaymentEvent } from "./payment-state.ts";

/**
 * The captures among payment events: of each payment the first, however often the provider reports it. Source: specification/payments.md,
 * Events of a payment.
 */
export const capturedOnce = (payments: readonly PaymentEvent[]): readonly PaymentEvent[] =>
  payments.filter(
    ({ kind, payment }, place) =>
      kind === "captured" && payments.findIndex((other) => other.kind === "captured" && other.payment === payment) === place,
  );
