import { makeFileLabReport } from "#core/labs/reports/file-lab-report.use-case.ts";
import { bookingsOfLab } from "#core/labs/requirements/bookings-of-lab.ts";
import { rewrittenPapers } from "#adapters/papers/rewritten-papers.ts";
import { readReportValues } from "#adapters/lab-files/report-values.ts";
import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { postgresLabReports } from "#adapters/postgres/labs/lab-reports.ts";
import { postgresLabs } from "#adapters/postgres/labs/labs.ts";
import { shopFiles } from "#cli/files/composition.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { ReportFiles, StaffLabReports } from "./staff-lab-reports.ts";

export const reportFiles: ReportFiles = { inLines: readReportValues };

/** What laboratories found over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withLabReports = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: StaffLabReports) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const file = makeFileLabReport({
      bookings: bookingsOfLab(postgresLabBookings(db), context.settings.staffLab, Date.now),
      reports: postgresLabReports(db),
      labs: postgresLabs(db),
      households: postgresHouseholds(db),
      customers: postgresCustomers(db),
      papers: rewrittenPapers(),
      files: shopFiles(context.settings, context.folder),
      now: Date.now,
    });
    return act({ file: (report) => file({ ...report, staff: whoActs(context) }) });
  });
