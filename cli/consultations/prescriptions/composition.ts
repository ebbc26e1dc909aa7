import { prescriptionHash, canonicalHash } from "#adapters/secrets/prescription-hash.ts";
import { readJsonBytes } from "#adapters/input-file/json-text.ts";
import { postgresPrescriptions } from "#adapters/postgres/consultations/prescriptions.ts";
import { readPrescriptionFile } from "#adapters/prescription-file/prescription-file.ts";
import { ok } from "#core/shared/result.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { verifiedPrescriptions } from "./verified-prescription.ts";
import type { Result } from "#core/shared/result.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { Fault } from "#cli/input/fault.ts";
import type { VerifiedPrescription } from "./verified-prescription.ts";

/** The prescription of that number in the shop's data, brought up to date as by every start; null: there is none. Throws CannotStart. */
export const verifiedInShop = (asked: Pick<CommandContext, "settings" | "folder">, number: string): Promise<VerifiedPrescription | null> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const kept = await postgresPrescriptions(db, prescriptionHash).withNumber(number);
    const isWithdrawn = kept !== null && kept.withdrawn !== null;
    const versions = (kept?.versions ?? []).map((one) => ({ ...one, isWithdrawn }));
    return verifiedPrescriptions(versions, prescriptionHash)[0] ?? null;
  });

/** The prescriptions of a file. */
export function verifiedInFile(bytes: Uint8Array): Result<readonly VerifiedPrescription[], readonly Fault[]> {
  const read = readJsonBytes(bytes, readPrescriptionFile);
  return read.kind === "refused" ? read : ok(verifiedPrescriptions(read.value, canonicalHash));
}
