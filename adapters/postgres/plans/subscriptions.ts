import { sql } from "kysely";
import { heardEvents } from "#adapters/postgres/payments/heard-events.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { putPaymentEvents } from "#adapters/postgres/ledger/put-money.ts";
import { lockPlans } from "./lock-plans.ts";
import { keptSubscriptions, subscriptionsOf } from "./read-subscription.ts";
import { insertSubscription, putSubscriptionChange } from "./write-subscription.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { BuyTransaction, PlanSubscriptions, SubscriptionTransaction } from "#core/plans/subscriptions.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresSubscriptions = (db: Database): PlanSubscriptions =>
  namingOutages("plan subscriptions", {
    buy: (transaction) => inTransaction(db, (trx) => buy(trx, transaction)),
    change: (id, transaction) => inTransaction(db, (trx) => change(trx, id, transaction)),
    async withId(id) {
      const [stored] = await keptSubscriptions(db, (rows) => rows.where("id", "=", id));
      return stored ?? null;
    },
    of: (customer) => subscriptionsOf(db, customer),
    all: ({ after, limit }) =>
      keptSubscriptions(db, (rows) =>
        rows
          .$if(after !== null, (found) =>
            found.where(sql<boolean>`(made_at, id) < (select made_at, id from plan_subscription where id = ${after})`),
          )
          .limit(limit),
      ),
  });

async function buy<Answer>(trx: Database, { customer, key, at, decide }: BuyTransaction<Answer>): Promise<Answer> {
  await lockPlans(trx, customer);
  const own = await keptSubscriptions(trx, (rows) => rows.where("customer", "=", customer).forUpdate());
  const made = await trx
    .selectFrom("plan_subscription")
    .select("id")
    .where("customer", "=", customer)
    .where("call_key", "=", key)
    .executeTakeFirst();
  const earlier = own.find(({ subscription }) => subscription.id === made?.id) ?? null;
  const { keep, release, answer } = decide({ own: own.map(({ subscription }) => subscription), earlier });
  for (const ended of release) {
    const before = own.find(({ subscription }) => subscription.id === ended.after.id);
    if (before !== undefined) await putSubscriptionChange(trx, before, ended);
  }
  if (keep !== null) {
    await insertSubscription(trx, keep.subscription, { language: keep.language, key, at });
    await putJobsIn(trx, keep.jobs);
  }
  return answer;
}

async function change<Answer>(trx: Database, id: PayableId, transaction: SubscriptionTransaction<Answer>): Promise<Answer | null> {
  const { at, events, decide } = transaction;
  const row = await trx.selectFrom("plan_subscription").select("customer").where("id", "=", id).executeTakeFirst();
  if (row === undefined) return null;
  await lockPlans(trx, row.customer);
  const [before] = await keptSubscriptions(trx, (rows) => rows.where("id", "=", id).forUpdate());
  if (before === undefined) return null;
  const { payments, fresh } = await heardEvents(trx, id, { known: before.payments, reported: events });
  const decided = decide({ ...before, payments }, new Set(fresh.map(({ id: event }) => event)));
  await putPaymentEvents(trx, before.subscription, { events: fresh, at });
  if (decided.change !== null) await putSubscriptionChange(trx, before, decided.change);
  if (decided.audit !== undefined) await putAudit(trx, decided.audit);
  return decided.answer;
}
