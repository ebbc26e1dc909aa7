import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { memoryTrackerSpans } from "#adapters/memory/assessments/tracker-spans.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresTrackerSpans } from "#adapters/postgres/assessments/tracker-spans.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { AttachedSpan } from "#core/assessments/sharing/tracker-span.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const stores = {
  memory: () => ({ spans: memoryTrackerSpans(new Memory()), someone: async () => customerId(randomUUID()) }),
  postgres: () => ({
    spans: postgresTrackerSpans(db),
    async someone() {
      const id = customerId(randomUUID());
      const row = { id, name: "A", mobile: null, email: `${id}@example.org`, created_at: new Date(now) };
      await db.insertInto("customer").values(row).execute();
      return id;
    },
  }),
};

describe.each(Object.entries(stores))("tracked days attached in %s", (_, store) => {
  it("are told by tracker, replaced by others of it, and taken back, all of one customer's appointment", async () => {
    const { spans, someone } = store();
    const [asha, ravi] = [await someone(), await someone()];
    const booking = payableId(`b-${randomUUID()}`);
    const water: AttachedSpan = {
      tracker: "water",
      from: day("2026-11-01"),
      to: day("2026-11-20"),
      customer: asha,
      booking,
      member: memberId("isha"),
      attachedAt: now,
    };
    const sleep: AttachedSpan = { ...water, tracker: "sleep", member: null };
    await spans.put(water);
    await spans.put(sleep);
    expect(await spans.of(asha, booking)).toEqual([sleep, water]);
    const other = { ...water, from: day("2026-11-10"), attachedAt: now + 5 };
    await spans.put(other);
    expect(await spans.of(asha, booking)).toEqual([sleep, other]);
    expect([await spans.of(ravi, booking), await spans.of(asha, payableId("b-other"))]).toEqual([[], []]);
    await spans.remove(ravi, booking, "water");
    await spans.remove(asha, payableId("b-other"), "water");
    await spans.remove(asha, booking, "sleep");
    await spans.remove(asha, booking, "sleep");
    expect(await spans.of(asha, booking)).toEqual([other]);
  });
});
