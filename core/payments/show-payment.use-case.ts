import { PortUnavailable } from "../shared/port-unavailable.ts";
import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { PAYMENT_WAITS } from "../orders/order/order-stage.ts";
import { paymentCheckedAt, latestPaymentCheck } from "./payment-check.ts";
import { paymentStatus } from "./payment-status.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Order } from "../orders/order/order.ts";
import type { Orders } from "../orders/order/orders.port.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Result } from "../shared/result.ts";
import type { PaymentCheck, Openings } from "./openings.port.ts";
import type { PaymentProvider } from "./payment-provider.port.ts";
import type { PaymentStatus } from "./payment-status.ts";

/**
 * Answers for certain what became of a payment: it was taken, it was not taken, or it is being checked and when the result will be known.
 * Source: specification/payments.md, Reconciliation.
 */
export type ShowPayment = (customer: CustomerId, order: PayableId) => Promise<Result<PaymentStatus, { readonly kind: "unknown-order" }>>;
export const ShowPayment = token<ShowPayment>("ShowPayment");

type Needs = {
  readonly provider: PaymentProvider;
  readonly openings: Openings;
  readonly orders: Orders;
  readonly now: Clock;
};

export const makeShowPayment =
  ({ provider, openings, orders, now }: Needs): ShowPayment =>
  async (customer, id) => {
    const kept = await orders.withId(id);
    if (kept === null || kept.order.customer !== customer || kept.order.stage === "quoted") return refused({ kind: "unknown-order" });
    if (kept.order.stage === "placed") return ok(paymentStatus(kept, null, now()));
    const opening = await openings.of(id, provider.name);
    if (opening === null) return ok(paymentStatus(kept, NEVER_BEGUN, now()));
    const look = await latestPaymentCheck({ provider, openings, orders }, opening, kept.order, now()).catch(unasked);
    if (look === null) return ok(paymentStatus(kept, lastWord(kept.order, opening.look), now()));
    return ok(paymentStatus(look === opening.look ? kept : ((await orders.withId(id)) ?? kept), look, now()));
  };

/** If there is no order at the provider, nobody has paid for it. */
const NEVER_BEGUN: PaymentCheck = { at: 0, isUnderWay: false };

/** What the provider said after the order had expired is used when the provider can't be asked. */
function lastWord({ stage, history }: Order, look: PaymentCheck | null): PaymentCheck | null {
  const asked = paymentCheckedAt({ history });
  return stage === "expired" && asked !== null && look !== null && look.at >= asked + PAYMENT_WAITS ? look : null;
}

function unasked(error: unknown): null {
  if (error instanceof PortUnavailable) return null;
  throw error;
}
