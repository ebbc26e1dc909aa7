import type { JobKinds } from "../../jobs/job.ts";

/** Work that a booking of tests needs later: its slot is given up where nobody has paid, and its money goes back where nobody chose another slot after a spoilt sample. */
export type LabBookingJob =
  | { readonly kind: "expire-lab-booking"; readonly booking: string }
  | { readonly kind: "decline-recollection"; readonly booking: string };

export const LAB_BOOKING_JOBS: JobKinds<LabBookingJob> = { "expire-lab-booking": true, "decline-recollection": true };
