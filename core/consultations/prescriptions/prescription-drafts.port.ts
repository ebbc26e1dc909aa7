import { token } from "../../shared/token.ts";
import type { BookingKey } from "../booking/booking.ts";
import type { WrittenPrescription } from "./written-prescription.ts";

/** What practitioners write before they sign it, one draft a booking. It goes with the booking. */
export type PrescriptionDrafts = {
  /** null: there is none. */
  of(booking: BookingKey): Promise<WrittenPrescription | null>;
  /** In the place of what was written before. Of an appointment that is gone nothing is kept. */
  put(booking: BookingKey, written: WrittenPrescription): Promise<void>;
  drop(booking: BookingKey): Promise<void>;
};
export const PrescriptionDrafts = token<PrescriptionDrafts>("PrescriptionDrafts");
