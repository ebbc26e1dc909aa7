import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BASELINE } from "#adapters/postgres/former-migrations.ts";
import { madeBy } from "#adapters/postgres/migrate.ts";
import { anEmptyDatabase } from "#tests/postgres.ts";
import { catalogueOf } from "./catalogue-of.ts";

describe("the baseline", () => {
  /** The file was written by `catalogueOf` from a database that had taken the 144 steps before the baseline. */
  it("makes the tables, functions and rows of the steps whose place it took", async () => {
    const former = readFileSync(new URL("former-catalogue.txt", import.meta.url), "utf8")
      .trimEnd()
      .split("\n");
    const db = await anEmptyDatabase();
    await db.transaction().execute((trx) => madeBy(trx, [BASELINE]));
    expect(await catalogueOf(db)).toEqual(former);
  });

  it("says of each table what it is for", () => {
    const files = globSync("adapters/postgres/migrations/baseline/*.sql").map((path) => readFileSync(path, "utf8").split("\n"));
    const tables = files.flatMap((lines) =>
      lines.flatMap((line, place) => (line.startsWith("create table ") ? [[line, lines[place - 1]]] : [])),
    );
    expect(tables.length).toBe(153);
    expect(tables.filter(([, above]) => above?.startsWith("-- ") !== true)).toEqual([]);
  });
});
