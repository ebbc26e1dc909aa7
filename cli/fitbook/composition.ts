import { postgresReports } from "#adapters/postgres/fitbook/reports.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { audited } from "#cli/staff/composition.ts";
import type { ReportOutcome, Reports } from "#core/fitbook/reports.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** What the report commands ask of the shop's data. */
type ReportDesk = Pick<Reports, "list"> & {
  readonly settle: (id: string, outcome: ReportOutcome) => ReturnType<Reports["settle"]>;
};

/** What customers told of others, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withReports = <Answer>(
  asked: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (desk: ReportDesk) => Promise<Answer>,
): Promise<Answer> =>
  withData(asked.settings, asked.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const settle: ReportDesk["settle"] = (id, outcome) =>
      audited(db, asked, async (trx, write) => {
        const settled = await postgresReports(trx).settle(id, outcome, Date.now());
        if (typeof settled !== "string")
          await write({ action: "report settle", subject: { kind: "report", id }, details: { to: outcome, reported: settled.reported } });
        return settled;
      });
    return act({ list: (wanted) => postgresReports(db).list(wanted), settle });
  });
