import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { postgresAccounts } from "#adapters/postgres/staff/accounts.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresReports } from "#adapters/postgres/fitbook/moderation/reports.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { eraseIn } from "#adapters/postgres/account/erasure.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { barring, moderationSuite } from "#tests/core/fitbook/moderation/moderation-suite.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { db, beats } = await aHeardDatabase();

moderationSuite("PostgreSQL", async () => {
  await db.deleteFrom("fitbook_report").execute();
  const ports = { posts: postgresPosts(db), people: postgresPeople(db), groups: postgresGroups(db), challenges: postgresChallenges(db) };
  const standing = async (id: CustomerId) =>
    (await db.selectFrom("customer").select("standing").where("id", "=", id).executeTakeFirstOrThrow()).standing;
  const erase = (customer: CustomerId) => db.transaction().execute((trx) => eraseIn(trx, customer));
  return {
    ...ports,
    reports: postgresReports(db),
    ties: relationsInPostgres(db, beats),
    erase,
    bar: barring(postgresAccounts(db)),
    standing,
  };
});
