import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { kindsSuite } from "#tests/core/notifications/kinds-suite.ts";

const { db, beats } = await aHeardDatabase();

kindsSuite("PostgreSQL", () => relationsInPostgres(db, beats));
