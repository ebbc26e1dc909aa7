import { makeAutoObservable } from "mobx";
import { payableId } from "#core/ledger/entry.ts";
import { ReleasePlan } from "#core/plans/buying/release-plan.use-case.ts";
import { CancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { PreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { CancellationModel } from "#web/features/payments/cancellation-model.ts";
import { PurchaseModel } from "#web/features/payments/purchase/purchase-model.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { readMyPlan } from "./my-plan-data.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PlanCancelPreview } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import type { UnknownSubscription } from "#core/plans/change-my-subscription.ts";
import type { SubscriptionStepRefusal } from "#core/plans/subscription.ts";
import type { PurchaseNeeds, PurchaseProgress } from "#web/features/payments/purchase/purchase-model.ts";
import type { ReadMyPlan } from "./my-plan-data.ts";

type StepRefusal = UnknownSubscription | SubscriptionStepRefusal;

/** A plan of one's own: its clock, paying for it, giving it up, and cancelling it. */
export class MyPlanModel {
  readonly purchase: PurchaseModel<ReadMyPlan, StepRefusal>;
  readonly cancellation: CancellationModel<PlanCancelPreview, StepRefusal>;
  readonly #release: () => ReturnType<ReleasePlan>;

  constructor(customer: CustomerId, given: string, needs: PurchaseNeeds) {
    const { allDependencies } = needs;
    const id = payableId(given);
    this.purchase = new PurchaseModel(customer, needs, { read: () => readMyPlan(allDependencies, customer, given), progressOf });
    this.cancellation = new CancellationModel({
      preview: () => lateUseCase(allDependencies, PreviewPlanCancel)(customer, id),
      cancel: () => lateUseCase(allDependencies, CancelPlan)(customer, id),
      look: this.purchase.look,
    });
    this.#release = () => lateUseCase(allDependencies, ReleasePlan)(customer, id);
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
