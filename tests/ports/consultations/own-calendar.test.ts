import { afterAll, beforeAll } from "vitest";
import { aDatabase } from "#tests/postgres.ts";
import { registerInPostgres } from "#tests/ports/consultations/register-places.ts";
import { ownCalendarSuite } from "#tests/core/consultations/own-calendar/own-calendar-suite.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;

beforeAll(async () => {
  db = await aDatabase();
});

afterAll(() => db.destroy());

ownCalendarSuite("PostgreSQL", () => registerInPostgres(db));
