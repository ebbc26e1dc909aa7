import { postgresGroups } from "#adapters/postgres/fitbook/groups/groups.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { postsOfGroupsSuite } from "#tests/core/fitbook/posts/posts-of-groups-suite.ts";

const { db, beats } = await aHeardDatabase();

postsOfGroupsSuite("PostgreSQL", () => ({
  posts: postgresPosts(db),
  people: postgresPeople(db),
  groups: postgresGroups(db),
  ties: relationsInPostgres(db, beats),
}));
