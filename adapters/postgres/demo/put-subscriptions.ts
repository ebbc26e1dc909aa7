import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { captured } from "#core/payments/payment-entries.ts";
import { newSubscription } from "#core/plans/subscription.ts";
import { subscriptionChange } from "#core/plans/subscription-change.ts";
import { subscriptionId } from "#core/plans/subscription-id.ts";
import { keptSubscriptions } from "#adapters/postgres/plans/read-subscription.ts";
import { insertSubscription, putSubscriptionChange } from "#adapters/postgres/plans/write-subscription.ts";
import { putPaymentEvents } from "#adapters/postgres/ledger/put-money.ts";
import type { HealthPlan } from "#core/content/care-page.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { CoveredMember, SubscriptionFacts } from "#core/plans/subscription.ts";
import type { SubscriptionStep } from "#core/plans/subscription-step.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const MINUTE = 60_000;

type Bought = { readonly customer: string; readonly plan: HealthPlan; readonly members: readonly CoveredMember[]; readonly at: number };

/** Stores a plan that somebody bought and paid for at `at`, in milliseconds since 1970, as part of the caller's transaction. */
export async function putSubscription(trx: Database, { customer, plan, members, at }: Bought): Promise<void> {
  const { picture: _, ...terms } = plan;
  const id = payableId(subscriptionId(`demo-${plan.id}`));
  const facts: SubscriptionFacts = { id, customer: customerId(customer), plan: terms, members, notBefore: at };
  const bought = newSubscription(facts, at);
  await insertSubscription(trx, bought, { language: null, key: `demo ${id}`, at });
  const payment = `sbp_demo_plan_${plan.id}`;
  const paid: PaymentEvent = {
    id: `${payment}/captured`,
    provider: "sandbox",
    payment,
    kind: "captured",
    amount: plan.price,
    at: at + 2 * MINUTE,
  };
  const steps: readonly SubscriptionStep[] = [
    { at: at + MINUTE, by: { kind: "customer" }, deed: { kind: "state", event: "ask", payment: null } },
    { at: paid.at, by: { kind: "provider" }, deed: { kind: "state", event: "pay", payment } },
  ];
  const moved = subscriptionChange(bought, steps);
  const [stored] = await keptSubscriptions(trx, (rows) => rows.where("id", "=", id));
  if (moved.kind === "refused" || stored === undefined) throw new TypeError(`${id} was not bought`);
  await putPaymentEvents(trx, bought, { events: [paid], at: null });
  // Of what follows some has happened, and reminders would come after the demo's time.
  await putSubscriptionChange(trx, stored, { ...moved.value, entries: [captured(bought, paid), ...moved.value.entries], jobs: [] });
  await putSandboxPayment(trx, id, paid);
}

/** What the sandbox would have stored, so that a later cancellation can be paid back. */
async function putSandboxPayment(trx: Database, id: SubscriptionFacts["id"], { payment, amount, at }: PaymentEvent): Promise<void> {
  const provider_order = `sbo_demo_${id}`;
  const begun_at = new Date(at - MINUTE);
  await trx
    .insertInto("payment")
    .values({ provider: "sandbox", provider_order, payable: id, amount, begun_at, looked_at: null, is_under_way: null })
    .execute();
  await trx.insertInto("sandbox_order").values({ id: provider_order, payable: id, amount, opened_at: begun_at }).execute();
  await trx
    .insertInto("sandbox_payment")
    .values({ id: payment, order_id: provider_order, amount, state: "captured", at: new Date(at) })
    .execute();
}
