import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { putFollow } from "#adapters/postgres/fitbook/relations.ts";
import { postgresSuggestions } from "#adapters/postgres/fitbook/suggestions.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { suggestionsSuite } from "#tests/core/fitbook/people/suggestions-suite.ts";

const { db, beats } = await aHeardDatabase();

suggestionsSuite("PostgreSQL", () => ({
  suggestions: postgresSuggestions(db),
  people: postgresPeople(db),
  groups: postgresGroups(db),
  ties: relationsInPostgres(db, beats),
  tie: (follower, followed, state) => putFollow(db, { follower, followed, state, at: now }),
  async put(place, customer, state) {
    await db
      .insertInto("fitbook_group_member")
      .values({ place, customer, state, changed_at: new Date(now) })
      .execute();
  },
  async suspend(person) {
    await db.updateTable("customer").set({ standing: "blocked" }).where("id", "=", person).execute();
  },
}));
