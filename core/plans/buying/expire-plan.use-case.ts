import { useCase } from "../../shared/token.ts";
import { subscriptionChange } from "../subscription-change.ts";
import { maker } from "../../shared/use-case.ts";
import { PlanSubscriptions } from "../subscriptions.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * Gives up a plan that nobody paid for. Does nothing before its time is over, or once it was paid. Source: specification/plans.md,
 * Subscription.
 */
export type ExpirePlan = (id: PayableId) => Promise<void>;
export const ExpirePlan = useCase<ExpirePlan>("plans", "ExpirePlan");

export const makeExpirePlan = maker(
  ExpirePlan,
  { subscriptions: PlanSubscriptions, now: Clock },
  ({ subscriptions, now }: { readonly subscriptions: Pick<PlanSubscriptions, "change">; readonly now: Clock }) =>
    async (id) => {
      const at = now();
      await subscriptions.change(id, {
        at,
        events: [],
        decide({ subscription }) {
          const moved = subscriptionChange(subscription, [
            { at, by: { kind: "clock" }, deed: { kind: "state", event: "expire", payment: null } },
          ]);
          return { change: moved.kind === "ok" && moved.value.after !== subscription ? moved.value : null, answer: null };
        },
      });
    },
);
