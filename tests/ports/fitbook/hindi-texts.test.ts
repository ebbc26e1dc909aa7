import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { hindiTextsSuite } from "#tests/core/fitbook/hindi-texts-suite.ts";

const { db, beats } = await aHeardDatabase();

hindiTextsSuite("PostgreSQL", () => relationsInPostgres(db, beats));
