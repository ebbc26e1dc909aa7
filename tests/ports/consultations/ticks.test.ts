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
  booking: payableId("b-1"),
  item: "a",
  day: day("2026-11-20"),
  time: "morning",
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

  it("are put unless those of the same item say otherwise, also where many are put at once, and of nobody else's", async () => {
    const { ticks, someone } = made();
    const [asha, ravi] = [await someone(), await someone()];
    await ticks.put(ravi, aDose({ time: "00:10" }), now);
    await ticks.put(asha, aDose({ item: "b" }), now);
    await ticks.put(asha, aDose({ booking: payableId("b-2") }), now);
    const refusalOf = (ticked: readonly DosePlace[]) => (ticked.length >= 3 ? `after ${ticked.length}` : null);
    const put = (time: string, who = asha) => ticks.putUnless(who, aDose({ time }), { at: now, refusalOf });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, hour) => put(`0${hour}:00`)));
    expect(answers.filter((one) => one === null)).toHaveLength(3);
    expect(answers.filter((one) => one === "after 3")).toHaveLength(5);
    expect((await ticks.since(asha, aDose().day)).filter((one) => one.item === "a" && one.booking === "b-1")).toHaveLength(3);
    expect(await put("00:20", ravi)).toBeNull();
  });

  it("are seen as they stand by what decides on another, and put once", async () => {
    const { ticks, someone } = made();
    const asha = await someone();
    const seen: (readonly DosePlace[])[] = [];
    const refusalOf = (ticked: readonly DosePlace[]) => {
      seen.push(ticked);
      return null;
    };
    const put = () => ticks.putUnless(asha, aDose({ time: "09:30" }), { at: now, refusalOf });
    expect([await put(), await put()]).toEqual([null, null]);
    expect(seen).toEqual([[], [aDose({ time: "09:30" })]]);
    expect(await ticks.since(asha, aDose().day)).toEqual([aDose({ time: "09:30" })]);
  });
});
