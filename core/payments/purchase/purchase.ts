// Decision: docs/decisions/payments-know-payables.md
import { ok, refused } from "../../shared/result.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Job, QueuedJob } from "../../jobs/job.ts";
import type { Entry, PayableId } from "../../ledger/entry.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Paise } from "../../shared/money.ts";
import type { Result } from "../../shared/result.ts";
import type { PaymentEvent } from "../payment-state.ts";

/**
 * What is paid for once and in full, and of which money goes back once at most: an appointment, a lab booking, a plan. An order, which has
 * a refund for each return, is none. Times in milliseconds since 1970.
 */
export type Purchase = {
  readonly id: PayableId;
  readonly customer: CustomerId;
  /** "pending_payment": a payment was asked for, and none has succeeded. All other states are the area's own. */
  readonly state: string;
  /** Until when it waits for its payment; null: it does not wait. */
  readonly expiresAt: number | null;
  /** The payment that pays for it; null: none does. */
  readonly paidBy: string | null;
  readonly refund: PurchaseRefund | null;
  /** The oldest first. */
  readonly history: readonly PurchaseStep[];
};

type PurchaseStep = {
  readonly at: number;
  readonly by: { readonly kind: string };
  readonly deed: { readonly kind: string; readonly event: string };
};

/** A purchase with its payments and with the money that they moved. */
export type KeptPurchase<Bought extends Purchase> = {
  readonly purchase: Bought;
  readonly payments: readonly PaymentEvent[];
  readonly ledger: Ledger;
};

/**
 * A purchase after some steps, and everything that they bring about. It is stored as a whole or not at all. Each area has its own jobs and
 * `MoneyJob`s.
 */
export type PurchaseChange<Bought extends Purchase> = {
  readonly after: Bought;
  readonly entries: readonly Entry[];
  readonly jobs: readonly QueuedJob<Job>[];
};

/** A step that a payment or its absence brings about. `payment`: the provider's id of the one that pays; null: none does. */
export type PaymentStep<Event extends string> = {
  readonly at: number;
  readonly by: { readonly kind: "customer" | "provider" | "clock" };
  readonly deed:
    | { readonly kind: "state"; readonly event: Event; readonly payment: string | null }
    | { readonly kind: "refund"; readonly event: PurchaseRefundEvent };
};

/** Money on its way back. */
export type PurchaseRefund = {
  readonly payout: Paise;
  readonly state: "initiated" | "pending" | "processed" | "failed" | "manual";
};

/** "send": the provider was asked to send the money back. "give-up": staff send it by hand. */
export type PurchaseRefundEvent = "send" | "process" | "fail" | "give-up";

type NotPossible<Bought extends Purchase> = { readonly kind: "not-possible"; readonly state: Bought["state"] };

/**
 * A purchase after something became of its refund. The same event again leaves it as it is. Source: specification/payments.md, Refunds at
 * the provider.
 */
export function refundAfter<Bought extends Purchase>(
  purchase: Bought,
  event: PurchaseRefundEvent,
  step: Bought["history"][number],
): Result<Bought, NotPossible<Bought>> {
  const { refund } = purchase;
  const state = refund === null ? undefined : REFUND_TABLE[refund.state][event];
  if (refund === null || state === undefined) return refused({ kind: "not-possible", state: purchase.state });
  if (state === refund.state) return ok(purchase);
  return ok({ ...purchase, refund: { ...refund, state }, history: [...purchase.history, step] });
}

/** A refund never leaves "processed". */
const REFUND_TABLE: Readonly<Record<PurchaseRefund["state"], Readonly<Partial<Record<PurchaseRefundEvent, PurchaseRefund["state"]>>>>> = {
  initiated: { send: "pending", "give-up": "manual" },
  pending: { send: "pending", process: "processed", fail: "failed" },
  processed: { process: "processed", fail: "processed" },
  failed: { fail: "failed", process: "processed", "give-up": "manual" },
  manual: { "give-up": "manual", process: "processed", fail: "manual" },
};
