import { sql } from "kysely";
import { expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { shop } from "#adapters/postgres/migrations/0001-shop.ts";
import { customers } from "#adapters/postgres/migrations/0002-customers.ts";
import { account } from "#adapters/postgres/migrations/0007-account.ts";
import { points } from "#adapters/postgres/migrations/0016-points.ts";
import { postgresRewardPoints } from "#adapters/postgres/points/reward-points.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";

it("points that customers had before stay theirs, and count for a year from then on", async () => {
  const db = await anEmptyDatabase();
  for (const step of [shop, customers, account]) await step.up(db);
  await sql`insert into customer (id, name, created_at) values ('asha', 'Asha', now())`.execute(db);
  await sql`insert into reward_entry (id, customer, points, reason, entered_at) values
    ('e1', 'asha', 34, 'Order', '2024-01-01T00:00:00Z'), ('e2', 'asha', -6, 'Return', '2024-02-01T00:00:00Z')`.execute(db);

  await points.up(db);
  const [asha, now] = [customerId("asha"), Date.now()];
  const year = 365 * 24 * 60 * 60 * 1000;
  const ledger = (at: number) => postgresRewardPoints(db).ledger(asha, { after: null, limit: 9, now: at });
  expect(await ledger(now)).toMatchObject({
    balance: 28,
    pending: 0,
    entries: [
      { id: "e2", points: -6, cause: { kind: "opening", reason: "Return" } },
      { id: "e1", points: 34, cause: { kind: "opening", reason: "Order" }, at: Date.UTC(2024, 0, 1) },
    ],
  });
  expect([(await ledger(now + year - 60_000)).balance, (await ledger(now + year + 60_000)).balance]).toEqual([28, 0]);
  await expect(sql`update reward_entry set points = 500`.execute(db)).rejects.toThrow("stays");
});
