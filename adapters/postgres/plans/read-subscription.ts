import { sql } from "kysely";
import { planUseOf } from "#core/consultations/plans/paid-by-plan.ts";
import { labPlanUseOf } from "#core/labs/basket/lab-plan-use.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { subscriptionFrom } from "#core/plans/subscription.ts";
import { keptBookings } from "#adapters/postgres/consultations/read-booking.ts";
import { keptLabBookings } from "#adapters/postgres/labs/read-lab-booking.ts";
import { historiesOf } from "#adapters/postgres/payments/payable-history.ts";
import { keptPlan } from "./kept-plan.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { IssuedPlanPaper } from "#core/plans/bills/issued-plan-paper.ts";
import type { PlanUse } from "#core/plans/plan-use.ts";
import type { SubscriptionStep } from "#core/plans/subscription-step.ts";
import type { KeptSubscription } from "#core/plans/subscriptions.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const rowsIn = (db: Database) => db.selectFrom("plan_subscription").selectAll();

type Rows = ReturnType<typeof rowsIn>;

const HISTORY = { steps: "plan_subscription_step", papers: "plan_paper", key: "subscription_id" } as const;

/** Subscriptions of plans, narrowed as asked, the latest first, each with its steps and its money. */
export async function keptSubscriptions(db: Database, narrowed: (rows: Rows) => Rows): Promise<readonly KeptSubscription[]> {
  const rows = await narrowed(rowsIn(db)).orderBy("made_at", "desc").orderBy("id", "desc").execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf<SubscriptionStep, IssuedPlanPaper>(db, HISTORY, ids);
  const paidFor = await keptBookings(db, (bookings) => bookings.where(sql<boolean>`plan ->> 'subscription' = any(${ids}::text[])`));
  const cheaper = await keptLabBookings(db, (bookings) =>
    bookings.where(sql<boolean>`facts #>> '{basket,plan,subscription}' = any(${ids}::text[])`),
  );
  const used = usesIn(
    paidFor.map(({ booking }) => booking),
    cheaper.map(({ booking }) => booking),
  );
  return rows.flatMap((row): readonly KeptSubscription[] => {
    const { steps = null, payments = null, entries = null, papers = null } = histories.get(row.id) ?? {};
    if (steps === null) return [];
    const facts = { ...row.facts, plan: keptPlan(row.facts.plan), id: payableId(row.id), customer: customerId(row.customer) };
    const subscription = subscriptionFrom(facts, steps);
    const uses = used.get(row.id) ?? [];
    return [{ subscription, language: row.language, payments: payments ?? [], ledger: entries ?? [], papers: papers ?? [], uses }];
  });
}

/** What bookings use of plans, by subscription, the earliest start first. */
function usesIn(bookings: readonly Booking[], ofTests: readonly LabBooking[]): ReadonlyMap<string, readonly PlanUse[]> {
  const named = [
    ...bookings.map((booking) => ({ plan: booking.plan, use: planUseOf(booking) })),
    ...ofTests.map((booking) => ({ plan: booking.basket.plan, use: labPlanUseOf(booking) })),
  ].flatMap(({ plan, use }) => (plan === null || use === null ? [] : [{ subscription: plan.subscription, use }]));
  const uses = Map.groupBy(named, ({ subscription }) => subscription);
  return new Map([...uses].map(([id, some]) => [id, some.map(({ use }) => use).toSorted((a, b) => a.start - b.start)]));
}

/** A customer's plans that are paid for. */
export const activePlans = (trx: Database, customer: string): Promise<readonly KeptSubscription[]> =>
  keptSubscriptions(trx, (rows) => rows.where("customer", "=", customer).where("state", "=", "active"));
