import { REFUND_CHECKED_AFTER } from "../../payments/payment-times.ts";
import { changeBy } from "../order/order-change.ts";
import { returned } from "../../payments/payment-entries.ts";
import { stillGoingBack } from "./payment-state.ts";
import { onlyJobs, changeByPayments } from "./change-by-payments.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Order } from "../order/order.ts";
import type { JobOfOrder, OrderChange } from "../order/order-change.ts";
import type { Deed, Step } from "../order/order-step.ts";
import type { KeptOrder, Orders } from "../order/orders.port.ts";
import type { PaymentEvent } from "../../payments/payment-state.ts";
import type { RefundOutcome } from "../../payments/payment-provider.port.ts";

/** An order and its payments after news were recorded. */
export type PaidSoFar = Pick<KeptOrder, "order" | "payments" | "ledger">;

type PaymentRecord<About> = { readonly orders: Orders; readonly order: PayableId; readonly at: number } & About;

/**
 * Stores the events of an order's payments and changes the order by them; a repetition changes nothing. null: there is no such order.
 * Source: specification/payments.md, Events of a payment.
 */
export function recordPayments({
  orders,
  order,
  events,
  at,
}: PaymentRecord<{ readonly events: readonly PaymentEvent[] }>): Promise<PaidSoFar | null> {
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

/**
 * Stores what became of a refund at the provider. A result that comes before the refund was noted as sent counts too.
 * Source: specification/payments.md, Refunds at the provider.
 */
export const recordRefund = ({
  orders,
  order,
  number,
  outcome,
  at,
}: PaymentRecord<{ readonly number: number; readonly outcome: RefundOutcome }>) =>
  orders.change(order, {
    at,
    key: null,
    events: [],
    decide(seen) {
      const action = (event: "send" | "process" | "fail"): Deed => ({ kind: "refund", number, event });
      const state = seen.order.refunds[number - 1]?.state;
      const sent: readonly Step[] = state === "initiated" ? [{ at, by: { kind: "clock" }, deed: action("send") }] : [];
      const ended: readonly Step[] =
        outcome.state === "pending"
          ? []
          : [{ at, by: { kind: "provider" }, deed: action(outcome.state === "processed" ? "process" : "fail") }];
      const moved = changeBy(seen.order, [...sent, ...ended]);
      if (moved.kind === "refused") return { change: null, answer: null }; // The refund is not this order's, or was paid by hand meanwhile.
      const isNew = moved.value.after !== seen.order;
      const isOnItsWay = outcome.state === "pending" && (isNew || state === "manual"); // This includes refunds that staff have taken over.
      const jobs = [...moved.value.jobs, ...(isOnItsWay ? lookedAfterRefund(seen.order, `refund/${number}`, at) : [])];
      return { change: isNew || jobs.length > 0 ? { ...moved.value, jobs } : null, answer: null };
    },
  });

/**
 * Stores what became of money that an order didn't need: it has gone back, it is on its way, or sending it failed. If sending failed, it is
 * tried once more; if the provider still refuses, a parked job shows it to staff. Source: specification/payments.md, A late payment.
 */
export function recordSurplus({
  orders,
  order,
  payment,
  outcome,
  at,
}: PaymentRecord<{ readonly payment: string; readonly outcome: RefundOutcome }>) {
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
        return onlyJobs(of, [sentAgain(of, event)]);
    }
  }
}

const sentAgain = ({ id }: Order, { provider, payment }: PaymentEvent): JobOfOrder => ({
  job: { kind: "return-surplus", order: id, provider, payment },
  terms: { key: `${id}/${payment}/failed`, notBefore: null },
});

const lookedAfterRefund = ({ id }: Order, what: string, at: number): readonly JobOfOrder[] =>
  REFUND_CHECKED_AFTER.map((after) => ({
    job: { kind: "reconcile-payments", order: id },
    terms: { key: `${id}/${what}/${after / HOUR}`, notBefore: at + after },
  }));

const HOUR = 60 * 60 * 1000;
