import { token } from "../shared/token.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { PayableId } from "../ledger/entry.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { PaymentEvent } from "../payments/payment-state.ts";
import type { Language } from "../shared/language.ts";
import type { AuditEntry } from "../staff/audit-log.port.ts";
import type { IssuedPlanPaper } from "./issued-plan-paper.ts";
import type { PlanUse } from "./plan-use.ts";
import type { JobOfSubscription, SubscriptionChange } from "./subscription-change.ts";
import type { Subscription } from "./subscription.ts";

/**
 * Plans that were bought for a year, with the money that their steps move. Times in milliseconds since 1970. Source:
 * specification/plans.md, Subscription.
 */
export type PlanSubscriptions = {
  /** Buys a plan, or not, as core decides from what the customer has at that moment. Atomic: this account buys nothing else meanwhile. */
  buy<Answer>(transaction: BuyTransaction<Answer>): Promise<Answer>;
  /** Changes a subscription as core decides. Atomic as `buy` is. null: there is no such subscription. */
  change<Answer>(id: PayableId, transaction: SubscriptionTransaction<Answer>): Promise<Answer | null>;
  /** null: there is no such subscription. */
  withId(id: PayableId): Promise<KeptSubscription | null>;
  /** A customer's subscriptions, the latest first. */
  of(customer: CustomerId): Promise<readonly KeptSubscription[]>;
  /** Everybody's, the latest first, after a subscription (null: from the first on). */
  all(request: { readonly after: PayableId | null; readonly limit: number }): Promise<readonly KeptSubscription[]>;
};
export const PlanSubscriptions = token<PlanSubscriptions>("PlanSubscriptions");

/** A subscription with what is stored beside it. `language`: in which its customer bought it; null: none was chosen. */
export type KeptSubscription = {
  readonly subscription: Subscription;
  readonly language: Language | null;
  /** Everything that was reported about its payments, without repetitions, the oldest first. */
  readonly payments: readonly PaymentEvent[];
  readonly ledger: Ledger;
  /** Its papers, the oldest first. */
  readonly papers: readonly IssuedPlanPaper[];
  /** The appointments that it pays for, the earliest start first. */
  readonly uses: readonly PlanUse[];
};

export type SubscriptionTransaction<Answer> = {
  readonly at: number;
  /** New reports about its payments; those that were not known are stored, and `fresh` are their ids. */
  readonly events: readonly PaymentEvent[];
  readonly decide: (
    stored: KeptSubscription,
    fresh: ReadonlySet<string>,
  ) => {
    readonly change: SubscriptionChange | null;
    /** What staff did, kept with the change. */
    readonly audit?: AuditEntry;
    readonly answer: Answer;
  };
};

/** `key` identifies the call. */
export type BuyTransaction<Answer> = {
  readonly customer: CustomerId;
  readonly key: string;
  readonly at: number;
  readonly decide: (seen: SeenForBuying) => BuyDecision<Answer>;
};

/** `own`: all that the customer has. `earlier`: what this call has bought before; null: nothing. */
export type SeenForBuying = { readonly own: readonly Subscription[]; readonly earlier: KeptSubscription | null };

/** `keep` null: nothing is bought. `release` ends those that wait for a payment. */
export type BuyDecision<Answer> = {
  readonly keep: {
    readonly subscription: Subscription;
    readonly language: Language | null;
    readonly jobs: readonly JobOfSubscription[];
  } | null;
  readonly release: readonly SubscriptionChange[];
  readonly answer: Answer;
};
