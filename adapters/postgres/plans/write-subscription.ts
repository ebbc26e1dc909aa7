import { putChange } from "#adapters/postgres/payments/put-change.ts";
import { putSteps } from "#adapters/postgres/payments/put-steps.ts";
import { putPlanPapers } from "./plan-papers.ts";
import type { Subscription } from "#core/plans/subscription.ts";
import type { SubscriptionChange } from "#core/plans/subscription-change.ts";
import type { KeptSubscription } from "#core/plans/subscriptions.port.ts";
import type { Language } from "#core/shared/language.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const STEPS = { table: "plan_subscription_step", key: "subscription_id" } as const;

/** What comes with a new subscription, `at` in milliseconds since 1970. */
type Made = { readonly language: Language | null; readonly key: string; readonly at: number };

/** Stores a new subscription with its steps, as part of the caller's transaction. */
export async function insertSubscription(trx: Database, subscription: Subscription, made: Made): Promise<void> {
  const { id, customer, plan, members, notBefore, state, expiresAt } = subscription;
  await trx
    .insertInto("plan_subscription")
    .values({
      id,
      customer,
      state,
      facts: JSON.stringify({ plan, members, notBefore }),
      expires_at: expiresAt === null ? null : new Date(expiresAt),
      made_at: new Date(made.at),
      call_key: made.key,
      language: made.language,
    })
    .execute();
  await putSteps(trx, STEPS, subscription, 0);
}

/** Stores everything that a change brings about, as part of the caller's transaction. */
export async function putSubscriptionChange(
  trx: Database,
  { subscription: before, ledger }: KeptSubscription,
  change: SubscriptionChange,
): Promise<void> {
  const { after, papers } = change;
  await putChange(trx, { before, ledger }, change, {
    steps: STEPS,
    row: () =>
      trx
        .updateTable("plan_subscription")
        .set({ state: after.state, expires_at: after.expiresAt === null ? null : new Date(after.expiresAt) })
        .where("id", "=", after.id)
        .execute(),
    papers: () => putPlanPapers(trx, after, papers),
  });
}
