import { moneyBack } from "../booking/money-back.ts";
import { MOVES_UNTIL } from "./move-refusal.ts";
import { NOTHING } from "../../shared/money.ts";
import type { Paise } from "../../shared/money.ts";
import type { PaidByPlan } from "../booking/paid-by-plan.ts";
import type { Booking } from "../booking/booking.ts";

/** `back`: what a cancellation right after the move gives back of the fee, taxes included; of a plan's consultation all or nothing. */
export type TermsAfterMove = { readonly back: Paise; readonly isFull: boolean; readonly isInTimeToMove: boolean };

type Terms = Pick<Booking, "fee"> & { readonly plan: Pick<PaidByPlan, "instead"> | null };

/** `start` that it gets, and `at` when it is moved, in milliseconds since 1970. */
type Moved = { readonly start: number; readonly at: number };

/** What its customer can still do with an appointment once it is moved. Source: specification/consultations.md, Moving an appointment. */
export function termsAfterMove({ fee, plan }: Terms, { start, at }: Moved): TermsAfterMove {
  const whole = plan?.instead ?? fee;
  const back = moneyBack({ fee: whole, start }, "cancel", at);
  const isFull = back === whole;
  return { back: plan === null || isFull ? back : NOTHING, isFull, isInTimeToMove: at <= start - MOVES_UNTIL };
}
