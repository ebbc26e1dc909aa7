import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putJobIn } from "#adapters/postgres/jobs.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const kept = async () => (await sql`select name, data, state::text from jobs.job order by created_on`.execute(db)).rows;
const greeting = { kind: "send-sms", mobile: "9876543210", text: "Hello" } as const;

describe("a job", () => {
  it("is put with its cause or not at all, and once for its key", async () => {
    await db.transaction().execute((trx) => putJobIn(trx, greeting, { key: "a", notBefore: null }));
    await expect(
      db.transaction().execute(async (trx) => {
        await putJobIn(trx, greeting, { key: "b", notBefore: null });
        throw new Error("the cause failed");
      }),
    ).rejects.toThrow("the cause failed");
    await Promise.all([1, 2, 3].map(() => putJobIn(db, greeting, { key: "a", notBefore: null })));
    expect(await kept()).toEqual([{ name: "send-sms", data: { mobile: "9876543210", text: "Hello" }, state: "created" }]);
  });
});
