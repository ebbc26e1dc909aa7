import { token } from "../../shared/token.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { QueuedJob } from "../../jobs/job.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { AccessEntry } from "../booking/access-entry.ts";
import type { Booking } from "../booking/booking.ts";
import type { BookingJob } from "../booking/booking-job.ts";
import type { Prescription, PrescriptionVersion, Withdrawn } from "./prescription.ts";

/** A version before it has its number, its place in the chain and its hash. */
export type UnsignedVersion = Omit<PrescriptionVersion, "number" | "version" | "former">;

/** `former`: the booking's own prescription; `others`: those of the same patient for other bookings. */
export type SeenForSigning = { readonly former: Prescription | null; readonly others: readonly Prescription[] };

/** What is kept in one step with a version or a withdrawal: that its practitioner read the patient's data, and what follows from it. */
export type WithPrescription = { readonly read: AccessEntry; readonly jobs: readonly QueuedJob<BookingJob>[] };

/** `write` null: nothing is signed, and `answer` is given null. */
export type SigningDecision<Answer> = {
  readonly write: (WithPrescription & { readonly version: UnsignedVersion }) | null;
  readonly answer: (stored: Prescription | null) => Answer;
};

/**
 * Signed prescriptions. Versions are only added, and never changed; at most one of a booking is in force. A first version gets the next
 * number of its practitioner and financial year, so that none is skipped. Source: specification/prescriptions.md, States of a prescription.
 */
export type Prescriptions = {
  /**
   * Signs a version, or not, as core decides from what is there at that moment. Atomic for the patient: nobody else signs for them
   * meanwhile.
   */
  sign<Answer>(booking: Booking, decide: (seen: SeenForSigning) => SigningDecision<Answer>): Promise<Answer>;
  /** Withdraws a booking's prescription. Answers whether it did, with what belongs to it; once withdrawn it stays so. */
  withdraw(booking: PayableId, withdrawn: Withdrawn, alongside: WithPrescription): Promise<boolean>;
  /** null: there is none. */
  ofBooking(booking: PayableId): Promise<Prescription | null>;
  withNumber(number: string): Promise<Prescription | null>;
  /** Those of a customer and of their members, the newest first. */
  of(customer: CustomerId): Promise<readonly Prescription[]>;
};
export const Prescriptions = token<Prescriptions>("Prescriptions");
