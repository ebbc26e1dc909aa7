import { NOTHING } from "../../shared/money.ts";
import { planOutcome } from "./paid-by-plan.ts";
import { rebookableUntil } from "./rebookable-until.ts";
import type { Paise } from "../../shared/money.ts";
import type { PlanOutcome } from "./paid-by-plan.ts";
import type { Booking, BookingFacts } from "./booking.ts";
import type { CallOffReason } from "./call-off-reason.ts";
import type { BookingEvent } from "./booking-step.ts";
import type { KeptBooking } from "./bookings.port.ts";
import type { Consulted } from "./consulted.ts";

/** A booking as its customer sees it. Times in milliseconds since 1970. */
export type BookingView = Omit<BookingFacts, "customer" | "buffer"> &
  Pick<Booking, "state" | "expiresAt"> & {
    readonly consulted: Consulted;
    /** What goes back or has gone back, taxes included. */
    readonly back: Paise;
    /** Whether what goes back has been sent by the provider or by staff. */
    readonly isBack: boolean;
    /** When the provider or staff had sent it; null: not yet, or nothing goes back. */
    readonly backAt: number | null;
    /** Whether its consultation counts as used of the plan that pays; null: no plan pays. */
    readonly planOutcome: PlanOutcome | null;
    /** Whether it has a receipt or a bill. */
    readonly isBilled: boolean;
    /** Until when it can be given another time instead of its fee or its consultation; null: that is not its case. */
    readonly rebookableUntil: number | null;
    /** Why its practitioner cancelled it; null: they did not, or gave no reason. */
    readonly calledOff: CallOffReason | null;
    /** `to`: the start that a step gave it; null: it moved nothing. */
    readonly steps: readonly { readonly at: number; readonly event: BookingEvent; readonly to: number | null }[];
  };

/** What a customer sees of a booking of their own. Source: specification/consultations.md, Who may see what. */
export function bookingView({ booking, consulted, papers }: Pick<KeptBooking, "booking" | "consulted" | "papers">): BookingView {
  const { customer: _, buffer: _1, history, paidBy: _2, refund, ...seen } = booking;
  return {
    ...seen,
    consulted,
    back: refund?.payout ?? NOTHING,
    isBack: refund?.state === "processed",
    backAt: history.find(({ deed }) => deed.kind === "refund" && deed.event === "process")?.at ?? null,
    planOutcome: planOutcome(booking),
    isBilled: papers.length > 0,
    rebookableUntil: rebookableUntil(booking),
    calledOff: history.flatMap(({ deed }) => (deed.kind === "call-off" ? [deed.reason] : []))[0] ?? null,
    steps: history.flatMap(({ at, deed }) =>
      deed.kind === "refund" ? [] : [{ at, event: deed.event, to: deed.kind === "move" ? deed.to : null }],
    ),
  };
}
