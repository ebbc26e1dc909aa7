import type { QueuedJob } from "../../jobs/job.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { BookingJob, PrescriptionEvent } from "../booking/booking-job.ts";
import type { Prescription } from "../prescription/prescription.ts";
import type { BookingNews } from "../booking/booking-news.ts";

/** The job by which a booking's customer is told of it, once. Source: specification/consultations.md, What is told of a booking. */
export const prescriptionJob = (booking: PayableId, event: PrescriptionEvent): QueuedJob<BookingJob> => ({
  job: { kind: "follow-prescription", booking, event },
  terms: { key: causeOf(booking, event), notBefore: null },
});

export const causeOf = (booking: PayableId, event: PrescriptionEvent): string =>
  `${booking}/prescription/${event.kind === "signed" ? event.version : event.kind}`;

/**
 * What is told of it; null: nothing, because it was withdrawn or replaced meanwhile, and they are told of that.
 * Source: specification/consultations.md, What is told of a booking.
 */
export function prescriptionNews({ versions, withdrawn }: Prescription, event: PrescriptionEvent): BookingNews | null {
  const { start } = versions[0].version;
  if (event.kind === "withdrawn") return { kind: "prescription-withdrawn", start };
  if (withdrawn !== null || event.version < versions.length) return null;
  return { kind: event.version === 1 ? "prescribed" : "prescribed-anew", start };
}
