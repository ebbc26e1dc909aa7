import type { JobKinds } from "../../jobs/job.ts";
import type { Ahead } from "./reminders.ts";

/** What happened to a prescription: a version was signed, counted from 1, or it was withdrawn. */
export type PrescriptionEvent = { readonly kind: "signed"; readonly version: number } | { readonly kind: "withdrawn" };

/**
 * Work that a booking needs later: its time is given up where nobody has confirmed it; its fee goes back where the practitioner missed it
 * and its customer chose no other time; its customer is told of a step, counted from 0, and of what was prescribed, and reminded of the
 * start for which that was planned, in milliseconds since 1970.
 */
export type BookingJob =
  | { readonly kind: "expire-booking"; readonly booking: string }
  | { readonly kind: "follow-booking"; readonly booking: string; readonly step: number }
  | { readonly kind: "follow-prescription"; readonly booking: string; readonly event: PrescriptionEvent }
  | { readonly kind: "give-fee-back"; readonly booking: string }
  | { readonly kind: "remind-of-booking"; readonly booking: string; readonly start: number; readonly ahead: Ahead };

export const BOOKING_JOBS: JobKinds<BookingJob> = {
  "expire-booking": true,
  "follow-booking": true,
  "follow-prescription": true,
  "give-fee-back": true,
  "remind-of-booking": true,
};
