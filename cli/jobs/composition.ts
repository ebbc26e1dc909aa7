import { existsSync } from "node:fs";
import { makeRetryJobs } from "#core/staff/retry-jobs.use-case.ts";
import { outboxMessages } from "#adapters/outbox/outbox.ts";
import { outboxFolder } from "#adapters/composition/jobs/outbox-folder.ts";
import { postgresParkedJobs } from "#adapters/postgres/jobs/parked-jobs.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** The texts and letters that no gateway has carried, of the shop's data folder; null: that is not there. */
export const unsentMessages = async (folder: string) => (existsSync(folder) ? outboxMessages(outboxFolder(folder)) : null);

/**
 * Has a parked job, or all of them (null), tried again, over the shop's data, brought up to date as by every start. Answers how many.
 * Throws CannotStart.
 */
export const retriedBy = (context: Pick<CommandContext, "given" | "settings" | "folder">, job: string | null): Promise<number> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    return makeRetryJobs({ jobs: postgresParkedJobs(db), now: Date.now })(whoActs(context), job);
  });
