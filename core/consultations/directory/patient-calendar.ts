import type { CalendarEntry, CalendarReason } from "../slots/slot-calendar.ts";

/** Why a time is free or is not, as a patient may know it: who has a time that is taken is nobody else's business. */
export type PatientReason = Exclude<CalendarReason, "booked" | "buffer"> | "taken";

export type PatientEntry = Omit<CalendarEntry, "reason"> & { readonly reason: PatientReason };

/**
 * A calendar as a patient may see it: "taken" for what is booked or rests, and a booking is named only if it is the patient's own.
 * Source: specification/slots.md, Reasons.
 */
export const patientCalendar = (calendar: readonly CalendarEntry[]): readonly PatientEntry[] =>
  calendar.map(({ reason, booking, ...entry }) => ({
    ...entry,
    reason: reason === "booked" || reason === "buffer" ? "taken" : reason,
    booking: reason === "own" || reason === "current" ? booking : null,
  }));
