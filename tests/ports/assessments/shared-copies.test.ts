import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberId } from "#core/account/family-member.ts";
import { fileId } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { memorySharedCopies } from "#adapters/memory/assessments/shared-copies.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresSharedCopies } from "#adapters/postgres/assessments/shared-copies.ts";
import { day } from "#core/shared/day.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { SharedCopy } from "#core/assessments/sharing/shared-data.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const aCopy = (complaint: string): SharedCopy => ({
  at: now,
  data: {
    complaint,
    assessments: [{ kind: "ayurveda", version: 1, state: "amended", answers: [{ linkId: "sleep", values: ["poor", 3, true], n: 4 }] }],
    profile: [{ linkId: "height", values: [162.5], n: 2 }],
    reports: [{ id: fileId("a-report"), mediaType: "application/pdf", bytes: 1_200, sentAt: now }],
    spans: [{ tracker: "water", from: day("2026-11-01"), to: day("2026-11-02"), days: [], average: { noted: 0, days: 2, figure: null } }],
  },
});

const inPostgres = () => ({
  copies: postgresSharedCopies(db),
  someone: () => aStoredCustomer(db),
});

describe.each([
  ["in memory", () => ({ copies: memorySharedCopies(new Memory()), someone: async () => customerId(randomUUID()) })],
  ["in PostgreSQL", inPostgres],
])("copies of what was shared %s", (_, stored) => {
  it("are kept one a booking, the last in the place of the one before, and as they were given", async () => {
    const { copies, someone } = stored();
    const [asha, id] = [await someone(), payableId(randomUUID())];
    expect(await copies.of(id)).toBeNull();
    await copies.put({ id, customer: asha, member: null }, aCopy("A cough"));
    expect(await copies.of(id)).toEqual(aCopy("A cough"));
    const later = { ...aCopy("A bad cough"), at: now + 60_000 };
    await copies.put({ id, customer: asha, member: memberId("isha") }, later);
    expect(await copies.of(id)).toEqual(later);
    expect(await copies.of(payableId(randomUUID()))).toBeNull();
  });
});
