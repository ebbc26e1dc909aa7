import { token } from "../../shared/token.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { WrittenPrescription } from "./written-prescription.ts";

/** What practitioners write before they sign it, one draft a booking. It goes with the booking. */
export type PrescriptionDrafts = {
  /** null: there is none. */
  of(booking: PayableId): Promise<WrittenPrescription | null>;
  /** In the place of what was written before. */
  put(booking: PayableId, written: WrittenPrescription): Promise<void>;
  drop(booking: PayableId): Promise<void>;
};
export const PrescriptionDrafts = token<PrescriptionDrafts>("PrescriptionDrafts");
