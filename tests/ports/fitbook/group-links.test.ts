import { postgresGroupLinks } from "#adapters/postgres/fitbook/groups/group-links.ts";
import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { groupLinksSuite } from "#tests/core/fitbook/links/group-links-suite.ts";

const { db, beats } = await aHeardDatabase();

groupLinksSuite("PostgreSQL", () => ({
  groups: postgresGroups(db),
  links: postgresGroupLinks(db),
  ties: relationsInPostgres(db, beats),
  async put({ group, person, state }) {
    await db
      .insertInto("fitbook_group_member")
      .values({ place: group, customer: person, state, changed_at: new Date(now) })
      .execute();
  },
}));
