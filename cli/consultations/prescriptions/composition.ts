import { prescriptionHash, canonicalHash } from "#adapters/secrets/prescription-hash.ts";
import { readJsonBytes } from "#adapters/input-file/json-text.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { readPrescriptionFile } from "#adapters/prescription-file/prescription-file.ts";
import { verifiedPrescriptions } from "#core/consultations/prescriptions/verification/verified-prescription.ts";
import { makeVerifyPrescription } from "#core/consultations/prescriptions/verification/verify-prescription.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { Result } from "#core/shared/result.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { Fault } from "#cli/input/fault.ts";
import type { VerifiedPrescription } from "#core/consultations/prescriptions/verification/verified-prescription.ts";
import type { VerifyPrescription } from "#core/consultations/prescriptions/verification/verify-prescription.use-case.ts";

/** The prescription of that number in the shop's data, brought up to date as by every start; null: there is none. Throws CannotStart. */
export const verifiedInShop = (
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  number: string,
): ReturnType<VerifyPrescription> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const prescriptions = postgresPrescriptions(db, prescriptionHash);
    const verify = makeVerifyPrescription({ prescriptions, hash: prescriptionHash, log: postgresAuditLog(db), now: Date.now });
    return verify(whoActs(context), number);
  });

/** The prescriptions of a file. */
export function verifiedInFile(bytes: Uint8Array): Result<readonly VerifiedPrescription[], readonly Fault[]> {
  const read = readJsonBytes(bytes, readPrescriptionFile);
  return read.kind === "refused" ? read : ok(verifiedPrescriptions(read.value, canonicalHash));
}
