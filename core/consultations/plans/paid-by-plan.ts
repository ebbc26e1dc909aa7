import { isRunning } from "../../plans/subscription.ts";
import { leftAt } from "../../plans/plan-use.ts";
import { rebookableUntil } from "../missed/rebookable-until.ts";
import { moneyBack } from "../booking/money-back.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { KeptSubscription } from "../../plans/subscriptions.port.ts";
import type { PlanUse } from "../../plans/plan-use.ts";
import type { Paise } from "../../shared/money.ts";
import type { Booking } from "../booking/booking.ts";

/** The plan that pays for an appointment: what its fee would be, and how many consultations the plan had left after this one, as it was then. */
export type PaidByPlan = {
  readonly subscription: PayableId;
  readonly title: string;
  readonly instead: Paise;
  readonly left: number;
};

/** A customer's plan as a hold sees it. */
export type PlanAtHand = Pick<KeptSubscription, "subscription" | "uses">;

/** `except`: a hold that is released for this one. `start`, `at` in milliseconds since 1970. */
type Wanted = {
  readonly member: MemberId | null;
  readonly start: number;
  readonly at: number;
  readonly instead: Paise;
  readonly except: PayableId | null;
};

/**
 * Which of a customer's plans pays for an appointment: the first that runs at its start, covers its patient and has a consultation left; null: none,
 * or it costs nothing. Source: specification/plans.md, A plan that pays.
 */
export function planPaying(plans: readonly PlanAtHand[], { member, start, at, instead, except }: Wanted): PaidByPlan | null {
  if (instead === 0) return null;
  for (const { subscription, uses } of plans) {
    const { id, plan, members } = subscription;
    const isCovered = member === null || members.some((one) => one.id === member);
    const left = leftAt({ subscription, uses: uses.filter(({ booking }) => booking !== except) }, at);
    if (isRunning(subscription, start) && isCovered && left > 0) return { subscription: id, title: plan.title, instead, left: left - 1 };
  }
  return null;
}

/**
 * What an appointment uses of the plan that pays for it; null: nothing, or no plan pays. It comes back where all of a fee would.
 * Source: specification/plans.md, A plan that pays.
 */
export function planUseOf(booking: Booking): PlanUse | null {
  const until = booking.plan === null ? "never" : countsUntil(booking, booking.plan.instead);
  return until === "never" ? null : { booking: booking.id, start: booking.start, member: booking.member, until };
}

function countsUntil(booking: Booking, instead: Paise): number | "never" | null {
  switch (booking.state) {
    case "held":
    case "pending_payment":
      return booking.expiresAt;
    case "confirmed":
    case "checked_in":
    case "in_progress":
    case "completed":
    case "no_show_patient":
      return null;
    case "cancelled_by_patient": {
      const at = booking.history.findLast(({ deed }) => deed.kind === "state" && deed.event === "cancel")?.at ?? booking.start;
      return moneyBack({ fee: instead, start: booking.start }, "cancel", at) === instead ? "never" : null;
    }
    case "no_show_practitioner":
    case "failed_technically":
      return rebookableUntil(booking) ?? "never";
    case "expired":
    case "cancelled_by_practitioner":
      return "never";
  }
}
