import { createHash } from "node:crypto";
import { canonicalJson } from "./canonical-json.ts";
import type { PrescriptionHash } from "#core/consultations/prescriptions/prescription-hash.port.ts";
import type { CanonicalValue } from "./canonical-json.ts";

/** The hash by which a signed prescription proves itself. */
export const prescriptionHash: PrescriptionHash = (version) => canonicalHash(version);

/** SHA-256 of a value's canonical JSON, as 64 hex digits. Throws a TypeError on a number that is not whole. */
export const canonicalHash = (value: CanonicalValue): string => createHash("sha256").update(canonicalJson(value), "utf8").digest("hex");
