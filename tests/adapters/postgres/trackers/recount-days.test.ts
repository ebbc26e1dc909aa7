import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { makeRecountDays } from "#core/trackers/days/recount-days.use-case.ts";
import { postgresAuditLog } from "#adapters/postgres/staff/audit-log.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { differingDays, postgresStoredDays } from "#adapters/postgres/trackers/recount-days.ts";
import { aGlass, aPut, aRemoval, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const DAY = 24 * 60 * 60 * 1000;
let db: Database;
const people = Array.from({ length: 3 }, () => customerId(randomUUID()));
beforeAll(async () => {
  db = await aDatabase();
  for (const id of people) {
    await sql`insert into customer (id, name, created_at) values (${id}, 'Asha', now())`.execute(db);
    const trackers = postgresTrackers(db);
    const glasses = Array.from({ length: 250 }, (_, nth) => aPut(aGlass(250, now - nth * DAY)));
    const gone = aPut(aRoti());
    const night = { tracker: "sleep", start: now - 8 * 3_600_000, end: now - 1, quality: null } as const;
    await trackers.take(id, [...glasses, aPut(aWalk()), aPut(night), gone, aRemoval(gone)], now);
  }
});
afterAll(() => db.destroy());

const stored = async () => (await sql`select * from tracker_day order by customer, member, tracker, day`.execute(db)).rows;
const recounted = () => makeRecountDays({ storedDays: postgresStoredDays(db), log: postgresAuditLog(db), now: () => now })("meera");
async function differing(): Promise<number> {
  let count = 0;
  for await (const _ of differingDays(db)) count += 1;
  return count;
}

describe("what is stored of days", () => {
  it("is worked out as if it had always been where there is nothing", async () => {
    const before = await stored();
    expect(before.length).toBe(3 * 252);
    await sql`delete from tracker_day`.execute(db);
    expect(await differing()).toBe(3 * 252);
    expect(await recounted()).toBe(3 * 252);
    expect(await stored()).toEqual(before);
    expect(await differing()).toBe(0);
    await sql`truncate audit_entry`.execute(db);
  });

  it("is put right where it differs: days lost, added up wrongly, or without an entry; staff's log says how many", async () => {
    const right = await stored();
    const [asha, ravi, farah] = people;
    await sql`delete from tracker_day where customer = ${asha} and tracker = 'sleep'`.execute(db);
    await sql`update tracker_day set sum = sum + 0.01 where customer = ${ravi} and tracker = 'exercise'`.execute(db);
    await sql`update tracker_day set tracker = 'meal' where customer = ${farah} and tracker = 'exercise'`.execute(db);
    expect(await differing()).toBe(4);
    expect(await recounted()).toBe(4);
    expect(await stored()).toEqual(right);
    const { rows } = await sql`select who, action, subject_kind, subject_id, details from audit_entry`.execute(db);
    expect(rows).toEqual([
      { who: "meera", action: "tracker recount", subject_kind: "tracker", subject_id: "days", details: { differed: 4 } },
    ]);
    expect(await recounted()).toBe(0);
    expect((await sql`select from audit_entry`.execute(db)).rows.length).toBe(1);
  });
});
