import type { Booking } from "../booking/booking.ts";

const HOUR = 60 * 60 * 1000;

/** How long after a missed appointment its customer may choose another time, in milliseconds. Source: specification/consultations.md, Missing an appointment. */
export const REBOOKABLE = 48 * HOUR;

/**
 * Until when an appointment that its practitioner missed, or that failed, can be given another time, in milliseconds since 1970; then its fee
 * goes back. null: it was neither, or the fee goes back already. Source: specification/consultations.md, Missing an appointment.
 */
export function rebookableUntil({ state, refund, history }: Pick<Booking, "state" | "refund" | "history">): number | null {
  if ((state !== "no_show_practitioner" && state !== "failed_technically") || refund !== null) return null;
  const missed = history.findLast(({ deed }) => deed.kind === "state");
  return missed === undefined ? null : missed.at + REBOOKABLE;
}
