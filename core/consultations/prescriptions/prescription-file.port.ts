import { token } from "../../shared/token.ts";
import type { SignedVersion, Withdrawn } from "../prescription/prescription.ts";

/**
 * A signed version as a PDF with A4 pages, with its code to verify. `withdrawn`: it says so above all else; null: it was not. The same
 * always makes the same bytes.
 */
export type PrescriptionFile = (signed: SignedVersion, withdrawn: Withdrawn | null) => Promise<Uint8Array>;
export const PrescriptionFile = token<PrescriptionFile>("PrescriptionFile");
