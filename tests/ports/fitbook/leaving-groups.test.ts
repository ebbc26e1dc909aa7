import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { leavingGroupsSuite } from "#tests/core/fitbook/groups/leaving-groups-suite.ts";

const { db, beats } = await aHeardDatabase();

leavingGroupsSuite("PostgreSQL", () => ({
  posts: postgresPosts(db),
  people: postgresPeople(db),
  groups: postgresGroups(db),
  ties: relationsInPostgres(db, beats),
  async suspend(who, isSuspended) {
    await db
      .updateTable("customer")
      .set({ standing: isSuspended ? "blocked" : "staying" })
      .where("id", "=", who)
      .execute();
  },
}));
