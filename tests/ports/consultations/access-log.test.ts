import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { memoryAccessLog } from "#adapters/memory/consultations/access-log.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { AccessEntry } from "#core/consultations/booking/access-entry.ts";
import type { AccessLog } from "#core/consultations/access/access-log.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => { readonly log: AccessLog; someone(): Promise<CustomerId> }> = {
  memory: () => ({ log: memoryAccessLog(new Memory()), someone: async () => customerId(randomUUID()) }),
  postgres: () => ({
    log: postgresAccessLog(db),
    someone: () => aStoredCustomer(db),
  }),
};

const anEntry = (customer: CustomerId, given: Partial<AccessEntry> = {}): AccessEntry => ({
  customer,
  member: null,
  at: now + 123,
  by: "Dr. Sunanda Joshi",
  seen: ["prescriptions"],
  booking: payableId("b-1"),
  start: now,
  ...given,
});

describe.each(Object.entries(adapters))("the access log in %s", (_, made) => {
  it("tells a customer's entries as they were written, the newest first, page by page, and nobody else's", async () => {
    const { log, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    const entries = [
      anEntry(asha),
      anEntry(asha, { member: memberId("isha"), seen: ["health-profile", "prescriptions"] }),
      anEntry(asha, { at: now - 5 }), // Late by its clock, and yet the newest entry.
    ];
    for (const entry of [...entries, anEntry(ravi)]) await log.add(entry);
    const [newest, second] = await log.of(asha, { before: null, limit: 2 });
    expect([newest, second]).toMatchObject([entries[2], entries[1]]);
    expect(await log.of(asha, { before: second?.number ?? 0, limit: 2 })).toMatchObject([entries[0]]);
    expect(await log.of(ravi, { before: null, limit: 9 })).toHaveLength(1);
    expect(await log.of(await someone(), { before: null, limit: 9 })).toEqual([]);
  });

  it("holds all that is written at once, each under a number of its own", async () => {
    const { log, someone } = made();
    const asha = await someone();
    await Promise.all(Array.from({ length: 20 }, () => log.add(anEntry(asha))));
    const all = await log.of(asha, { before: null, limit: 30 });
    expect(new Set(all.map(({ number }) => number)).size).toBe(20);
  });
});
