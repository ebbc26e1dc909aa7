import { ListMembers } from "#core/account/list-members.use-case.ts";
import { ShowHealthPlanPage } from "#core/content/show-health-plan-page.use-case.ts";
import { ShowPayment } from "#core/payments/show-payment.use-case.ts";
import { BuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { ReleasePlan } from "#core/plans/buying/release-plan.use-case.ts";
import { CancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { PreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { ok, refused } from "#core/shared/result.ts";
import { DownloadPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";
import { ShowMyPlanBills } from "#core/plans/bills/show-my-plan-bills.use-case.ts";
import { planBillsModel, planBillsNeeds } from "#web/features/plans/bills/plan-bills-model.ts";
import { BuyPlanModel, buyPlanNeeds } from "#web/features/plans/buy/buy-plan-model.ts";
import { MyPlanModel, myPlanNeeds } from "#web/features/plans/mine/my-plan-model.ts";
import { now } from "#tests/fixtures.ts";
import { outage } from "./answers.ts";
import { reads } from "./reads.ts";
import { sends } from "./sends.ts";
import { asha, order } from "./stage.ts";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Stage } from "./stage.ts";

const price = paise(20_000);

function aMyPlan({ answers, allDependencies }: Stage): MyPlanModel {
  answers(ShowMyPlan, outage);
  answers(ShowPayment, outage);
  return new MyPlanModel(asha, order, { ...lateNeeds(allDependencies, myPlanNeeds), now: () => now, newKey: () => "key" });
}

function aBuyPlan({ answers, allDependencies }: Stage): BuyPlanModel {
  answers(ListMembers, outage);
  answers(ShowHealthPlanPage, outage);
  return new BuyPlanModel(asha, "parivar", { ...lateNeeds(allDependencies, buyPlanNeeds), newKey: () => "key" });
}

export const planReaders = [
  reads("plan-bills-model", ShowMyPlanBills, [refused({ kind: "unknown-subscription" } as const), ok([])], (_call, { allDependencies }) => {
    const model = planBillsModel(asha, order, { ...lateNeeds(allDependencies, planBillsNeeds), save: () => {} });
    return { ask: model.ask, shown: () => model.state };
  }),
  reads(
    "my-plan-model",
    PreviewPlanCancel,
    [refused({ kind: "too-late", until: now } as const), ok({ paid: price, back: price })],
    (_call, stage) => {
      const { cancellation } = aMyPlan(stage);
      return { ask: cancellation.ask, shown: () => cancellation.preview };
    },
  ),
];

export const planSenders = [
  sends("plan-bills-model", DownloadPlanBill, ({ allDependencies, tell }) => {
    const model = planBillsModel(asha, order, { ...lateNeeds(allDependencies, planBillsNeeds), save: tell });
    return () => model.fetch("HP0B/2627/000001");
  }),
  sends("my-plan-model", CancelPlan, (stage) => aMyPlan(stage).cancellation.cancel),
  sends("my-plan-model", ReleasePlan, (stage) => aMyPlan(stage).release),
  sends("buy-plan-model", BuyPlan, (stage) => aBuyPlan(stage).buy),
];
