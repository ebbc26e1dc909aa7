import { postgresHouseholds } from "#adapters/postgres/account/households.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { householdsSuite } from "#tests/core/account/households-suite.ts";

const { db, beats } = await aHeardDatabase();

householdsSuite("PostgreSQL", () => ({ households: postgresHouseholds(db), someone: relationsInPostgres(db, beats).someone }));
