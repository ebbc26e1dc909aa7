import * as z from "zod/mini";
import { memberId } from "#core/account/family-member.ts";
import { payableId } from "#core/ledger/entry.ts";
import { BuyPlan } from "#core/plans/buying/buy-plan.use-case.ts";
import { ReleasePlan } from "#core/plans/buying/release-plan.use-case.ts";
import { ListMyPlans } from "#core/plans/list-my-plans.use-case.ts";
import { CancelPlan } from "#core/plans/money/cancel-plan.use-case.ts";
import { PreviewPlanCancel } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import { ShowMyPlan } from "#core/plans/show-my-plan.use-case.ts";
import { PLAN_PAPERS } from "#core/invoices/plan-paper.ts";
import { ShowMyPlanBills } from "#core/plans/bills/show-my-plan-bills.use-case.ts";
import { SUBSCRIPTION_STATES } from "#core/plans/subscription-step.ts";
import { SUBSCRIPTION_STAGES } from "#core/plans/subscription-view.ts";
import { isBeingChecked } from "#adapters/http-contract/payments/payment-facts.ts";
import { answerOf, endpoint, fields, nothing, only } from "#adapters/http-contract/endpoint.ts";
import { planInHindi, planTexts } from "#adapters/http-contract/content/care-page.ts";
import { calendarDay, callKey, fullName, idOf, instant, mobile, rupees } from "#adapters/http-contract/scalars.ts";
import type { PlanPaper } from "#core/invoices/plan-paper.ts";
import type { SubscriptionView } from "#core/plans/subscription-view.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const text = z.string();
const subscriptionId = idOf(payableId);
const MOST_MEMBERS = 20;

const shown = {
  id: ["_id", subscriptionId],
  plan: [
    "health_plan",
    fields({
      id: ["_id", text],
      ...planTexts,
      price: rupees,
      people: ["no_of_members", z.int()],
      consultations: z.int(),
      labPercent: ["lab_percent", z.int()],
      hindi: planInHindi,
    }),
  ],
  members: ["member_list", z.array(fields({ id: ["_id", idOf(memberId)], name: fullName }))],
  stage: ["status", z.enum(SUBSCRIPTION_STAGES)],
  expiresAt: ["expires_at", z.nullable(instant)],
  term: z.nullable(fields({ from: instant, until: instant })),
  paidAt: ["paid_at", z.nullable(instant)],
  cancellableUntil: ["cancel_until", z.nullable(instant)],
  back: ["refund", rupees],
  isBack: ["refunded", z.boolean()],
  uses: [
    "use_list",
    z.array(
      fields({
        booking: ["booking_id", idOf(payableId)],
        start: instant,
        member: ["member_id", z.nullable(idOf(memberId))],
        until: z.nullable(instant),
        saved: z.nullable(rupees),
      }),
    ),
  ],
  left: z.int(),
} as const;

const subscription: Shape<SubscriptionView> = fields(shown);

export const buyPlan = endpoint(BuyPlan, {
  method: "POST",
  path: "/subscription",
  in: "body",
  audience: "reader",
  request: fields({
    plan: ["health_plan_id", text.check(z.minLength(1), z.maxLength(100))],
    members: ["member_list", z.array(idOf(memberId)).check(z.maxLength(MOST_MEMBERS))],
    key: callKey,
  }),
  response: subscription,
  refusals: {
    "unknown-plan": answerOf(404, "Plan not found"),
    "unknown-member": answerOf(2, "Member not found"),
    "too-many-people": answerOf(3, "This plan is for fewer people.", fields({ people: ["no_of_members", z.int()] })),
    "has-a-plan": answerOf(4, "There is a plan for this year already.", fields({ until: instant, from: instant })),
  },
});

const unknown = { "unknown-subscription": answerOf(404, "Subscription not found") } as const;

const stepRefusals = {
  ...unknown,
  "not-possible": answerOf(409, "This is not possible any more.", fields({ state: z.enum(SUBSCRIPTION_STATES) })),
  "too-early": answerOf(2, "It is too early for that.", fields({ from: instant })),
  used: answerOf(4, "This plan was used.", fields({ count: z.int() })),
  "too-late": answerOf(3, "It is too late for that.", fields({ until: instant })),
} as const;

const one = only("id", subscriptionId);

export const showMyPlan = endpoint(ShowMyPlan, {
  method: "GET",
  path: "/subscription",
  in: "query",
  audience: "customer",
  request: one,
  response: fields({ ...shown, now: instant }),
  refusals: unknown,
});

export const listMyPlans = endpoint(ListMyPlans, {
  method: "GET",
  path: "/subscriptions",
  in: "query",
  audience: "customer",
  request: nothing,
  response: z.array(fields({ ...shown, isBeingChecked })),
});

export const releasePlan = endpoint(ReleasePlan, {
  method: "PUT",
  path: "/subscription/release",
  in: "body",
  audience: "customer",
  request: only("subscription_id", subscriptionId),
  response: subscription,
  refusals: stepRefusals,
});

export const previewPlanCancel = endpoint(PreviewPlanCancel, {
  method: "GET",
  path: "/subscription/cancel",
  in: "query",
  audience: "customer",
  request: one,
  response: fields({ paid: rupees, back: rupees }),
  refusals: stepRefusals,
});

export const cancelPlan = endpoint(CancelPlan, {
  method: "PUT",
  path: "/subscription/cancel",
  in: "body",
  audience: "customer",
  request: only("subscription_id", subscriptionId),
  response: subscription,
  refusals: stepRefusals,
});

const numbered = { number: ["invoice_number", text], day: ["invoice_date", calendarDay] } as const;

const planPaper: Shape<PlanPaper> = fields({
  ...numbered,
  kind: z.enum(PLAN_PAPERS),
  reference: ["subscription_id", text],
  supplier: fields({ name: text, address: z.nullable(text) }),
  buyer: ["billed_to", fields({ name: text, mobile: z.nullable(mobile) })],
  plan: ["health_plan", text],
  hindi: ["health_plan_hi", z._default(z.nullable(text), null)], // A server of the release before does not tell.
  people: ["no_of_members", z.int()],
  term: fields({ from: instant, until: instant }),
  rate: ["gst", z.number()],
  tax: fields({ taxable: ["taxable_value", rupees], cgst: rupees, sgst: rupees, igst: rupees }),
  total: ["final_amount", rupees],
  against: z.nullable(fields(numbered)),
});

export const showMyPlanBills = endpoint(ShowMyPlanBills, {
  method: "GET",
  path: "/subscription/invoice",
  in: "query",
  audience: "customer",
  request: one,
  response: z.array(planPaper),
  refusals: unknown,
});
