import { capturedOnce } from "../captured-once.ts";
import { captured, paymentKey } from "../payment-entries.ts";
import { captureJob, surplusSent } from "./purchase-money.ts";
import type { QueuedJob } from "../../jobs/job.ts";
import type { Result } from "../../shared/result.ts";
import type { MoneyJob } from "../money-job.ts";
import type { Payable } from "../payable.ts";
import type { KeptPurchase, PaymentStep, Purchase, PurchaseChange } from "./purchase.ts";

/**
 * What an area says of its purchases. `Kept`: one as it is stored; `Seen`: with what is looked up when it changes; `Revival`: the event
 * that brings one back.
 */
export type PurchaseRules<
  Kept,
  Seen extends Kept,
  Bought extends Purchase,
  Change extends PurchaseChange<Bought>,
  Revival extends string,
> = {
  kept(stored: Kept): KeptPurchase<Bought>;
  payable(stored: KeptPurchase<Bought>): Payable;
  /** The change that leaves it as it is. */
  unchanged(purchase: Bought): Change;
  /** Refused where a step does not fit. */
  change(
    purchase: Bought,
    steps: readonly PaymentStep<"ask" | "pay" | "fail" | "expire" | Revival>[],
  ): Result<Change, { readonly kind: string }>;
  /** The event by which a payment after its time brings it back; null: none does, and the money goes back. */
  revival(seen: Seen, at: number): Revival | null;
};

/** `fresh`: the ids of the reports that were not known before. */
export type HeardPayments = { readonly at: number; readonly fresh: ReadonlySet<string> };

/**
 * What the set of events of its payments makes of a purchase, with the money that came in and the jobs that send money back; null: nothing.
 * A payment in full pays for it as long as it waits for one. Afterwards it does so where the area can still give what was bought; else all
 * the money goes back.
 * Source: specification/payments.md, What is paid for.
 */
export function purchaseChangeByPayments<
  Kept,
  Seen extends Kept,
  Bought extends Purchase,
  Change extends PurchaseChange<Bought>,
  Revival extends string,
>(rules: PurchaseRules<Kept, Seen, Bought, Change, Revival>, seen: Seen, heard: HeardPayments): Change | null {
  const stored = rules.kept(seen);
  const { purchase, payments, ledger } = stored;
  const payable = rules.payable(stored);
  const payment = paymentThatPays(stored, payable);
  const revival = payment === null ? null : rules.revival(seen, heard.at);
  const moved = rules.change(purchase, stepsOf(stored, { ...heard, payable, payment, revival }));
  if (moved.kind === "refused") throw new TypeError(`${purchase.state} takes no ${moved.refusal.kind}`);
  const { after } = moved.value;
  const known = new Set(ledger.map(({ key }) => key));
  const taken = capturedOnce(payments).filter((one) => !known.has(paymentKey(purchase, one.payment)));
  const entries = [...taken.map((event) => captured(purchase, event)), ...moved.value.entries];
  const { goingBack } = rules.payable({ purchase: after, payments, ledger: [...ledger, ...entries] });
  const returned = goingBack.map((event) => surplusSent(purchase, event));
  const jobs = [...moved.value.jobs, ...returned, ...captureOf(after, rules.payable({ ...stored, purchase: after }))];
  if (after === purchase && taken.length === 0 && jobs.length === 0) return null;
  return { ...moved.value, entries, jobs };
}

/**
 * The payment that pays in full; null: none does. One that was recorded before without paying for it is on its way back and pays for
 * nothing.
 */
function paymentThatPays({ purchase, ledger }: KeptPurchase<Purchase>, { payments }: Payable): string | null {
  const payment = payments.kind === "paid" ? (payments.decidedBy?.payment ?? null) : null;
  return payment !== null && ledger.some(({ key }) => key === paymentKey(purchase, payment)) ? null : payment;
}

type Decided<Revival> = HeardPayments & { readonly payable: Payable; readonly payment: string | null; readonly revival: Revival | null };

function stepsOf<Revival extends string>(
  { purchase, payments }: KeptPurchase<Purchase>,
  { at, fresh, payable, payment, revival }: Decided<Revival>,
): readonly PaymentStep<"pay" | "fail" | "expire" | Revival>[] {
  const paidBy = (event: "pay" | Revival): PaymentStep<"pay" | Revival> => ({
    at,
    by: { kind: "provider" },
    deed: { kind: "state", event, payment },
  });
  const revived = revival === null ? [] : [paidBy(revival)];
  switch (payable.state) {
    case "open":
    case "failed": {
      const isOver = purchase.expiresAt !== null && at >= purchase.expiresAt;
      if (payment !== null)
        return isOver
          ? [{ at, by: { kind: "clock" }, deed: { kind: "state", event: "expire", payment: null } }, ...revived]
          : [paidBy("pay")];
      const hasFailed = purchase.state === "pending_payment" && payments.some(({ id, kind }) => kind === "failed" && fresh.has(id));
      return hasFailed ? [{ at, by: { kind: "provider" }, deed: { kind: "state", event: "fail", payment: null } }] : [];
    }
    case "over":
      return revived;
    case "paid":
    case "unasked":
      return [];
  }
}

function captureOf(after: Purchase, { state, payments }: Payable): readonly QueuedJob<MoneyJob>[] {
  const waits = state === "open" || state === "failed";
  if (payments.kind !== "being-checked" || payments.decidedBy === null || !waits) return [];
  return [captureJob(after, payments.decidedBy.payment)];
}
