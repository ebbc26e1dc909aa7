import type { SubscriptionFacts } from "#core/plans/subscription.ts";
import type { SubscriptionActor, SubscriptionDeed, SubscriptionState } from "#core/plans/subscription-step.ts";
import type { Language } from "#core/shared/language.ts";
import type { PlanPaperKind } from "#core/invoices/plan-paper.ts";
import type { IssuedPlanPaper } from "#core/plans/issued-plan-paper.ts";
import type { Day } from "#core/shared/day.ts";
import type { Paise } from "#core/shared/money.ts";
import type { GeneratedAlways, JSONColumnType } from "kysely";

export type PlanTables = {
  plan_paper: {
    place: GeneratedAlways<number>;
    subscription_id: string;
    kind: PlanPaperKind;
    number: string;
    day: Day;
    amount: Paise;
    facts: JSONColumnType<Omit<IssuedPlanPaper, "kind" | "number" | "day" | "amount">>;
  };
  plan_subscription: {
    id: string;
    customer: string;
    facts: JSONColumnType<Pick<SubscriptionFacts, "plan" | "members" | "notBefore">>;
    state: SubscriptionState;
    expires_at: Date | null;
    made_at: Date;
    /** By which its customer's call is known again. */
    call_key: string;
    /** In which its customer bought it. */
    language: Language | null;
  };
  plan_subscription_step: {
    customer: string;
    subscription_id: string;
    number: number;
    at: Date;
    by: JSONColumnType<SubscriptionActor>;
    deed: JSONColumnType<SubscriptionDeed>;
  };
};
