import { payableId } from "#core/ledger/entry.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { ListMyPlans } from "#core/plans/list-my-plans.use-case.ts";
import { ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PaymentStatus } from "#core/payments/payment-status.ts";
import type { ShownPlan } from "#core/plans/show-my-plan.use-case.ts";
import type { SubscriptionView } from "#core/plans/subscription-view.ts";
import type { Whole } from "#web/platform/late/whole.ts";

/** `told` is the latest of its payment; null: nothing is known of that. */
export type ReadMyPlan = { readonly subscription: ShownPlan; readonly told: PaymentStatus | null };

/** What the page of a plan is drawn of. null: this customer has no such plan. */
export async function readMyPlan(whole: Whole, customer: CustomerId, id: string): Promise<ReadMyPlan | null> {
  const [found, told] = await Promise.all([
    lateUseCase(whole, ShowMyPlan)(customer, payableId(id)),
    answerOrNull(lateUseCase(whole, ShowPayment)(customer, payableId(id))),
  ]);
  if (found.kind === "refused") return null;
  return { subscription: found.value, told: told?.value.kind === "ok" ? told.value.value : null };
}

/** The plans that somebody has bought. */
export const readMyPlans = (whole: Whole, customer: CustomerId): Promise<readonly SubscriptionView[]> =>
  lateUseCase(whole, ListMyPlans)(customer);
