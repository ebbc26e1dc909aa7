import { makeSettleReport } from "#core/fitbook/settle-report.use-case.ts";
import { postgresReports } from "#adapters/postgres/fitbook/reports.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { SettleReport } from "#core/fitbook/settle-report.use-case.ts";
import type { Reports } from "#core/fitbook/reports.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the report commands ask of the shop's data. */
type ReportDesk = Pick<Reports, "list"> & {
  readonly settle: (asked: Parameters<SettleReport>[1]) => ReturnType<SettleReport>;
};

/** What customers told of others, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withReports = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (desk: ReportDesk) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const reports = postgresReports(db);
    const settle = makeSettleReport({ reports, now: Date.now });
    return act({ list: (wanted) => reports.list(wanted), settle: (settled) => settle(whoActs(asked), settled) });
  });
