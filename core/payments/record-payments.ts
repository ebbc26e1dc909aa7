import { changeBy } from "../orders/order/order-change.ts";
import { returned } from "../orders/money/money-moves.ts";
import { stillGoingBack } from "../orders/money/payment-state.ts";
import { onlyJobs, changeByPayments } from "./change-by-payments.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Order } from "../orders/order/order.ts";
import type { JobOfOrder, OrderChange } from "../orders/order/order-change.ts";
import type { Deed, Step } from "../orders/order/order-step.ts";
import type { KeptOrder, Orders } from "../orders/order/orders.port.ts";
import type { PaymentEvent } from "../orders/money/payment-state.ts";
import type { RefundOutcome } from "./payment-provider.port.ts";

/** Where an order and its payments stand after something was told. */
export type PaidSoFar = Pick<KeptOrder, "order" | "payments" | "ledger">;

type Told<About> = { readonly orders: Orders; readonly order: PayableId; readonly at: number } & About;

/** Keeps what was told of an order's payments and brings it on by that; told again it changes nothing. null: there is no such order. Source: specification/payments.md, Events of a payment. */
export function recordPayments({
  orders,
  order,
  events,
  at,
}: Told<{ readonly events: readonly PaymentEvent[] }>): Promise<PaidSoFar | null> {
  return orders.change<PaidSoFar>(order, {
    at,
    key: null,
    events,
    decide(seen, fresh) {
      const change = changeByPayments(seen, { at, fresh });
      const ledger = [...seen.ledger, ...(change?.entries ?? [])];
      return { change, answer: { order: change?.after ?? seen.order, payments: seen.payments, ledger } };
    },
  });
}

/** Keeps what has become of a refund at the provider. What comes before its sending was noted counts as well. Source: specification/payments.md, Refunds at the provider. */
export const recordRefund = ({ orders, order, number, outcome, at }: Told<{ readonly number: number; readonly outcome: RefundOutcome }>) =>
  orders.change(order, {
    at,
    key: null,
    events: [],
    decide(seen) {
      const deed = (event: "send" | "process" | "fail"): Deed => ({ kind: "refund", number, event });
      const state = seen.order.refunds[number - 1]?.state;
      const sent: readonly Step[] = state === "initiated" ? [{ at, by: { kind: "clock" }, deed: deed("send") }] : [];
      const ended: readonly Step[] =
        outcome.state === "pending"
          ? []
          : [{ at, by: { kind: "provider" }, deed: deed(outcome.state === "processed" ? "process" : "fail") }];
      const moved = changeBy(seen.order, [...sent, ...ended]);
      if (moved.kind === "refused") return { change: null, answer: null }; // It is none of this order, or was paid by hand meanwhile.
      const isNew = moved.value.after !== seen.order;
      const isOnItsWay = outcome.state === "pending" && (isNew || state === "manual"); // Also where staff have taken it over.
      const jobs = [...moved.value.jobs, ...(isOnItsWay ? lookedAfterRefund(seen.order, `refund/${number}`, at) : [])];
      return { change: isNew || jobs.length > 0 ? { ...moved.value, jobs } : null, answer: null };
    },
  });

/** Keeps that money which an order didn't need has gone back, is on its way, or came to nothing on it: then it is sent once more, and stays to be seen where the provider won't. Source: specification/payments.md, A late payment. */
export function recordSurplus({
  orders,
  order,
  payment,
  outcome,
  at,
}: Told<{ readonly payment: string; readonly outcome: RefundOutcome }>) {
  return orders.change(order, {
    at,
    key: null,
    events: [],
    decide(seen) {
      const event = stillGoingBack(seen).find((one) => one.payment === payment);
      return { change: event === undefined ? null : changeOf(seen.order, event), answer: null };
    },
  });

  function changeOf(of: Order, event: PaymentEvent): OrderChange {
    switch (outcome.state) {
      case "processed":
        return { ...onlyJobs(of, []), entries: [returned(of, event, at)] };
      case "pending":
        return onlyJobs(of, lookedAfterRefund(of, `surplus/${payment}`, at));
      case "failed":
        return onlyJobs(of, [sentAgain(of, payment)]);
    }
  }
}

const sentAgain = ({ id }: Order, payment: string): JobOfOrder => ({
  job: { kind: "return-surplus", order: id, payment },
  terms: { key: `${id}/${payment}/failed`, notBefore: null },
});

const HOUR = 60 * 60 * 1000;

/** What is on its way back is usually there at once; else the provider is asked again, in hours after it was sent. */
const REFUND_LOOKED_AT: readonly number[] = [1, 6, 24, 72, 168];

const lookedAfterRefund = ({ id }: Order, what: string, at: number): readonly JobOfOrder[] =>
  REFUND_LOOKED_AT.map((hours) => ({
    job: { kind: "reconcile-payments", order: id },
    terms: { key: `${id}/${what}/${hours}`, notBefore: at + hours * HOUR },
  }));
