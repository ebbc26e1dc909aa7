import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { makeListSoldPlans } from "#core/plans/list-sold-plans.use-case.ts";
import { newSubscription } from "#core/plans/subscription.ts";
import { someContents } from "#tests/builders/some-contents.ts";
import { now } from "#tests/fixtures.ts";
import type { KeptSubscription, PlanSubscriptions } from "#core/plans/subscriptions.port.ts";

const { picture: _, ...plan } = someContents().healthPlanPage.plans[0] ?? expect.unreachable();
const withId = (id: string): KeptSubscription => {
  const subscription = newSubscription({ id: payableId(id), customer: customerId("asha"), plan, members: [], notBefore: 0 }, now);
  return { subscription, language: null, payments: [], ledger: [], papers: [], uses: [] };
};

const sold = Array.from({ length: 1_000 }, (_, nth) => withId(`s-${nth}`));
const subscriptions: Pick<PlanSubscriptions, "of" | "all"> = {
  of: async (customer) => [withId(`of-${customer}`)],
  async all({ after, limit }) {
    const first = sold.findIndex(({ subscription }) => subscription.id === after) + 1;
    return sold.slice(first, first + limit);
  },
};

describe("the plans that were bought", () => {
  const list = makeListSoldPlans({ subscriptions });
  it("are all of them, however many times are asked", async () => expect(await list(null)).toEqual(sold));
  it("are a customer's own where one is named", async () => expect(await list(customerId("asha"))).toEqual([withId("of-asha")]));
});
