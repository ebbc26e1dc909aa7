import { BuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { ReleasePlan } from "#core/plans/buying/release-plan.use-case.ts";
import { ListMyPlans } from "#core/plans/list-my-plans.use-case.ts";
import { CancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { PreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { DownloadPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";
import { ShowMyPlanBills } from "#core/plans/bills/show-my-plan-bills.use-case.ts";
import { paperOverHttp } from "#adapters/http-client/paper-download.ts";
import { bindOverHttp } from "#adapters/composition/bind-over-http.ts";
import type { Container } from "#adapters/composition/container.ts";
import type { Api, OverHttp } from "#adapters/http-client/over-http.ts";

export function plansOverHttp(container: Container, overHttp: OverHttp, api: Api): void {
  container.bind(DownloadPlanBill).toConstantValue(paperOverHttp(api, "a bill of a plan as a file", "plan"));
  bindOverHttp(container, overHttp, () => import("#adapters/http-contract/plans/endpoints.ts"), {
    buyPlan: BuyPlan,
    releasePlan: ReleasePlan,
    showMyPlan: ShowMyPlan,
    listMyPlans: ListMyPlans,
    previewPlanCancel: PreviewPlanCancel,
    cancelPlan: CancelPlan,
    showMyPlanBills: ShowMyPlanBills,
  });
}
