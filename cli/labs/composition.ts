import { labFindings } from "#core/labs/register/lab-finding.ts";
import { makeImportLabs } from "#core/labs/register/import-labs.use-case.ts";
import { makeListLabSlots } from "#core/labs/choosing/list-lab-slots.use-case.ts";
import { readLabLines } from "#adapters/lab-files/lab-lines.ts";
import { offerLines } from "#adapters/lab-files/offer-lines.ts";
import { postgresLabRegister } from "#adapters/postgres/labs/lab-register.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { postgresLabs } from "#adapters/postgres/labs/labs.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { LabFiles, StaffLabs } from "./staff-labs.ts";

export const labFiles: LabFiles = { inLines: readLabLines, linesOf: offerLines };

/** What laboratories offer over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withLabs = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (labs: StaffLabs) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const importing = makeImportLabs({ register: postgresLabRegister(db), now: Date.now });
    return act({
      import: (given) => importing(whoActs(context), given),
      findings: async () => labFindings(await postgresLabs(db).offered()),
      offered: () => postgresLabs(db).offered(),
      slots: makeListLabSlots({ snapshots: postgresLabs(db).offered, bookings: postgresLabBookings(db), now: Date.now }),
    });
  });
