import { changeBy, noChange } from "../order/order-change.ts";
import { capturedOnce } from "../../payments/captured-once.ts";
import { captured, paymentKey } from "../../payments/payment-entries.ts";
import { isGivenUp } from "./order-payable.ts";
import { paymentStateOf, stillGoingBack } from "./payment-state.ts";
import type { JobOfOrder, OrderChange } from "../order/order-change.ts";
import type { Order } from "../order/order.ts";
import type { Step } from "../order/order-step.ts";
import type { StageEvent } from "../order/order-stage.ts";
import type { SeenOrder } from "../order/orders.port.ts";
import type { PaymentEvent, PaymentState } from "../../payments/payment-state.ts";

export type NewPaymentEvents = {
  readonly at: number;
  /** Ids of the events that were not known before. */
  readonly fresh: ReadonlySet<string>;
};

/**
 * What the events of an order's payments change in it, including the money that came in and the money that goes back. The set of events
 * decides, not their order of arrival. A payment that was captured in full pays for the order; without one, a new failure makes the order's
 * payment fail. If the order had expired, it takes its goods again if they are still available, but only once; otherwise the money goes
 * back. Source: specification/payments.md, A late payment.
 */
export function changeByPayments(seen: SeenOrder, heard: NewPaymentEvents): OrderChange | null {
  const { order, payments, ledger } = seen;
  const paid = paymentStateOf(seen);
  const moved = changeBy(order, stepsOf(seen, paid, heard));
  if (moved.kind === "refused") throw new TypeError(`${order.stage} takes no ${moved.refusal.kind}`);
  const change = moved.value;

  const keys = new Set(ledger.map(({ key }) => key));
  const taken = capturedOnce(payments).filter(({ payment }) => !keys.has(paymentKey(order, payment)));
  const entries = [...taken.map((event) => captured(order, event)), ...change.entries];
  const back = stillGoingBack({ order: change.after, payments, ledger: [...ledger, ...entries] });
  const jobs = [...back.map((event) => returnOf(order, event)), ...captureOf(change.after, paid)];
  if (change.after === order && taken.length === 0 && jobs.length === 0) return null;
  return {
    ...change,
    entries,
    jobs: [...change.jobs, ...jobs],
  };
}

function stepsOf(seen: SeenOrder, paid: PaymentState, heard: NewPaymentEvents): readonly Step[] {
  const event = stageEventOf(seen, paid, heard);
  return event === null ? [] : [{ at: heard.at, by: { kind: "provider" }, deed: { kind: "stage", event } }];
}

function stageEventOf({ order, payments, ledger, goods }: SeenOrder, paid: PaymentState, heard: NewPaymentEvents): StageEvent | null {
  const isPaid = paid.kind === "paid";
  const isDecided = ledger.some(({ key }) => key === paymentKey(order, paid.decidedBy?.payment ?? ""));
  const canBeHad = goods !== "gone" && !isDecided; // A payment that was recorded before without paying for the order is on its way back and pays for nothing.
  switch (order.stage) {
    case "quoted":
    case "placed":
      return null;
    case "pending-payment":
    case "payment-failed":
      if (isPaid) return canBeHad ? "pay" : null; // If not, the time to pay was over and others have the goods.
      return payments.some(({ id, kind }) => kind === "failed" && heard.fresh.has(id)) ? "fail" : null;
    case "expired":
      return isPaid && canBeHad && !isGivenUp(order) ? "revive" : null; // Its customer may have ordered the goods anew.
  }
}

const returnOf = ({ id }: Order, { provider, payment }: PaymentEvent): JobOfOrder => ({
  job: { kind: "return-surplus", order: id, provider, payment },
  terms: { key: `${id}/${payment}`, notBefore: null },
});

/** If a payment is only authorised, a job asks the provider at once, so that it is captured. */
function captureOf({ id, stage }: Order, { kind, decidedBy }: PaymentState): readonly JobOfOrder[] {
  if (kind !== "being-checked" || decidedBy === null || (stage !== "pending-payment" && stage !== "payment-failed")) return [];
  return [{ job: { kind: "reconcile-payments", order: id }, terms: { key: `${id}/authorised/${decidedBy.payment}`, notBefore: null } }];
}

/** An order that stays as it is, with more jobs. Source: specification/payments.md, A late payment. */
export const onlyJobs = (order: Order, jobs: readonly JobOfOrder[]): OrderChange => ({ ...noChange(order), jobs });
