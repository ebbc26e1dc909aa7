import { prescriptionHash, canonicalHash } from "#adapters/secrets/prescription-hash.ts";
import { readJsonBytes } from "#adapters/input-file/json-text.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { readPrescriptionFile } from "#adapters/prescription-file/prescription-file.ts";
import { verifiedPrescriptions } from "#core/consultations/prescriptions/verification/verified-prescription.ts";
import { makeVerifyPrescription } from "#core/consultations/prescriptions/verification/verify-prescription.use-case.ts";
import { ok } from "#core/shared/result.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import type { Result } from "#core/shared/result.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { Fault } from "#cli/input/fault.ts";
import type { VerifiedPrescription } from "#core/consultations/prescriptions/verification/verified-prescription.ts";
import type { VerifyPrescription } from "#core/consultations/prescriptions/verification/verify-prescription.use-case.ts";

/** The prescription of that number in the shop's data, brought up to date as by every start; null: there is none. Throws CannotStart. */
export const verifiedInShop = (asked: Pick<CommandContext, "settings" | "folder">, number: string): ReturnType<VerifyPrescription> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return makeVerifyPrescription({ prescriptions: postgresPrescriptions(db, prescriptionHash), hash: prescriptionHash })(number);
  });

/** The prescriptions of a file. */
export function verifiedInFile(bytes: Uint8Array): Result<readonly VerifiedPrescription[], readonly Fault[]> {
  const read = readJsonBytes(bytes, readPrescriptionFile);
  return read.kind === "refused" ? read : ok(verifiedPrescriptions(read.value, canonicalHash));
}
