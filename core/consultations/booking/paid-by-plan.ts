import { isRunning } from "../../plans/subscription.ts";
import { leftAt } from "../../plans/plan-use.ts";
import { rebookableUntil } from "./rebookable-until.ts";
import { moneyBack } from "./money-back.ts";
import type { MemberId } from "../../account/family-member.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { KeptSubscription } from "../../plans/subscriptions.port.ts";
import type { PlanUse } from "../../plans/plan-use.ts";
import type { Paise } from "../../shared/money.ts";
import type { Booking } from "./booking.ts";

/**
 * The plan that pays for an appointment: what its fee would be, and how many consultations the plan had left after this one, as it was
 * then.
 */
export type PaidByPlan = {
  readonly subscription: PayableId;
  readonly title: string;
  /** Its title in Hindi; null: the English one stands for both. */
  readonly hindi: string | null;
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
 * Which of a customer's plans pays for an appointment: the first that runs at its start, covers its patient and has a consultation left;
 * null: none, or it costs nothing. Source: specification/plans.md, A plan that pays.
 */
export function planPaying(plans: readonly PlanAtHand[], { member, start, at, instead, except }: Wanted): PaidByPlan | null {
  if (instead === 0) return null;
  for (const one of plans) {
    const { id, plan, members } = one.subscription;
    const isCovered = member === null || members.some((covered) => covered.id === member);
    const left = leftBeside(one, except, at);
    if (isRunning(one.subscription, start) && isCovered && left > 0)
      return { subscription: id, title: plan.title, hindi: plan.hindi?.title ?? null, instead, left: left - 1 };
  }
  return null;
}

/**
 * How many consultations a plan has left at a moment if one of its appointments did not count; null: all count. Source:
 * specification/plans.md, A plan that pays.
 */
export const leftBeside = ({ subscription, uses }: PlanAtHand, except: PayableId | null, at: number): number =>
  leftAt({ subscription, uses: uses.filter(({ booking }) => booking !== except) }, at);

/**
 * Whether an appointment that is not confirmed can still count at a moment. A plan that was cancelled meanwhile, or whose last consultation
 * somebody else took, pays no more. Source: specification/plans.md, A plan that pays.
 */
export function canStillBePaid({ booking, plan }: PaidBooking, at: number): boolean {
  if (booking.plan === null) return true;
  return plan !== null && isRunning(plan.subscription, booking.start) && leftBeside(plan, booking.id, at) > 0;
}

/** Whether it is the plan that pays for a booking. */
export const isPlanOf =
  ({ plan }: Pick<Booking, "plan">) =>
  ({ subscription }: PlanAtHand): boolean =>
    subscription.id === plan?.subscription;

/** A booking with the plan that pays for it; null: none does. */
export type PaidBooking = { readonly booking: Booking; readonly plan: PlanAtHand | null };

/**
 * Whether the plan that pays for an appointment has one consultation less by it ("used") or got it back ("back"); null: no plan pays.
 * Source: specification/plans.md, A plan that pays.
 */
export function planOutcome(booking: Booking): PlanOutcome | null {
  if (booking.plan === null) return null;
  return planUseOf(booking) === null ? "back" : "used";
}
export const PLAN_OUTCOMES = ["used", "back"] as const;
export type PlanOutcome = (typeof PLAN_OUTCOMES)[number];

/**
 * What an appointment uses of the plan that pays for it; null: nothing, or no plan pays. The plan gets it back where a fee would be
 * refunded in full.
 * Source: specification/plans.md, A plan that pays.
 */
export function planUseOf(booking: Booking): PlanUse | null {
  const until = booking.plan === null ? "never" : countsUntil(booking, booking.plan.instead);
  return until === "never" ? null : { booking: booking.id, start: booking.start, member: booking.member, until, saved: null };
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
