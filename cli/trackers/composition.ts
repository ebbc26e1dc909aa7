import { makeRecountDays } from "#core/trackers/days/recount-days.use-case.ts";
import { makeShowToStaff } from "#core/trackers/calls/show-to-staff.use-case.ts";
import { workOutResults } from "#adapters/health-file/results-file.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { postgresStoredDays } from "#adapters/postgres/trackers/recount-days.ts";
import { trackerTroubles } from "#adapters/postgres/trackers/tracker-troubles.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { ShopDatabase } from "#cli/database/composition.ts";
import type { StaffTrackers } from "./staff-trackers.ts";

/** What can't be among the entries and results of a shop's data. */
export const troublesOfTrackers = (db: ShopDatabase) => trackerTroubles(db, { workOut: workOutResults, now: Date.now() });

/** What customers noted, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withTrackers = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffTrackers) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const needs = { log: postgresAuditLog(db), now: Date.now };
    const show = makeShowToStaff({ ...needs, customers: postgresCustomers(db), trackers: postgresTrackers(db) });
    const recount = makeRecountDays({ ...needs, storedDays: postgresStoredDays(db) });
    return act({
      show: (wanted) => show(whoActs(context), wanted),
      recount: () => recount(whoActs(context)),
      troubles: () => troublesOfTrackers(db),
    });
  });
