import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { memoryTicks } from "#adapters/memory/consultations/ticks.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresTicks } from "#adapters/postgres/consultations/ticks.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { DosePlace } from "#core/consultations/ticks/planned-dose.ts";
import type { Ticks } from "#core/consultations/ticks/ticks.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, () => { readonly ticks: Ticks; someone(): Promise<CustomerId> }> = {
  memory: () => ({ ticks: memoryTicks(new Memory()), someone: async () => customerId(randomUUID()) }),
  postgres: () => ({
    ticks: postgresTicks(db),
    someone: () => aStoredCustomer(db),
  }),
};

const aDose = (given: Partial<DosePlace> = {}): DosePlace => ({
  ...{ booking: payableId("b-1"), item: "a", day: day("2026-11-20"), time: "morning" },
  ...given,
});

describe.each(Object.entries(adapters))("ticks in %s", (_, made) => {
  it("are one a dose, however often and however many at once put it, and each of one customer", async () => {
    const { ticks, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    await Promise.all(Array.from({ length: 8 }, () => ticks.put(asha, aDose(), now)));
    await ticks.put(asha, aDose({ time: "night" }), now);
    expect(await ticks.since(asha, day("2026-11-20"))).toEqual([aDose(), aDose({ time: "night" })]);
    expect(await ticks.since(ravi, day("2026-11-20"))).toEqual([]);
    await ticks.put(ravi, aDose(), now);
    expect(await ticks.since(asha, day("2026-11-20"))).toHaveLength(2);
  });

  it("are told from a day on", async () => {
    const { ticks, someone } = made();
    const asha = await someone();
    for (const on of ["2026-11-19", "2026-11-20", "2026-11-21"]) await ticks.put(asha, aDose({ day: day(on) }), now);
    expect((await ticks.since(asha, day("2026-11-20"))).map((one) => one.day)).toEqual(["2026-11-20", "2026-11-21"]);
  });

  it("are taken back, of that customer and dose alone, and can be put again", async () => {
    const { ticks, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    for (const who of [asha, ravi]) await ticks.put(who, aDose(), now);
    await ticks.put(asha, aDose({ item: "b" }), now);
    await ticks.drop(asha, aDose());
    await ticks.drop(asha, aDose());
    expect(await ticks.since(asha, aDose().day)).toEqual([aDose({ item: "b" })]);
    expect(await ticks.since(ravi, aDose().day)).toHaveLength(1);
    await ticks.put(asha, aDose(), now);
    expect(await ticks.since(asha, aDose().day)).toHaveLength(2);
  });
});
