import { creditedBill } from "../../invoices/credited-bill.ts";
import { planPaper } from "../../invoices/plan-paper.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { PlanSubscriptions } from "../subscriptions.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Customer } from "../../identity/customer.ts";
import type { PlanPaper } from "../../invoices/plan-paper.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { UnknownSubscription } from "../change-my-subscription.ts";

/**
 * The papers of a plan of the customer's own, the newest first. Somebody else's plan is refused like one that does not exist.
 * Source: specification/plans.md, Papers of a plan.
 */
export type ShowMyPlanBills = (customer: CustomerId, id: PayableId) => Promise<Result<readonly PlanPaper[], UnknownSubscription>>;
export const ShowMyPlanBills = useCase<ShowMyPlanBills>("plans", "ShowMyPlanBills");

type Needs = {
  readonly subscriptions: Pick<PlanSubscriptions, "withId">;
  readonly customers: { readonly withId: (id: CustomerId) => Promise<Pick<Customer, "name" | "mobile"> | null> };
};

export const makeShowMyPlanBills = maker(
  ShowMyPlanBills,
  { subscriptions: PlanSubscriptions, customers: Customers },
  ({ subscriptions, customers }: Needs) =>
    async (customer, id) => {
      const stored = await subscriptions.withId(id);
      if (stored?.subscription.customer !== customer) return refused({ kind: "unknown-subscription" });
      const buyer = await customers.withId(customer);
      if (buyer === null) return refused({ kind: "unknown-subscription" });
      return ok(
        stored.papers.toReversed().map(({ amount, ...paper }) =>
          planPaper({
            ...paper,
            hindi: stored.subscription.plan.hindi?.title ?? null,
            reference: id,
            buyer: { name: buyer.name, mobile: buyer.mobile },
            total: amount,
            against: creditedBill(paper, stored.papers),
          }),
        ),
      );
    },
);
