import { entry } from "../../ledger/entry.ts";
import { paise } from "../../shared/money.ts";
import { RECONCILED_AFTER, REFUND_CHECKED_AFTER } from "../payment-times.ts";
import type { QueuedJob } from "../../jobs/job.ts";
import type { Account, Entry } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { MoneyJob } from "../money-job.ts";
import type { SurplusPayment } from "../return-surplus.use-case.ts";
import type { Purchase } from "./purchase.ts";

/**
 * `seller`: to whom it is owed. `sold`: what it was sold for by this step; null: it was not sold by it. `at` in milliseconds since 1970.
 */
type PurchaseStepTaken = { readonly seller: Account; readonly sold: Paise | null; readonly at: number };

/**
 * The ledger's entries of a step: its sale, the refund that it owes from then on, and that refund's payment. Source:
 * specification/payments.md, What is paid for.
 */
export function purchaseEntries(before: Purchase, after: Purchase, { seller, sold, at }: PurchaseStepTaken): readonly Entry[] {
  const payable = after.id;
  const owed = before.refund === null ? after.refund : null;
  const paid = after.refund?.state === "processed" && before.refund?.state !== "processed" ? after.refund : null;
  const payer = after.history.at(-1)?.by.kind === "staff" ? "bank" : "provider";
  return [
    ...(sold === null ? [] : [entry({ key: `${payable}/sale`, payable, kind: "sale", at, postings: between(seller, "customer", sold) })]),
    ...(owed === null
      ? []
      : [entry({ key: `${payable}/refund/1`, payable, kind: "refund", at, postings: between("customer", seller, owed.payout) })]),
    ...(paid === null
      ? []
      : [entry({ key: `${payable}/payout/1`, payable, kind: "payout", at, postings: between(payer, "customer", paid.payout) })]),
  ];
}

const between = (from: Account, to: Account, amount: Paise) => [
  { account: from, amount: paise(0 - amount) },
  { account: to, amount },
];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The provider is asked what became of a payment that was asked for at `at`. Source: specification/payments.md, Reconciliation. */
export const checksOfPayment = ({ id }: Purchase, at: number): readonly QueuedJob<MoneyJob>[] =>
  RECONCILED_AFTER.map((minutes) => checkAt(id, `${minutes}`, at + minutes * MINUTE));

/** The provider is asked what became of money that was sent at `at`. Source: specification/payments.md, Refunds at the provider. */
export const checksOfRefund = ({ id }: Purchase, what: string, at: number): readonly QueuedJob<MoneyJob>[] =>
  REFUND_CHECKED_AFTER.map((after) => checkAt(id, `${what}/${after / HOUR}`, at + after));

/** The provider is asked about its payments at a moment. */
export const checkOf = ({ id }: Purchase, notBefore: number): QueuedJob<MoneyJob> => checkAt(id, `at/${notBefore}`, notBefore);

const checkAt = (id: Purchase["id"], what: string, notBefore: number): QueuedJob<MoneyJob> => ({
  job: { kind: "reconcile-payments", order: id },
  terms: { key: `${id}/${what}`, notBefore },
});

/** A step that owes money back has it sent. */
export const refundSent = (before: Purchase, { id, refund }: Purchase): readonly QueuedJob<MoneyJob>[] =>
  before.refund !== null || refund === null
    ? []
    : [{ job: { kind: "send-refund", order: id, refund: 1 }, terms: { key: `${id}/1`, notBefore: null } }];

/** A payment that isn't needed goes back; `again`: once more, after the provider failed to send it. */
export const surplusSent = ({ id }: Purchase, { provider, payment }: SurplusPayment, again: "" | "/failed" = ""): QueuedJob<MoneyJob> => ({
  job: { kind: "return-surplus", order: id, provider, payment },
  terms: { key: `${id}/${payment}${again}`, notBefore: null },
});

/** A payment that is only authorised: the provider is asked at once, so that it is captured. */
export const captureJob = ({ id }: Purchase, payment: string): QueuedJob<MoneyJob> => ({
  job: { kind: "reconcile-payments", order: id },
  terms: { key: `${id}/authorised/${payment}`, notBefore: null },
});
