import { token } from "../../shared/token.ts";
import type { SignedVersion } from "./prescription.ts";

/** A signed version as a PDF with A4 pages, with its code to verify. The same version always makes the same bytes. */
export type PrescriptionFile = (signed: SignedVersion) => Promise<Uint8Array>;
export const PrescriptionFile = token<PrescriptionFile>("PrescriptionFile");
