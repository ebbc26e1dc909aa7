import { postgresPosts } from "#adapters/postgres/fitbook/posts/posts.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { dayCardsSuite } from "#tests/core/fitbook/cards/day-cards-suite.ts";
import type { Ports } from "#tests/core/fitbook/cards/day-cards-suite.ts";

const { db, beats } = await aHeardDatabase();

const inPostgres = (): Ports => ({ ties: relationsInPostgres(db, beats), posts: postgresPosts(db), trackers: postgresTrackers(db) });

dayCardsSuite("PostgreSQL", inPostgres);
