import { payableId } from "#core/ledger/entry.ts";
import { ListMyPlans } from "#core/plans/list-my-plans.use-case.ts";
import { ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { readPaymentStatus } from "#web/features/payments/payment-status-data.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { ShownPlan } from "#core/plans/show-my-plan.use-case.ts";
import type { ListedPlan } from "#core/plans/list-my-plans.use-case.ts";
import type { AllDependencies } from "#web/platform/late/all-dependencies.ts";

/** `payment` null: nothing is known of it. */
export type ReadMyPlan = { readonly subscription: ShownPlan; readonly payment: PaymentStatus | null };

/** What the page of a plan is drawn of. null: this customer has no such plan. */
export async function readMyPlan(allDependencies: AllDependencies, customer: CustomerId, id: string): Promise<ReadMyPlan | null> {
  const [found, payment] = await Promise.all([
    lateUseCase(allDependencies, ShowMyPlan)(customer, payableId(id)),
    readPaymentStatus(allDependencies, customer, payableId(id)),
  ]);
  if (found.kind === "refused") return null;
  return { subscription: found.value, payment };
}

/** The plans that somebody has bought. */
export const readMyPlans = (allDependencies: AllDependencies, customer: CustomerId): Promise<readonly ListedPlan[]> =>
  lateUseCase(allDependencies, ListMyPlans)(customer);
