import { subscriptionTroubles } from "#core/plans/money/subscription-trouble.ts";
import { keptSubscriptions } from "./read-subscription.ts";
import type { SubscriptionTrouble } from "#core/plans/money/subscription-trouble.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 200;

/**
 * What staff should look at among all subscriptions, one portion after the other; empty: everything is right. `at` in milliseconds since
 * 1970.
 */
export async function* troublesOfSubscriptions(db: Database, at: number): AsyncGenerator<SubscriptionTrouble> {
  for (let after = ""; ; ) {
    const rows = await db.selectFrom("plan_subscription").select("id").where("id", ">", after).orderBy("id").limit(AT_ONCE).execute();
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    for (const stored of await keptSubscriptions(db, (found) => found.where("id", "in", ids))) yield* subscriptionTroubles(stored, at);
    after = last;
  }
}
