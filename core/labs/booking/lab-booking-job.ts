import type { JobKinds } from "../../jobs/job.ts";

/**
 * Work that a booking of tests needs later: its slot is given up where nobody has paid, its money goes back where nobody chose another slot
 * after a spoilt sample, it is cancelled where no other prescription came for one that was refused, and its customer is told that a step,
 * counted from 0, brought a report, what another step means, or the evening before that nothing is eaten before its start.
 */
export type LabBookingJob =
  | { readonly kind: "expire-lab-booking"; readonly booking: string }
  | { readonly kind: "decline-recollection"; readonly booking: string }
  | { readonly kind: "end-prescription"; readonly booking: string }
  | { readonly kind: "tell-of-lab-report"; readonly booking: string; readonly step: number }
  | { readonly kind: "follow-lab-booking"; readonly booking: string; readonly step: number }
  | { readonly kind: "tell-of-fasting"; readonly booking: string; readonly start: number };

export const LAB_BOOKING_JOBS: JobKinds<LabBookingJob> = {
  "expire-lab-booking": true,
  "decline-recollection": true,
  "end-prescription": true,
  "tell-of-lab-report": true,
  "follow-lab-booking": true,
  "tell-of-fasting": true,
};
