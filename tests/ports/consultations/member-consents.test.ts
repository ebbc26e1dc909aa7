import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryMemberConsents } from "#adapters/memory/consultations/member-consents.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresMemberConsents } from "#adapters/postgres/consultations/member-consents.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const places = { memory: () => memoryMemberConsents(new Memory()), postgres: () => postgresMemberConsents(db) };

describe.each(Object.entries(places))("consents for members kept in %s", (_, make) => {
  it("stand for whom they were given, until they are withdrawn, and may be given again", async () => {
    const consents = make();
    const [asha, ravi] = [customerId(randomUUID()), customerId(randomUUID())];
    const created_at = new Date(now);
    for (const id of [asha, ravi])
      await db
        .insertInto("customer")
        .values({ id, name: "Asha Kulkarni", mobile: null, email: `${id}@niramaya.example`, created_at })
        .execute();
    const [isha, om] = [memberId("isha"), memberId("om")];
    for (const at of [now, now + 1]) await consents.set(asha, isha, { consent: true, at });
    await consents.set(asha, om, { consent: true, at: now + 2 });
    expect([...(await consents.of(asha))]).toEqual([isha, om]);
    expect([...(await consents.of(ravi))]).toEqual([]);
    for (const at of [now + 3, now + 4]) await consents.set(asha, isha, { consent: false, at });
    expect([...(await consents.of(asha))]).toEqual([om]);
    await consents.set(asha, isha, { consent: true, at: now + 5 });
    expect((await consents.of(asha)).has(isha)).toBe(true);
  });
});
