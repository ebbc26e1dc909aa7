import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { actsSuite } from "#tests/core/notifications/acts-suite.ts";

const { db, beats } = await aHeardDatabase();

actsSuite("PostgreSQL", () => relationsInPostgres(db, beats));
