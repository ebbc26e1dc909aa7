import { leftBeside } from "../booking/paid-by-plan.ts";
import type { MoveRefusal } from "./move-refusal.ts";
import type { PaidBooking } from "../booking/paid-by-plan.ts";

/** Times in milliseconds since 1970. */
type Wanted = { readonly start: number; readonly at: number };

/**
 * Why an appointment that a plan pays for can't begin at `start`; null: it can, or no plan pays. It stays within the plan's year.
 * Source: specification/plans.md, A plan that pays.
 */
export function planMoveRefusal({ booking, plan }: PaidBooking, { start, at }: Wanted): MoveRefusal | null {
  if (booking.plan === null) return null;
  const term = plan?.subscription.state === "active" ? plan.subscription.term : null;
  // A missed one whose consultation came back and was used again takes no other time.
  if (plan === null || term === null || leftBeside(plan, booking.id, at) === 0) return { kind: "not-possible", state: booking.state };
  return term.from <= start && start < term.until ? null : { kind: "outside-plan", ...term };
}
