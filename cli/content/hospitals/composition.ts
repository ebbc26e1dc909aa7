import { makeImportHospitals } from "#core/staff/hospitals/import-hospitals.use-case.ts";
import { readHospitalLines } from "#adapters/hospital-file/hospital-lines.ts";
import { postgresHospitalRegister } from "#adapters/postgres/content/hospital-register.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { HospitalFiles, StaffHospitals } from "./staff-hospitals.ts";

export const hospitalFiles: HospitalFiles = { inLines: readHospitalLines };

/** Hospitals over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withHospitals = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (hospitals: StaffHospitals) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const register = postgresHospitalRegister(db);
    const importing = makeImportHospitals({ register, now: Date.now });
    return act({ import: (given) => importing(whoActs(context), given), page: register.page });
  });
