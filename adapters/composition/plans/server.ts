import { payableId } from "#core/ledger/entry.ts";
import { ExpirePlan } from "#core/plans/buying/expire-plan.use-case.ts";
import { SubscriptionMessages } from "#core/plans/news/subscription-messages.ts";
import { TellOfPlan } from "#core/plans/news/tell-of-plan.use-case.ts";
import { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";
import { postgresSubscriptions } from "#adapters/postgres/plans/subscriptions.ts";
import { DownloadPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";
import * as useCases from "#core/plans/use-cases.ts";
import { paperDownload } from "#adapters/http-server/downloads/paper-download.ts";
import { plansContract } from "#adapters/http-contract/plans/contract.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { SubscriptionJob } from "#core/plans/subscription-job.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

type Words = {
  readonly subscriptionMessages: (site: string) => SubscriptionMessages;
};

export const plansArea = {
  name: "plans",
  ports(container, { db, site, words }) {
    container.bind(SubscriptionMessages).toConstantValue(words.subscriptionMessages(site));
    container.bind(PlanSubscriptions).toConstantValue(postgresSubscriptions(db));
  },
  useCases,
  workers: (container) =>
    ({
      "expire-subscription": ({ subscription }) => container.get(ExpirePlan)(payableId(subscription)),
      "tell-of-subscription": ({ subscription, step }) => container.get(TellOfPlan)(payableId(subscription), { kind: "step", step }),
      "remind-of-subscription": ({ subscription, days }) => container.get(TellOfPlan)(payableId(subscription), { kind: "reminder", days }),
    }) satisfies Workers<SubscriptionJob>,
  routes: (container) => [paperDownload("plan", container.get(DownloadPlanBill))],
  contract: plansContract,
} as const satisfies ServerArea<Words>;
