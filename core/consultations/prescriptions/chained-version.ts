import type { PrescriptionHash } from "./prescription-hash.port.ts";
import type { Prescription, SignedVersion } from "../prescription/prescription.ts";
import type { UnsignedVersion } from "../prescription/prescriptions.port.ts";

/**
 * A version in its place behind the former ones, with its hash. `number` is that of the first. Source: specification/prescriptions.md,
 * Hash.
 */
export function chainedVersion(
  written: UnsignedVersion,
  { former, number, hashOf }: { readonly former: Prescription | null; readonly number: string; readonly hashOf: PrescriptionHash },
): SignedVersion {
  const last = former?.versions.at(-1) ?? null;
  const version = { ...written, number, version: (last?.version.version ?? 0) + 1, former: last?.hash ?? null };
  return { version, hash: hashOf(version) };
}
