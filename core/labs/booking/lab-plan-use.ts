import type { PlanUse } from "../../plans/plan-use.ts";
import type { LabBooking } from "./lab-booking.ts";

/**
 * What a booking of tests uses of the plan that takes something off it; null: nothing, or no plan does. It comes back where all that was
 * paid does.
 * Source: specification/plans.md, A plan that pays.
 */
export function labPlanUseOf({ id, start, state, expiresAt, basket, refund }: LabBooking): PlanUse | null {
  const isBack = state === "expired" || (state === "cancelled" && refund?.payout === basket.total);
  if (basket.plan === null || isBack) return null;
  const isWaiting = state === "held" || state === "pending_payment";
  return { booking: id, start, member: null, until: isWaiting ? expiresAt : null, saved: basket.plan.saved };
}
