import { sharedSource } from "../sharing/shared-data.ts";
import type { Booking } from "../../consultations/booking/booking.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";

/**
 * That a customer shares what a laboratory found for the patient of an appointment with its practitioner. `labBooking`: in which it was
 * found; `at`: since when, in milliseconds since 1970. Source: specification/labs.md, Sharing a report.
 */
export type LabReportShare = {
  readonly labBooking: PayableId;
  readonly booking: PayableId;
  readonly customer: CustomerId;
  readonly at: number;
};

/** A lab booking beside the appointment whose practitioner is to read its report. */
export type SharePlace = Pick<LabReportShare, "labBooking" | "booking">;

/**
 * Whether a report can be shared for an appointment at a time: while its practitioner reads what is current. Source: specification/labs.md,
 * Sharing a report.
 */
export const canBeSharedFor = (booking: Pick<Booking, "state" | "history">, at: number): boolean =>
  sharedSource(booking, { isConsented: true, at }) === "current";
