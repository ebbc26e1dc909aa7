import { NOTHING, paise } from "../../shared/money.ts";
import type { Paise } from "../../shared/money.ts";
import type { BookingEvent } from "./booking-step.ts";

const HOUR = 60 * 60 * 1000;

/** Until so long before the start, in milliseconds, a patient gets all back. Source: specification/consultations.md, Money back. */
export const CANCELS_FREELY = 2 * HOUR;

/**
 * What an event gives back of a fee, in whole paise, taxes included: all at or before two hours before the start, afterwards the fee less
 * its half rounded down, all where the practitioner cancels or has missed it, and nothing at any other event. `at`, `start` in milliseconds
 * since 1970.
 * Source: specification/consultations.md, Money back.
 */
export function moneyBack({ fee, start }: { readonly fee: Paise; readonly start: number }, event: BookingEvent, at: number): Paise {
  if (event === "call-off" || event === "refund") return fee;
  if (event !== "cancel") return NOTHING;
  return at <= start - CANCELS_FREELY ? fee : paise(fee - Math.floor(fee / 2));
}
