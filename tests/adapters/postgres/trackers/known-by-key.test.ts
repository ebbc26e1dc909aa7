import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { takeOps } from "#adapters/postgres/trackers/take-ops.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { RawBuilder } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

const THEIRS = 2_000;
const OTHERS = 4_000;
const asha = customerId(randomUUID());
let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  await sql`insert into customer (id, name, created_at) values (${asha}, 'Asha', now())`.execute(db);
  await sql`insert into customer (id, name, created_at) select 'other-' || nth, 'Other', now() from generate_series(1, ${sql.lit(OTHERS)}) as nth`.execute(
    db,
  );
  const note = (people: RawBuilder<unknown>) =>
    sql`insert into tracker_entry (customer, entry, tracker, op, n, day, value, tops, conflicts, changed_at)
      select customer, gen_random_uuid()::text, 'water', gen_random_uuid()::text, 1, '2026-11-01', '{}', '[]', '[]', now() from (${people}) as noted`.execute(
      db,
    );
  await note(sql`select 'other-' || nth as customer from generate_series(1, ${sql.lit(OTHERS)}) as nth`);
  await sql`analyze tracker_entry`.execute(db);
  // The planner has seen nobody with so many.
  await note(sql`select ${asha}::text as customer from generate_series(1, ${sql.lit(THEIRS)})`);
});
afterAll(() => db.destroy());

describe("presses of somebody who has noted far more than others", () => {
  it("are taken without reading what is there beside their entries", async () => {
    const ops = Array.from({ length: 20 }, () => aPut(aGlass()));
    const read = await db.transaction().execute(async (trx) => {
      await takeOps(trx, { patient: asha, ops, at: now, way: "by-hand" });
      const { rows } = await sql<{ fetched: string }>`select coalesce(idx_tup_fetch, 0) + seq_tup_read as fetched
        from pg_stat_xact_user_tables where relname = 'tracker_entry'`.execute(trx);
      return Number(rows[0]?.fetched);
    });
    expect(read).toBeLessThan(2 * ops.length);
  });
});
