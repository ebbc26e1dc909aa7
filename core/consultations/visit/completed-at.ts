import type { Booking } from "../booking/booking.ts";

/**
 * When an appointment was completed, in milliseconds since 1970; null: it was not. Source: specification/consultations.md, After an
 * appointment.
 */
export const completedAt = ({ history }: Pick<Booking, "history">): number | null =>
  history.find(({ deed }) => deed.kind === "state" && deed.event === "complete")?.at ?? null;
