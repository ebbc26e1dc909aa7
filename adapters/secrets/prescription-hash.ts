import { createHash } from "node:crypto";
import { canonicalJson } from "./canonical-json.ts";
import type { PrescriptionHash } from "#core/consultations/prescriptions/prescription-hash.port.ts";

/** The hash by which a signed prescription proves itself. */
export const prescriptionHash: PrescriptionHash = (version) => createHash("sha256").update(canonicalJson(version), "utf8").digest("hex");
