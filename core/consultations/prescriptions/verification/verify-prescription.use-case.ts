import { verifiedPrescriptions } from "./verified-prescription.ts";
import type { PrescriptionHash } from "../prescription-hash.port.ts";
import type { Prescriptions } from "../prescriptions.port.ts";
import type { VerifiedPrescription } from "./verified-prescription.ts";

/**
 * Works the chain of a prescription out again, by the number that is printed on it, for staff; it tells nothing of health. null: there is no
 * such prescription. Source: specification/prescriptions.md, Hash.
 */
export type VerifyPrescription = (number: string) => Promise<VerifiedPrescription | null>;

type Needs = { readonly prescriptions: Pick<Prescriptions, "withNumber">; readonly hash: PrescriptionHash };

export const makeVerifyPrescription =
  ({ prescriptions, hash }: Needs): VerifyPrescription =>
  async (number) => {
    const kept = await prescriptions.withNumber(number);
    if (kept === null) return null;
    const isWithdrawn = kept.withdrawn !== null;
    const versions = kept.versions.map((one) => ({ ...one, isWithdrawn }));
    return verifiedPrescriptions(versions, hash)[0] ?? null;
  };
