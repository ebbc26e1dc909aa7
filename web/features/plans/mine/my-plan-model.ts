import { makeAutoObservable } from "mobx";
import { payableId } from "#core/ledger/entry.ts";
import { ReleasePlan } from "#core/plans/buying/release-plan.use-case.ts";
import { CancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { PreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { CancellationModel } from "#web/features/payments/cancellation-model.ts";
import { PurchaseModel } from "#web/features/payments/purchase/purchase-model.ts";
import { readMyPlan, readMyPlanNeeds } from "./my-plan-data.ts";
import { paymentNeeds } from "#web/features/payments/payment-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PlanCancelPreview } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import type { UnknownSubscription } from "#core/plans/change-my-subscription.ts";
import type { SubscriptionStepRefusal } from "#core/plans/subscription.ts";
import type { PurchaseNeeds, PurchaseProgress } from "#web/features/payments/purchase/purchase-model.ts";
import type { ReadMyPlan } from "./my-plan-data.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type StepRefusal = UnknownSubscription | SubscriptionStepRefusal;

export const myPlanNeeds = {
  previewPlanCancel: PreviewPlanCancel,
  cancelPlan: CancelPlan,
  releasePlan: ReleasePlan,
  ...paymentNeeds,
  ...readMyPlanNeeds,
};

/** A plan of one's own: its clock, paying for it, giving it up, and cancelling it. */
export class MyPlanModel {
  readonly purchase: PurchaseModel<ReadMyPlan, StepRefusal>;
  readonly cancellation: CancellationModel<PlanCancelPreview, StepRefusal>;
  readonly #release: () => ReturnType<ReleasePlan>;

  constructor(customer: CustomerId, given: string, needs: PurchaseNeeds & NeedsOf<typeof myPlanNeeds>) {
    const useCases = needs;
    const id = payableId(given);
    this.purchase = new PurchaseModel(customer, needs, { read: () => readMyPlan(useCases, customer, given), progressOf });
    this.cancellation = new CancellationModel({
      preview: () => useCases.previewPlanCancel(customer, id),
      cancel: () => useCases.cancelPlan(customer, id),
      look: this.purchase.look,
    });
    this.#release = () => useCases.releasePlan(customer, id);
    makeAutoObservable(this, { purchase: false, cancellation: false }, { autoBind: true, deep: false });
  }

  release(): Promise<boolean> {
    return this.purchase.take(this.#release);
  }
}

function progressOf({ subscription: { id, now, stage, expiresAt }, payment }: ReadMyPlan): PurchaseProgress {
  const isOpen = stage === "waiting";
  return { id, now, payableUntil: isOpen ? expiresAt : null, stillComes: isOpen || payment?.kind === "being-checked" };
}
