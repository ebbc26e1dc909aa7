import { token } from "../../shared/token.ts";
import type { PrescriptionVersion } from "../prescription/prescription.ts";

/** SHA-256 of a version's canonical JSON (RFC 8785), as 64 hex digits. Source: specification/prescriptions.md, Hash. */
export type PrescriptionHash = (version: PrescriptionVersion) => string;
export const PrescriptionHash = token<PrescriptionHash>("PrescriptionHash");
