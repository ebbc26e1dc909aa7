import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { forgetPractitionerChanges } from "#adapters/postgres/consultations/forget-changes.ts";
import { rowOf } from "#adapters/postgres/consultations/practitioner-row.ts";
import { postgresPractitioners } from "#adapters/postgres/consultations/practitioners.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const DAY = 24 * 60 * 60 * 1000;

async function aRegister() {
  const db = await aDatabase();
  onTestFinished(() => db.destroy());
  await db
    .insertInto("practitioner")
    .values(["a", "b"].map((id) => rowOf(aPractitioner(id))))
    .execute();
  await forgetAll(db);
  const practitioners = postgresPractitioners(db);
  return { db, practitioners, since: async (mark: string) => (await practitioners.changed(mark)).ids.toSorted() };
}
/**
 * What came before: a mark goes no further than the oldest transaction of the whole server, which may be another test's, so that it would
 * be told again.
 */
const forgetAll = (db: Database) => sql`delete from practitioner_change`.execute(db);
const touch = (db: Database, id: string) => sql`update practitioner set lead = lead + 1 where id = ${id}`.execute(db);

describe("changes of practitioners in PostgreSQL", () => {
  it("are told once they are committed, however long the transaction lasts, and not if it is rolled back", async () => {
    const { db, practitioners, since } = await aRegister();
    const { mark } = await practitioners.changed(null);
    const slow = await db.startTransaction().execute();
    await touch(slow, "a");
    await touch(db, "b");
    const next = await practitioners.changed(mark);
    expect(next.ids).toEqual(["b"]);
    await slow.commit().execute();
    expect(await since(next.mark)).toContain("a");
    await forgetAll(db);
    const { mark: last } = await practitioners.changed(next.mark);
    const dropped = await db.startTransaction().execute();
    await touch(dropped, "a");
    await dropped.rollback().execute();
    expect(await since(last)).toEqual([]);
  });

  it("are told of reviews of practitioners", async () => {
    const { db, practitioners, since } = await aRegister();
    const { mark } = await practitioners.changed(null);
    await sql`insert into review_summary values ('practitioner', 'a', '{0,0,0,0,1}'), ('product', 'b', '{0,0,0,0,1}')`.execute(db);
    expect(await since(mark)).toEqual(["a"]);
  });

  it("are forgotten after a day", async () => {
    const { db, practitioners, since } = await aRegister();
    const { mark } = await practitioners.changed(null);
    await touch(db, "a");
    const now = Date.now();
    await sql`insert into practitioner_change (practitioner, changed_at) values ('b', ${new Date(now - DAY - 1)})`.execute(db);
    expect(await since(mark)).toEqual(["a", "b"]);
    await forgetPractitionerChanges(db, now);
    expect(await since(mark)).toEqual(["a"]);
  });
});
