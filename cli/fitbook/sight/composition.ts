import { makeExplainSight } from "#core/fitbook/staff/explain-sight.use-case.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { onDatabase, withData } from "#cli/database/composition.ts";
import { whoActs } from "#cli/staff/audit-entry.ts";
import type { ExplainSight } from "#core/fitbook/staff/explain-sight.use-case.ts";
import type { CommandContext } from "#cli/database/database-command.ts";

/** Says by which facts of the shop's data, brought up to date as by every start, somebody sees something. Throws CannotStart. */
export const explainedSight = (
  context: Pick<CommandContext, "given" | "settings" | "folder">,
  wanted: Parameters<ExplainSight>[1],
): ReturnType<ExplainSight> =>
  withData(context.settings, context.folder, async ({ db, where }) => {
    await onDatabase.migrate(db, where);
    const facts = { posts: postgresPosts(db), people: postgresPeople(db), groups: postgresGroups(db) };
    const explain = makeExplainSight({ facts, customers: postgresCustomers(db), log: postgresAuditLog(db), now: Date.now });
    return explain(whoActs(context), wanted);
  });
