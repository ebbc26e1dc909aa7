import { lookedUp } from "../../../staff/looked-up.ts";
import { verifiedPrescriptions } from "./verified-prescription.ts";
import type { AuditNeeds } from "../../../staff/looked-up.ts";
import type { PrescriptionHash } from "../prescription-hash.port.ts";
import type { Prescriptions } from "../../prescription/prescriptions.port.ts";
import type { VerifiedPrescription } from "./verified-prescription.ts";

/**
 * Works the chain of a prescription out again, by the number that is printed on it, for staff; it tells nothing of health. The
 * audit log has `who`, the staff member's name, before anything is answered. null: there is no such prescription.
 * Source: specification/prescriptions.md, Hash.
 */
export type VerifyPrescription = (who: string, number: string) => Promise<VerifiedPrescription | null>;

type Needs = AuditNeeds & { readonly prescriptions: Pick<Prescriptions, "withNumber">; readonly hash: PrescriptionHash };

export const makeVerifyPrescription =
  ({ prescriptions, hash, ...notes }: Needs): VerifyPrescription =>
  async (who, number) => {
    const stored = await lookedUp(notes, await prescriptions.withNumber(number), () => ({
      who,
      action: "prescription verify",
      subject: { kind: "prescription", id: number },
      details: {},
    }));
    if (stored === null) return null;
    const isWithdrawn = stored.withdrawn !== null;
    const versions = stored.versions.map((one) => ({ ...one, isWithdrawn }));
    return verifiedPrescriptions(versions, hash)[0] ?? null;
  };
