import { randomUUID } from "node:crypto";
import { makeHandleReport } from "#core/fitbook/moderation/handle-report.use-case.ts";
import { reportSights } from "#core/fitbook/moderation/report-sights.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresReports } from "#adapters/postgres/fitbook/moderation/reports.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { copied, shopFiles } from "#cli/files/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import { moderationMessages } from "./moderation-messages.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { HandleReport } from "#core/fitbook/moderation/handle-report.use-case.ts";
import type { ReportSight } from "#core/fitbook/moderation/report-sights.ts";
import type { KeptReport } from "#core/fitbook/reports/report.ts";
import type { Reports } from "#core/fitbook/moderation/reports.port.ts";
import type { CommandContext } from "#cli/database/database-command.ts";
import type { ShopDatabase } from "#cli/database/composition.ts";

/** How many reports run out before an instant in milliseconds since 1970. */
export const reportsDueBefore = (db: ShopDatabase, at: number): Promise<number> => postgresReports(db).dueBefore(at);

/** What the commands ask of reports. */
type ModerationActions = Pick<Reports, "find" | "list" | "picturesOf"> & {
  readonly copy: (file: FileId, path: string) => Promise<"copied" | "missing">;
  readonly handle: (report: Parameters<HandleReport>[1]) => ReturnType<HandleReport>;
  readonly sights: (report: KeptReport) => Promise<readonly ReportSight[]>;
};

/** What customers reported of Fitbook, over the shop's data, brought up to date as by every start. Throws CannotStart. */
export const withModeration = <Answer>(
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  act: (actions: ModerationActions) => Promise<Answer>,
): Promise<Answer> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const reports = postgresReports(db);
    const facts = { posts: postgresPosts(db), people: postgresPeople(db), groups: postgresGroups(db), challenges: postgresChallenges(db) };
    const handle = makeHandleReport({ reports, messages: moderationMessages, now: Date.now, newId: randomUUID });
    const who = whoActs(context);
    return act({
      find: (id) => reports.find(id),
      picturesOf: (id) => reports.picturesOf(id),
      copy: (file, path) => copied(shopFiles(context.settings, context.folder), file, path),
      list: (wanted) => reports.list(wanted),
      handle: (wanted) => handle(who, wanted),
      sights: (report) => reportSights(facts, report),
    });
  });
