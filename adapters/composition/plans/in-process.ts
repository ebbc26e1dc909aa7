import { Households } from "#core/account/households.port.ts";
import { Content } from "#core/content/content.port.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { Notifications } from "#core/notifications/notifications.port.ts";
import { BuyPlan, makeBuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { ExpirePlan, makeExpirePlan } from "#core/plans/buying/expire-plan.use-case.ts";
import { makeReleasePlan, ReleasePlan } from "#core/plans/buying/release-plan.use-case.ts";
import { ListMyPlans, makeListMyPlans } from "#core/plans/list-my-plans.use-case.ts";
import { CancelPlan, makeCancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { makePreviewPlanCancel, PreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { Documents } from "#core/invoices/documents.port.ts";
import { DownloadPlanBill, makeDownloadPlanBill } from "#core/plans/bills/download-plan-bill.use-case.ts";
import { makeShowMyPlanBills, ShowMyPlanBills } from "#core/plans/bills/show-my-plan-bills.use-case.ts";
import { SubscriptionMessages } from "#core/plans/news/subscription-messages.ts";
import { makeTellOfPlan, TellOfPlan } from "#core/plans/news/tell-of-plan.use-case.ts";
import { makeShowMyPlan, ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { PlanSubscriptions } from "#core/plans/subscriptions.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function plansInProcess(container: Container): void {
  const bought = { subscriptions: PlanSubscriptions, now: Clock };
  make(container, BuyPlan, makeBuyPlan, { ...bought, households: Households, content: Content, newId: NewId });
  make(container, ListMyPlans, makeListMyPlans, bought);
  make(container, ShowMyPlan, makeShowMyPlan, bought);
  make(container, ReleasePlan, makeReleasePlan, bought);
  make(container, ExpirePlan, makeExpirePlan, bought);
  make(container, PreviewPlanCancel, makePreviewPlanCancel, bought);
  make(container, CancelPlan, makeCancelPlan, bought);
  make(container, ShowMyPlanBills, makeShowMyPlanBills, { subscriptions: PlanSubscriptions, customers: Customers });
  make(container, DownloadPlanBill, makeDownloadPlanBill, { showMyPlanBills: ShowMyPlanBills, documents: Documents });
  make(container, TellOfPlan, makeTellOfPlan, {
    ...bought,
    customers: Customers,
    notifications: Notifications,
    messages: SubscriptionMessages,
    newId: NewId,
  });
}
