import { BuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { ReleasePlan } from "#core/plans/buying/release-plan.use-case.ts";
import { ListMyPlans } from "#core/plans/list-my-plans.use-case.ts";
import { CancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { PreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { OverHttp } from "#adapters/http-client/over-http.ts";

export function plansOverHttp(container: Container, overHttp: OverHttp): void {
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/plans/endpoints.ts"), {
    buyPlan: BuyPlan,
    releasePlan: ReleasePlan,
    showMyPlan: ShowMyPlan,
    listMyPlans: ListMyPlans,
    previewPlanCancel: PreviewPlanCancel,
    cancelPlan: CancelPlan,
  });
}
