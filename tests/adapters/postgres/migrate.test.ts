import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { migrate, namesOfMigrations, pendingMigrations } from "#adapters/postgres/migrate.ts";
import { LAST_FORMER } from "#adapters/postgres/former-migrations.ts";
import { asBeforeBaseline, formerMigrations } from "#tests/former-migrations.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A database without a table, and as many processes' pools on it as are asked for. */
async function untouched(pools: number): Promise<readonly Database[]> {
  const server = inject("server");
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  const main = openDatabase(server);
  await sql`create database ${sql.id(database)}`.execute(main);
  await main.destroy();
  const all = Array.from({ length: pools }, () => openDatabase({ ...server, database }));
  onTestFinished(async () => {
    await Promise.all(all.map((db) => db.destroy()));
  });
  return all;
}

const tablesOf = async (db: Database) =>
  (
    await sql<{
      name: string;
    }>`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(db)
  ).rows.map(({ name }) => name);

const historyOf = async (db: Database) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db)).rows.map(({ name }) => name);

describe("the tables", () => {
  it("are made once by processes that start together", async () => {
    const all = await untouched(5);
    await Promise.all(all.map((db) => migrate(db, "here", jobKinds)));
    for (const db of all)
      expect(await tablesOf(db)).toEqual(
        expect.arrayContaining(["coupon", "pincode", "product", "shelf", "shelf_part", "shipping_settings"]),
      );
    const [db] = all;
    expect(await db?.selectFrom("shelf").select("kind").execute()).toEqual([{ kind: "shop" }]);
  });

  it("stay as they are where all is done, without waiting for somebody who is at it", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const before = await tablesOf(db);
    await db.transaction().execute(async (trx) => {
      await sql`lock table kysely_migration_lock`.execute(trx);
      await migrate(db, "here", jobKinds);
    });
    expect(await tablesOf(db)).toEqual(before);
  });

  it("are left alone where a newer program has changed them, with a sentence that says where they are", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2031-01-01')`.execute(db);
    const refusal = migrate(db, "/srv/shop", jobKinds);
    await expect(refusal).rejects.toBeInstanceOf(CannotStart);
    await expect(refusal).rejects.toThrow("The data in /srv/shop was written by a newer Niramaya");
  });

  it("are taken as they are where all steps from before the baseline made them, by processes that start together", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    await db.insertInto("customer").values({ id: "asha", name: "Asha", created_at: new Date() }).execute();
    await asBeforeBaseline(db);
    expect(await pendingMigrations(db)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => migrate(db, "here", jobKinds)));
    expect(await historyOf(db)).toEqual(namesOfMigrations);
    expect(await db.selectFrom("customer").select("name").execute()).toEqual([{ name: "Asha" }]);
  });

  it.each([
    ["the last step from before the baseline is missing", formerMigrations.slice(0, -1), "0143-former"],
    ["one in between is missing", formerMigrations.filter((name) => name !== "0100-former"), LAST_FORMER],
  ])("are left alone where %s, with a sentence that says what to start first", async (_, taken, last) => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    await asBeforeBaseline(db, taken);
    const refusal = migrate(db, "/srv/shop", jobKinds);
    await expect(refusal).rejects.toBeInstanceOf(CannotStart);
    await expect(refusal).rejects.toThrow(
      `The data in /srv/shop was written by an older Niramaya, whose last migration was ${last}. Start one whose last migration is ${LAST_FORMER} with it once, then this one.`,
    );
    expect(await historyOf(db)).toEqual([...taken]);
  });

  it("refuse amounts beyond the limits", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    for (const charge of [-1, 1_000_000_000_000]) {
      await expect(db.insertInto("shipping_settings").values({ basic_minimum: 0, basic_charge: charge }).execute()).rejects.toThrow(
        "amount",
      );
    }
  });
});
