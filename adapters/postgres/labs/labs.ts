import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { hindiOrNone } from "#adapters/postgres/engine/hindi-or-none.ts";
import type { LabOffer, Labs } from "#core/labs/labs.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

export const postgresLabs = (db: Database): Labs => namingOutages("labs", { offered: () => offeredIn(db) });

/** What rows of before do not say. */
const BEFORE = { afterMealHours: 0 } as const;

/** Each list by id. */
export async function offeredIn(db: Database): Promise<LabOffer> {
  const byId = sql`id collate "C"`;
  const labs = await db.selectFrom("lab").select("offer").orderBy(byId).execute();
  const tests = await db.selectFrom("lab_test").select("offer").orderBy(byId).execute();
  const packages = await db.selectFrom("lab_package").select("offer").orderBy(byId).execute();
  const calendars = await db.selectFrom("lab_calendar").select("offer").orderBy(byId).execute();
  return {
    labs: labs.map(({ offer }) => hindiOrNone(offer)),
    tests: tests.map(({ offer }) => ({ ...BEFORE, ...offer })),
    packages: packages.map(({ offer }) => offer),
    calendars: calendars.map(({ offer }) => offer),
  };
}
