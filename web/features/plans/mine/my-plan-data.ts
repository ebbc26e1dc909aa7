import { payableId } from "#core/ledger/entry.ts";
import { ListMyPlans } from "#core/plans/list-my-plans.use-case.ts";
import { ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { readPaymentStatus, readPaymentStatusNeeds } from "#web/features/payments/payment-status-data.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { ShownPlan } from "#core/plans/show-my-plan.use-case.ts";
import type { ListedPlan } from "#core/plans/list-my-plans.use-case.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** `payment` null: nothing is known of it. */
export type ReadMyPlan = { readonly subscription: ShownPlan; readonly payment: PaymentStatus | null };

export const readMyPlanNeeds = { showMyPlan: ShowMyPlan, ...readPaymentStatusNeeds };
export const readMyPlansNeeds = { listMyPlans: ListMyPlans };

/** What the page of a plan is drawn of. null: this customer has no such plan. */
export async function readMyPlan(useCases: NeedsOf<typeof readMyPlanNeeds>, customer: CustomerId, id: string): Promise<ReadMyPlan | null> {
  const [found, payment] = await Promise.all([
    useCases.showMyPlan(customer, payableId(id)),
    readPaymentStatus(useCases, customer, payableId(id)),
  ]);
  if (found.kind === "refused") return null;
  return { subscription: found.value, payment };
}

/** The plans that somebody has bought. */
export const readMyPlans = (useCases: NeedsOf<typeof readMyPlansNeeds>, customer: CustomerId): Promise<readonly ListedPlan[]> =>
  useCases.listMyPlans(customer);
