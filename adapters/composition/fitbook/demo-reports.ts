import { reportable } from "#core/fitbook/moderation/reported.ts";
import { reportedPostsAt } from "#adapters/demo-people/fitbook/reports-at.ts";
import { putFitbookPosts } from "#adapters/postgres/demo/put-fitbook-posts.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresReports } from "#adapters/postgres/fitbook/moderation/reports.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import type { OneOfMany } from "#adapters/demo-people/fitbook/many-people-at.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Posts that harm, each reported by people who see it, as part of the caller's transaction: what `niramaya moderation list` begins with.
 */
export async function putReportedPosts(trx: Database, people: readonly OneOfMany[], now: number): Promise<void> {
  const { posts, reports } = reportedPostsAt(now, people);
  await putFitbookPosts(trx, posts);
  const ports = {
    posts: postgresPosts(trx),
    people: postgresPeople(trx),
    groups: postgresGroups(trx),
    challenges: postgresChallenges(trx),
  };
  for (const report of reports) {
    const made = await reportable(ports, report.reporter, report.thing);
    if (made !== null) await postgresReports(trx).add({ ...report, ...made });
  }
}
