import type { JobKinds } from "../../jobs/job.ts";

/** Work that a booking needs later: its time is given up where nobody has confirmed it. */
export type BookingJob = { readonly kind: "expire-booking"; readonly booking: string };

export const BOOKING_JOBS: JobKinds<BookingJob> = { "expire-booking": true };
