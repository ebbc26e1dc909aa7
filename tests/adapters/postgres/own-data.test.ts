import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { LEFT_OUT, SOURCES } from "#adapters/postgres/own-data.ts";
import { aDatabase } from "#tests/postgres.ts";

describe("what customers take with them", () => {
  it("is decided for every table that names a customer", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || '.' || attname as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'customer'::regclass`.execute(db);
    const decided = new Set([...SOURCES.map(({ table, owner }) => `${table}.${owner}`), ...LEFT_OUT.map((entry) => entry.join("."))]);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ name }) => name).filter((name) => !decided.has(name))).toEqual([]);
  });

  it("is read along an index, however many customers there are", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    for (const { table, owner } of SOURCES) {
      const { rows } = await sql<{ leading: boolean }>`
        select bool_or(attname = ${owner}) as leading from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = ${table}::regclass`.execute(db);
      expect([table, rows[0]?.leading]).toEqual([table, true]);
    }
  });
});
