import { PAYMENT_WAITS } from "../order/order-stage.ts";
import { changeBy } from "../order/order-change.ts";
import { KeyTaken } from "../order/orders.port.ts";
import { checkedFirst, paymentRefusal } from "../../payments/payment-refusal.ts";
import { unpaidOf } from "../../payments/unpaid-payment.ts";
import { ok, refused } from "../../shared/result.ts";
import { onlyJobs } from "./change-by-payments.ts";
import { orderPayable } from "./order-payable.ts";
import { recordPayments, recordRefund, recordSurplus } from "./record-payments.ts";
import type { PaymentAttempt, AwaitedPayment, Payables } from "../../payments/payables.port.ts";
import type { PaymentRefusal } from "../../payments/payment-refusal.ts";
import type { Result } from "../../shared/result.ts";
import type { Decided, Orders, SeenOrder } from "../order/orders.port.ts";

/** Orders wait for half an hour: nobody has more of them. */
const MOST_UNPAID = 100;

/** Orders as payments know them. Source: specification/payments.md, What is paid for. */
export const orderPayables = (orders: Orders): Payables => ({
  async unpaid(customer, at) {
    const { orders: waiting } = await orders.of(customer, { text: null, filter: "unpaid", after: null, limit: MOST_UNPAID });
    return waiting.flatMap((stored) => unpaidOf(orderPayable(stored), { kind: "order", number: stored.number }, at));
  },
  async withId(id) {
    const stored = await orders.withId(id);
    return stored === null ? null : orderPayable(stored);
  },
  async named(id) {
    const stored = await orders.withId(id);
    return stored === null ? null : { name: { kind: "order", number: stored.number }, language: stored.language };
  },
  async record(order, given) {
    const paid = await recordPayments({ orders, order, ...given });
    return paid === null ? null : orderPayable(paid);
  },
  async ask(id, attempt) {
    const { customer, key, at } = attempt;
    const decide = (seen: SeenOrder) => askedOf(seen, attempt);
    const answer = await orders.change(id, { at, key: { customer, key, asked: `pay ${id}` }, events: [], decide }).catch(takenKey);
    return answer ?? refused({ kind: "unknown-payable" });
  },
  async recordRefund(order, given) {
    await recordRefund({ orders, order, ...given });
  },
  async recordSurplus(order, given) {
    await recordSurplus({ orders, order, ...given });
  },
  async leaveToStaff(id, { number, at }) {
    await orders.change(id, {
      at,
      key: null,
      events: [],
      decide(seen) {
        const moved = changeBy(seen.order, [{ at, by: { kind: "clock" }, deed: { kind: "refund", number, event: "give-up" } }]);
        return { change: moved.kind === "ok" ? moved.value : null, answer: null };
      },
    });
  },
  async planCheck(id, { next, at }) {
    const planned = { job: { kind: "reconcile-payments", order: id }, terms: { key: `${id}/at/${next}`, notBefore: next } } as const;
    const decide = (seen: SeenOrder) => ({ change: onlyJobs(seen.order, [planned]), answer: null });
    await orders.change(id, { at, key: null, events: [], decide });
  },
});

function askedOf(seen: SeenOrder, { customer, at }: PaymentAttempt): Decided<Result<AwaitedPayment, PaymentRefusal>> {
  const payable = orderPayable(seen);
  const refusal = paymentRefusal(payable, at) ?? checkedFirst(payable, at);
  if (refusal !== null) return { change: null, answer: refused(refusal) };
  const event = seen.order.stage === "payment-failed" ? "retry" : "ask";
  const moved = changeBy(seen.order, [{ at, by: { kind: "customer", id: customer }, deed: { kind: "stage", event } }]);
  if (moved.kind === "refused") throw new TypeError(`${seen.order.stage} takes no ${event}`);
  const { after } = moved.value;
  const { closes } = orderPayable({ ...seen, order: after });
  const answer = ok({ amount: after.snapshot.figures.total, until: closes ?? at + PAYMENT_WAITS });
  return after === seen.order ? { change: null, answer, isDone: true } : { change: moved.value, answer };
}

function takenKey(error: unknown) {
  if (error instanceof KeyTaken) return refused({ kind: "key-taken" } as const);
  throw error;
}
