import { customerId } from "#core/identity/customer-id.ts";
import { demoCustomerId } from "#adapters/demo-people/people-at.ts";
import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { postgresContent } from "#adapters/postgres/content/content.ts";
import { putSubscription } from "#adapters/postgres/demo/put-subscriptions.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The plan for a family, bought by Asha some weeks ago for as many of hers as it covers. */
export async function putDemoPlans(trx: Database, now: number): Promise<void> {
  const customer = demoCustomerId("asha");
  const plan = (await postgresContent(trx).healthPlanPage())?.plans.find(({ id }) => id === "parivar");
  if (plan === undefined) return;
  const family = await postgresHouseholds(trx).family(customerId(customer));
  const members = family.slice(0, plan.people - 1).map(({ id, name }) => ({ id, name }));
  await putSubscription(trx, { customer, plan, members, at: now - 40 * DAY });
}
