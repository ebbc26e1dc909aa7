import { sql } from "kysely";
import { expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { madeBy, namesOfMigrations } from "#adapters/postgres/migrate.ts";
import { pointsByCustomer } from "#adapters/postgres/migrations/0155-points-by-customer.ts";
import { postgresRewardPoints } from "#adapters/postgres/points/reward-points.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("points stay as they were entered when they lie by customer, and servers of before enter each once", async () => {
  const db = await anEmptyDatabase();
  const before = namesOfMigrations.filter((name) => name < "0155");
  await db.transaction().execute((trx) => madeBy(trx, before));
  await sql`insert into customer (id, name, created_at) values ('asha', 'Asha', now()), ('ravi', 'Ravi', now())`.execute(db);
  /** As a server of before enters them. */
  const entered = (id: string, customer: string) =>
    sql`insert into reward_entry (id, customer, points, kind, reason, payable, entered_at, usable_from, expires_at)
      values (${id}, ${customer}, 5, 'earned', '', 'o-1', now(), now(), now() + interval '1 day') on conflict (id) do nothing`.execute(db);
  await entered("e1", "asha");
  await entered("e2", "ravi");

  await db.transaction().execute((trx) => pointsByCustomer.up(trx));
  for (const id of ["e1", "e3"]) await entered(id, "asha");
  const [points, asha, now] = [postgresRewardPoints(db), customerId("asha"), Date.now() + 1_000];
  const cause = { kind: "earned", order: payableId("o-1") } as const;
  for (const id of ["e1", "e3"])
    await points.enter(asha, [{ id: rewardEntryId(id), points: 500, cause, at: now, usableFrom: now, expires: now + 1 }]);
  expect(await points.ledger(asha, { after: null, limit: 9, now })).toMatchObject({ balance: 10, entries: [{ id: "e3" }, { id: "e1" }] });
  for (const change of [sql`update reward_entry set points = 500`, sql`delete from reward_entry`])
    await expect(change.execute(db)).rejects.toThrow("stays");
  await sql`delete from customer where id = 'asha'`.execute(db);
  expect((await sql`select id from reward_entry`.execute(db)).rows).toEqual([{ id: "e2" }]);
});
