import type { CustomerId } from "../identity/customer-id.ts";
import type { KeptSubscription, PlanSubscriptions } from "./subscriptions.port.ts";

/** For staff, the plans that a customer bought, or (null) everybody, the latest first. Source: specification/plans.md, A plan that pays. */
export type ListSoldPlans = (customer: CustomerId | null) => Promise<readonly KeptSubscription[]>;

const AT_ONCE = 500;

export const makeListSoldPlans =
  ({ subscriptions }: { readonly subscriptions: Pick<PlanSubscriptions, "of" | "all"> }): ListSoldPlans =>
  async (customer) => {
    if (customer !== null) return subscriptions.of(customer);
    const sold: KeptSubscription[] = [];
    for (;;) {
      const some = await subscriptions.all({ after: sold.at(-1)?.subscription.id ?? null, limit: AT_ONCE });
      sold.push(...some);
      if (some.length < AT_ONCE) return sold;
    }
  };
