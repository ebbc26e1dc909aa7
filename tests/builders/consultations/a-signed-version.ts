import { practitionerId } from "#core/consultations/practitioner.ts";
import { payableId } from "#core/ledger/entry.ts";
import { prescriptionHash } from "#adapters/secrets/prescription-hash.ts";
import { now } from "#tests/fixtures.ts";
import { aPrescription } from "./a-prescription.ts";
import type { PrescriptionVersion, SignedVersion } from "#core/consultations/prescription/prescription.ts";

/** The second version of a prescription of ayurveda, which proves itself. */
export function aSignedVersion(given: Partial<PrescriptionVersion> = {}): SignedVersion {
  const version: PrescriptionVersion = {
    ...aPrescription(),
    number: "RX00A/2627/000123",
    version: 2,
    former: "f".repeat(64),
    reason: "Half the dose",
    booking: payableId("b-1"),
    start: now,
    mode: "video",
    consent: "call-1",
    practitioner: {
      id: practitionerId("sunanda"),
      name: "Dr. Sunanda Joshi",
      qualifications: ["BAMS", "MD (Ayurveda)"],
      council: "Maharashtra Council of Indian Medicine",
      registration: "I-45120-A",
      address: "Joshi Ayurved, 14 Tilak Road, Pune 411030",
    },
    patient: { name: "आशा Kulkarni", age: 34, gender: "female" },
    signedAt: now + 3_600_000,
    ...given,
  };
  return { version, hash: prescriptionHash(version) };
}
