import { keepsPostDown } from "#core/fitbook/moderation/keeps-post-down.ts";
import { reportIn } from "#adapters/postgres/fitbook/moderation/report-row.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { KeptReport } from "#core/fitbook/reports/report.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * The reports of somebody's posts in a group: nothing decides them until the caller's transaction ends. Whoever decides one takes it before
 * its post, too.
 */
export async function lockedReportsOfPosts(trx: Database, group: GroupId, author: CustomerId): Promise<readonly KeptReport[]> {
  const rows = await trx
    .selectFrom("fitbook_report")
    .selectAll()
    .where("author", "=", author)
    .where("kind", "=", "post")
    .where("thing", "in", trx.selectFrom("fitbook_post").select("id").where("author", "=", author).where("fitbook_group", "=", group))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(reportIn);
}

type Taken = { readonly group: GroupId; readonly subject: CustomerId; readonly reports: readonly KeptReport[] };

/**
 * Takes somebody's posts down in a group: nobody sees them but they. Those that wait for staff or were hidden by them stay down whatever
 * staff decide, and what their author has deleted comes back hidden.
 */
export async function takePostsDown(trx: Database, { group, subject, reports }: Taken): Promise<void> {
  const ids = reports.filter(keepsPostDown).map(({ id }) => id);
  if (ids.length > 0) await trx.updateTable("fitbook_report").set({ was_blocked: true }).where("id", "in", ids).execute();
  const theirs = trx.updateTable("fitbook_post").where("author", "=", subject).where("fitbook_group", "=", group);
  await theirs.set({ standing: "hidden" }).where("standing", "=", "published").execute();
  await theirs.set({ was_hidden: true }).where("standing", "=", "deleted").execute();
}
