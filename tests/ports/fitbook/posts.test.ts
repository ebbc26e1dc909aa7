import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { postsSuite } from "#tests/core/fitbook/posts/posts-suite.ts";

const { db, beats } = await aHeardDatabase();

postsSuite("PostgreSQL", () => ({ posts: postgresPosts(db), people: postgresPeople(db), ties: relationsInPostgres(db, beats) }));
