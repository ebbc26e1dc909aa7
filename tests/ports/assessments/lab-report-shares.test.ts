import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payableId } from "#core/ledger/entry.ts";
import { memoryLabReportShares } from "#adapters/memory/assessments/lab-report-shares.ts";
import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresLabReportShares } from "#adapters/postgres/assessments/lab-report-shares.ts";
import { postgresCustomers } from "#adapters/postgres/identity/customers.ts";
import { aNewCustomer } from "#tests/builders/a-new-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const inMemory = () => {
  const memory = new Memory();
  return { shares: memoryLabReportShares(memory), customers: memoryCustomers(memory) };
};

describe.each([
  ["in memory", inMemory],
  ["in PostgreSQL", () => ({ shares: postgresLabReportShares(db), customers: postgresCustomers(db) })],
])("shares of lab reports %s", (_, stored) => {
  async function someone() {
    const { shares, customers } = stored();
    const [asha, ravi] = [aNewCustomer(), aNewCustomer()];
    await customers.register(asha, now);
    await customers.register(ravi, now);
    const [labBooking, other, booking, later] = Array.from({ length: 4 }, () => payableId(randomUUID())) as [never, never, never, never];
    return { shares, asha: asha.id, ravi: ravi.id, labBooking, other, booking, later };
  }

  it("are told by lab booking and by appointment, the oldest first, each from when it was given first", async () => {
    const { shares, asha, labBooking, other, booking, later } = await someone();
    const first = { labBooking, booking, customer: asha, at: now };
    const second = { labBooking: other, booking, customer: asha, at: now - 60_000 };
    const third = { labBooking, booking: later, customer: asha, at: now };
    for (const share of [first, second, third, { ...first, at: now + 60_000 }]) await shares.put(share);
    expect(await shares.ofBooking(asha, booking)).toEqual([second, first]);
    const ofLab = await shares.ofLabBooking(asha, labBooking);
    expect([ofLab.length, ...ofLab.map(({ at }) => at)]).toEqual([2, now, now]);
    expect(new Set(ofLab.map((one) => one.booking))).toEqual(new Set([booking, later]));
  });

  it("are taken back one at a time and by their customer alone, and can be given again", async () => {
    const { shares, asha, ravi, labBooking, other, booking } = await someone();
    await shares.put({ labBooking, booking, customer: asha, at: now });
    await shares.put({ labBooking: other, booking, customer: asha, at: now });
    await shares.remove(ravi, { labBooking, booking });
    expect(await shares.ofBooking(asha, booking)).toHaveLength(2);
    expect(await shares.ofBooking(ravi, booking)).toEqual([]);
    await shares.remove(asha, { labBooking, booking });
    await shares.remove(asha, { labBooking, booking });
    expect(await shares.ofBooking(asha, booking)).toMatchObject([{ labBooking: other }]);
    await shares.put({ labBooking, booking, customer: asha, at: now + 1000 });
    expect(await shares.ofLabBooking(asha, labBooking)).toMatchObject([{ at: now + 1000 }]);
  });
});
