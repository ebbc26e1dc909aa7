import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresReports } from "#adapters/postgres/fitbook/moderation/reports.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { sameTextSuite } from "#tests/core/fitbook/reports/same-text-suite.ts";

const { db, beats } = await aHeardDatabase();

sameTextSuite("PostgreSQL", async () => {
  await db.deleteFrom("fitbook_report").execute();
  return {
    posts: postgresPosts(db),
    people: postgresPeople(db),
    groups: postgresGroups(db),
    challenges: postgresChallenges(db),
    reports: postgresReports(db),
    ties: relationsInPostgres(db, beats),
  };
});
