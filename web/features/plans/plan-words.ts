import { rupees } from "#web/design/figures/amounts.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { datedMomentAt, momentAt } from "#web/design/figures/moments.ts";
import { counted } from "#web/design/phrase.ts";
import { consultationsIn } from "#core/plans/plan-use.ts";
import { planPhrases as says } from "./wording/plans.ts";
import type { HealthPlan } from "#core/content/care-page.ts";
import type { Paise } from "#core/shared/money.ts";
import type { BuyPlanRefusal } from "#core/plans/buying/buy-plan.use-case.ts";
import type { UnknownSubscription } from "#core/plans/change-my-subscription.ts";
import type { PlanCancelPreview } from "#core/plans/money/preview-plan-cancel.use-case.ts";
import type { PlanUse } from "#core/plans/plan-use.ts";
import type { SubscriptionStepRefusal } from "#core/plans/subscription.ts";
import type { SubscriptionView } from "#core/plans/subscription-view.ts";

type Refusal = BuyPlanRefusal | UnknownSubscription | SubscriptionStepRefusal;

type BriefPlan = Pick<SubscriptionView, "stage" | "term" | "uses" | "left"> & {
  readonly plan: Pick<SubscriptionView["plan"], "price" | "consultations">;
};

/** What is said of buying a plan and of one's own, in any language. */
export const planWords = {
  ...says,
  /** How what a plan holds is had. */
  howToUse: ({ consultations, labPercent }: Pick<HealthPlan, "consultations" | "labPercent">): string =>
    [
      ...(labPercent === 0 ? [] : [says.forTests({ percent: String(labPercent) })]),
      consultations === 0 ? says.useByEnquiry : says.use,
    ].join(" "),
  buy: (price: Paise): string => says.buy({ amount: rupees(price) }),
  cancelFactsOf: ({ paid, back }: PlanCancelPreview) => [
    { name: says.paid, value: rupees(paid) },
    { name: says.comesBack, value: rupees(back) },
  ],
  pay: (price: Paise): string => says.pay({ amount: rupees(price) }),
  more: (people: number): string => counted(people, says.more, { people: String(people) }),
  left: ({ uses, left }: Pick<SubscriptionView, "uses" | "left">): string =>
    says.left({ used: String(consultationsIn(uses)), left: String(left) }),
  useAt: ({ start, member, saved }: PlanUse, members: SubscriptionView["members"]): string =>
    saved === null
      ? says.appointmentAt({ moment: datedMomentAt(start), name: members.find(({ id }) => id === member)?.name ?? says.factYou })
      : says.savedAt({ moment: datedMomentAt(start), amount: rupees(saved) }),
  clock: (left: number): string => {
    const seconds = Math.ceil(left / 1000);
    return says.clock({ minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60).padStart(2, "0") });
  },
  refusal(refusal: Refusal): string {
    switch (refusal.kind) {
      case "too-many-people":
        return says.refusals["too-many-people"]({ people: String(refusal.people) });
      case "has-a-plan":
        return says.refusals["has-a-plan"]({ until: dayAt(refusal.until - 1), from: dayAt(refusal.from) });
      case "used":
        return says.refusals.used({ count: String(refusal.count) });
      case "too-late":
        return says.refusals["too-late"]({ until: momentAt(refusal.until) });
      case "unknown-plan":
      case "unknown-member":
      case "not-possible":
      case "too-early":
      case "unknown-subscription":
        return says.refusals[refusal.kind];
    }
  },
  /**
   * What a list says of one, a line each: how long it runs, how much of it is left, and what it cost. One that was cancelled pays for
   * nothing more.
   */
  briefly: ({ plan, stage, term, uses, left }: BriefPlan): readonly string[] => [
    ...(term === null || stage === "cancelled" ? [] : [says.runsUntil({ day: dayAt(term.until - 1) })]),
    ...(term === null || stage === "cancelled" || plan.consultations === 0 ? [] : [`${says.factUsed}: ${planWords.left({ uses, left })}`]),
    rupees(plan.price),
  ],
  factsOf({
    plan,
    stage,
    members,
    term,
    back,
    isBack,
    cancellableUntil,
    uses,
    left,
  }: SubscriptionView): readonly { readonly name: string; readonly value: string }[] {
    return [
      { name: says.factFor, value: [says.factYou, ...members.map(({ name }) => name)].join("\n") },
      ...(term === null || stage === "cancelled"
        ? []
        : [
            { name: says.factFrom, value: dayAt(term.from) },
            { name: says.factUntil, value: dayAt(term.until - 1) },
          ]),
      { name: says.factPrice, value: rupees(plan.price) },
      ...(plan.consultations === 0 || stage === "cancelled" ? [] : [{ name: says.factUsed, value: planWords.left({ uses, left }) }]),
      ...(cancellableUntil === null ? [] : [{ name: says.factFreely, value: datedMomentAt(cancellableUntil) }]),
      ...(back > 0 ? [{ name: isBack ? says.wentBack : says.factBack, value: rupees(back) }] : []),
    ];
  },
};
