import type { Booking } from "./booking.ts";

const HOUR = 60 * 60 * 1000;

/**
 * How long after a missed appointment its customer may choose another time, in milliseconds. Source: specification/consultations.md,
 * Missing an appointment.
 */
export const REBOOKABLE = 48 * HOUR;

/**
 * Until when an appointment that its practitioner missed, or that failed, can be given another time, in milliseconds since 1970; then its
 * fee goes back, or the consultation to its plan. null: it was neither, or it goes back already. Source: specification/consultations.md,
 * Missing an appointment.
 */
export function rebookableUntil({ state, history }: Pick<Booking, "state" | "history">): number | null {
  if (state !== "no_show_practitioner" && state !== "failed_technically") return null;
  const last = history.findLast(({ deed }) => deed.kind === "state");
  const isGivenUp = last?.deed.kind === "state" && last.deed.event === "refund";
  return last === undefined || isGivenUp ? null : last.at + REBOOKABLE;
}
