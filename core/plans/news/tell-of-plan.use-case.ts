import { announceTo } from "../../notifications/announce-to.ts";
import { useCase } from "../../shared/token.ts";
import { maker } from "../../shared/use-case.ts";
import { PlanSubscriptions } from "../subscriptions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Notifications } from "../../notifications/notifications.port.ts";
import { SubscriptionMessages } from "./subscription-messages.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { AnnounceNeeds } from "../../notifications/announce-to.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { SubscriptionEvent } from "../subscription-step.ts";
import type { KeptSubscription } from "../subscriptions.port.ts";
import type { SubscriptionNews } from "./subscription-messages.ts";

/** A step, counted from 0, or the reminder of so many days before the end. */
export type PlanOccasion = { readonly kind: "step"; readonly step: number } | { readonly kind: "reminder"; readonly days: number };

/**
 * Tells a plan's holder what a step of it brought, or that it ends soon, each once. A holder who has gone is not told, and nobody is
 * reminded of a plan that was cancelled, is over or is followed by another. Source: specification/plans.md, Subscription.
 */
export type TellOfPlan = (id: PayableId, occasion: PlanOccasion) => Promise<void>;
export const TellOfPlan = useCase<TellOfPlan>("plans", "TellOfPlan");

type Needs = AnnounceNeeds & {
  readonly subscriptions: Pick<PlanSubscriptions, "withId" | "of">;
  readonly customers: Pick<Customers, "withId">;
  readonly messages: SubscriptionMessages;
};

export const makeTellOfPlan = maker(
  TellOfPlan,
  {
    subscriptions: PlanSubscriptions,
    now: Clock,
    customers: Customers,
    notifications: Notifications,
    messages: SubscriptionMessages,
    newId: NewId,
  },
  ({ subscriptions, customers, messages, ...needs }: Needs) =>
    async (id, occasion) => {
      const stored = await subscriptions.withId(id);
      const term = stored?.subscription.term ?? null;
      if (stored === null || term === null) return;
      const { subscription, language } = stored;
      const news = occasion.kind === "step" ? newsOf(stored, occasion.step) : "ending";
      const customer = news === null ? null : await customers.withId(subscription.customer);
      if (news === null || customer === null) return;
      if (news === "ending") {
        const own = await subscriptions.of(subscription.customer);
        const isFollowed = own.some(({ subscription: other }) => other.state === "active" && (other.term?.until ?? 0) > term.until);
        if (subscription.state !== "active" || needs.now() >= term.until || isFollowed) return;
      }
      const cause = `${id}/plan/${occasion.kind === "step" ? occasion.step : `in-${occasion.days}`}`;
      await announceTo(needs, customer.id, { ...messages({ customer, subscription, term, language, news }), cause });
    },
);

function newsOf({ subscription }: KeptSubscription, step: number): SubscriptionNews | null {
  const action = subscription.history[step]?.deed;
  return action?.kind === "state" ? (NEWS[action.event] ?? null) : null;
}

const NEWS: Readonly<Partial<Record<SubscriptionEvent, SubscriptionNews>>> = { pay: "active", cancel: "cancelled" };
