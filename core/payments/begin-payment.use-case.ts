import { changeBy } from "../orders/order/order-change.ts";
import { PAYMENT_WAITS } from "../orders/order/order-stage.ts";
import { isPaidInVain, paymentStateOf } from "../orders/money/payment-state.ts";
import { KeyTaken } from "../orders/order/orders.port.ts";
import { PortUnavailable } from "../shared/port-unavailable.ts";
import { ok, refused } from "../shared/result.ts";
import { token } from "../shared/token.ts";
import { paymentCheckedAt, latestPaymentCheck, nextPaymentCheck } from "./payment-check.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Customers } from "../identity/customers.port.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Order } from "../orders/order/order.ts";
import type { Decided, KeptOrder, Orders, SeenOrder } from "../orders/order/orders.port.ts";
import type { Clock } from "../shared/clock.port.ts";
import type { Paise } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { PaymentReturn } from "./payment-return.ts";
import type { PaymentCheck, CheckedOpening, Openings } from "./openings.port.ts";
import type { Opening, PaymentForm, PaymentProvider } from "./payment-provider.port.ts";

/** `key` identifies the call: a repetition with the same key gets the same answer. */
export type BeginPaymentRequest = { readonly order: PayableId; readonly key: string };

/** The form that leads to the provider's page. The order can be paid until `until`, in milliseconds since 1970. */
export type BegunPayment = { readonly form: PaymentForm; readonly amount: Paise; readonly until: number };

export type PaymentRefusal =
  | { readonly kind: "unknown-order" | "nothing-to-pay" | "already-paid" | "expired" | "key-taken" }
  /** A payment is under way, and its result will be known by `knownBy`. A second payment might be taken in addition to it. */
  | { readonly kind: "being-checked"; readonly knownBy: number }
  /** The provider can't be reached; the order is kept until `until`. */
  | { readonly kind: "provider-away"; readonly until: number };

/**
 * Begins to pay for an order, or begins again after a payment failed. The provider's order is the same each time, so that no second payment
 * is taken for it. Refused where nothing is to be paid, or where the order can't be paid any more.
 * Source: specification/payments.md, After a failure.
 */
export type BeginPayment = (customer: CustomerId, asked: BeginPaymentRequest) => Promise<Result<BegunPayment, PaymentRefusal>>;
export const BeginPayment = token<BeginPayment>("BeginPayment");

type Begun = { readonly amount: Paise; readonly until: number };

type Needs = {
  readonly provider: PaymentProvider;
  readonly openings: Openings;
  readonly orders: Orders;
  readonly customers: Customers;
  readonly paymentReturn: PaymentReturn;
  readonly now: Clock;
};

export function makeBeginPayment({ provider, openings, orders, customers, paymentReturn, now }: Needs): BeginPayment {
  return async (customer, { order: id, key }) => {
    const kept = await orders.withId(id);
    if (kept === null || kept.order.customer !== customer) return refused({ kind: "unknown-order" });
    const refusal = refusalFor(kept, now());
    if (refusal !== null) return refused(refusal);
    const until = (paymentCheckedAt(kept.order) ?? now()) + PAYMENT_WAITS;

    const opened = await openedFor(kept.order).catch(awayNow);
    if (opened === "away") return refused({ kind: "provider-away", until });
    const begun = await orders
      .change<Result<Begun, PaymentRefusal>>(id, {
        at: now(),
        key: { customer, key, asked: `pay ${id}` },
        events: [],
        decide: (seen) => begunFor(seen, { customer, look: opened.look, at: now() }),
      })
      .catch(takenKey);
    if (begun === null) return refused({ kind: "unknown-order" });
    if (begun.kind === "refused") return begun;
    const person = await customers.withId(customer);
    const prefill = { name: person?.name ?? null, mobile: person?.mobile ?? null, email: person?.email ?? null };
    return ok({ ...begun.value, form: provider.formFor(opened.opening, { ...paymentReturn(id), prefill }) });
  };

  /** If a payment was begun before, the provider is asked about it first, because the order may have been paid meanwhile. */
  async function openedFor(order: Order): Promise<{ readonly opening: Opening; readonly look: PaymentCheck | null }> {
    const former: CheckedOpening | null = await openings.of(order.id, provider.name);
    if (former !== null) return { opening: former, look: await latestPaymentCheck({ provider, openings, orders }, former, order, now()) };
    const amount = order.snapshot.figures.total;
    const providerOrder = await provider.begin({ payable: order.id, amount });
    return { opening: await openings.keep({ provider: provider.name, providerOrder, payable: order.id, amount }, now()), look: null };
  }
}

type Beginning = { readonly customer: CustomerId; readonly look: PaymentCheck | null; readonly at: number };

function begunFor(seen: SeenOrder, { customer, look, at }: Beginning): Decided<Result<Begun, PaymentRefusal>> {
  const refusal = refusalFor(seen, at) ?? checkedFirst(seen, look, at);
  if (refusal !== null) return { change: null, answer: refused(refusal) };
  const event = seen.order.stage === "payment-failed" ? "retry" : "ask";
  const moved = changeBy(seen.order, [{ at, by: { kind: "customer", id: customer }, deed: { kind: "stage", event } }]);
  if (moved.kind === "refused") throw new TypeError(`${seen.order.stage} takes no ${event}`);
  const { after } = moved.value;
  const answer = ok({ amount: after.snapshot.figures.total, until: (paymentCheckedAt(after) ?? at) + PAYMENT_WAITS });
  return after === seen.order ? { change: null, answer, isDone: true } : { change: moved.value, answer };
}

function checkedFirst(seen: SeenOrder, look: PaymentCheck | null, at: number): PaymentRefusal | null {
  const isOpen = paymentStateOf(seen).kind === "being-checked" || look?.isUnderWay === true;
  return isOpen ? { kind: "being-checked", knownBy: nextPaymentCheck(paymentCheckedAt(seen.order) ?? at, at) } : null;
}

function refusalFor(kept: KeptOrder, at: number): PaymentRefusal | null {
  const { stage, snapshot, history } = kept.order;
  if (snapshot.way === "cash" || snapshot.figures.total === 0) return { kind: "nothing-to-pay" };
  const asked = paymentCheckedAt({ history });
  switch (stage) {
    case "placed":
      return { kind: "already-paid" };
    case "expired":
      return { kind: "expired" };
    case "quoted":
      return { kind: "unknown-order" }; // A quote must be placed before it can be paid.
    case "pending-payment":
    case "payment-failed":
      return isPaidInVain(kept) || (asked !== null && at >= asked + PAYMENT_WAITS) ? { kind: "expired" } : null;
  }
}

function awayNow(error: unknown): "away" {
  if (error instanceof PortUnavailable) return "away";
  throw error;
}

function takenKey(error: unknown) {
  if (error instanceof KeyTaken) return refused({ kind: "key-taken" });
  throw error;
}
