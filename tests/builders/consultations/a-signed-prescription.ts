import { customerId } from "#core/identity/customer-id.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { payableId } from "#core/ledger/entry.ts";
import { now } from "#tests/fixtures.ts";
import { aPrescription } from "./a-prescription.ts";
import type { Prescription, PrescriptionVersion } from "#core/consultations/prescription/prescription.ts";

/** A prescription of one version in force, for Asha, of the booking b-1. */
export const aSignedPrescription = (given: Partial<PrescriptionVersion> = {}): Prescription => ({
  customer: customerId("asha"),
  member: null,
  versions: [
    {
      version: {
        ...aPrescription(),
        number: "RXSJ/2627/000001",
        version: 1,
        former: null,
        booking: payableId("b-1"),
        start: now,
        mode: "audio",
        consent: "call-1",
        practitioner: {
          id: practitionerId("sunanda"),
          name: "Dr. Sunanda Joshi",
          qualifications: ["BAMS"],
          council: "MCIM",
          registration: "I-1",
          address: null,
        },
        patient: { name: "Asha Kulkarni", age: 34, gender: "female" },
        signedAt: now,
        ...given,
      },
      hash: "0".repeat(64),
    },
  ],
  withdrawn: null,
});
