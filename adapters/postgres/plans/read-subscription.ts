import { planUseOf } from "#core/consultations/booking/paid-by-plan.ts";
import { labPlanUseOf } from "#core/labs/booking/lab-plan-use.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { subscriptionFrom } from "#core/plans/subscription.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { bookingsPaidBy } from "#adapters/postgres/consultations/read-booking.ts";
import { labBookingsCheaperBy } from "#adapters/postgres/labs/read-lab-booking.ts";
import { historiesOf, historyColumns, ownOf } from "#adapters/postgres/payments/payable-history.ts";
import { keptPlan } from "./kept-plan.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { IssuedPlanPaper } from "#core/plans/issued-plan-paper.ts";
import type { PlanUse } from "#core/plans/plan-use.ts";
import type { SubscriptionStep } from "#core/plans/subscription-step.ts";
import type { KeptSubscription } from "#core/plans/subscriptions.port.ts";
import type { Selectable } from "kysely";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { PayableHistory } from "#adapters/postgres/payments/payable-history.ts";
import type { PlanTables } from "./tables.ts";

const COLUMNS = ["id", "customer", "facts", "language"] as const satisfies readonly (keyof PlanSubscriptionRow)[];

const rowsIn = (db: Database) => db.selectFrom("plan_subscription").select(COLUMNS);

type Rows = ReturnType<typeof rowsIn>;

const HISTORY = { own: "own_plan", papers: "plan_paper", key: "subscription_id" } as const;

/** Subscriptions of plans, narrowed as asked, the latest first, each with its steps and its money. */
export async function keptSubscriptions(db: Database, narrowed: (rows: Rows) => Rows): Promise<readonly KeptSubscription[]> {
  const rows = await narrowed(rowsIn(db)).orderBy("made_at", "desc").orderBy("id", "desc").execute();
  if (rows.length === 0) return [];
  const histories = await historiesOf<SubscriptionStep, IssuedPlanPaper>(db, HISTORY, rows);
  return withUses(
    db,
    rows.flatMap((row) => {
      const history = histories.get(row.id);
      return history === undefined ? [] : [{ ...history, ...row }];
    }),
  );
}

/** All of a customer, likewise. */
export const subscriptionsOf = async (db: Database, customer: CustomerId): Promise<readonly KeptSubscription[]> =>
  withUses(db, await rowsOf<SubscriptionWithHistory>(db, OF_CUSTOMER, [customer]));

/** The customer ($1) stands in a query of its own, so that PostgreSQL plans this once and not for each. */
const OF_CUSTOMER: Statement = {
  name: "subscriptions of a customer",
  text: `select ${COLUMNS.join(", ")}, ${historyColumns("plan_subscription.id", HISTORY)} from plan_subscription, ${ownOf("plan_subscription", HISTORY)}
    where customer = (select $1::text) order by made_at desc, id desc`,
};

type PlanSubscriptionRow = PlanTables["plan_subscription"];

type SubscriptionWithHistory = Selectable<Pick<PlanSubscriptionRow, (typeof COLUMNS)[number]>> &
  PayableHistory<SubscriptionStep, IssuedPlanPaper>;

async function withUses(db: Database, rows: readonly SubscriptionWithHistory[]): Promise<readonly KeptSubscription[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const paidFor = await bookingsPaidBy(db, ids);
  const cheaper = await labBookingsCheaperBy(db, ids);
  const used = usesIn(
    paidFor.map(({ booking }) => booking),
    cheaper.map(({ booking }) => booking),
  );
  return rows.flatMap((row): readonly KeptSubscription[] => {
    const { steps, payments, entries, papers } = row;
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
