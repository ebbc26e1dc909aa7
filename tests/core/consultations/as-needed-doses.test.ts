import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asNeededItems, takableFrom } from "#core/consultations/ticks/as-needed-dose.ts";
import { makeTickDose } from "#core/consultations/ticks/tick-dose.use-case.ts";
import { momentOf } from "#core/consultations/ticks/planned-dose.ts";
import { tickRefusal } from "#core/consultations/ticks/tick-refusal.ts";
import { tickedItems } from "#core/consultations/ticks/ticked-items.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day, daysAfter } from "#core/shared/day.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryTicks } from "#adapters/memory/consultations/ticks.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { anyAsNeeded } from "#tests/arbitraries/any-schedule.ts";
import { anItem, aScheduledItem } from "#tests/builders/consultations/a-prescription.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import type { AsNeeded } from "#core/consultations/prescription/schedule.ts";
import type { DosePlace } from "#core/consultations/ticks/planned-dose.ts";
import type { Prescription } from "#core/consultations/prescription/prescription.ts";

const HOUR = 60 * 60 * 1000;
const asha = customerId("asha");
const start = day("2026-11-20");
const at = (on: string, clock: string) => Date.parse(`${on}T${clock}:00+05:30`);
const dose = (on: string, time: string, item = "a"): DosePlace => ({ booking: payableId("b-1"), item, day: day(on), time });
const asNeeded = (given: Partial<AsNeeded> = {}) =>
  aSignedPrescription({ items: [aScheduledItem({ kind: "as-needed", mostADay: 3, hoursApart: 4, days: 10, ...given })] });

/** A patient who ticks, and whose device's time is where it is put. */
function aPatient(prescription: Prescription = asNeeded()) {
  const memory = new Memory();
  const ticks = memoryTicks(memory);
  const clock = { now: at("2026-11-25", "12:00") };
  const tick = makeTickDose({ prescriptions: { ofBooking: async () => prescription }, ticks, now: () => clock.now });
  return {
    clock,
    take: (place: DosePlace, done = true) => tick(asha, { ...place, done }),
    taken: async () => (await ticks.since(asha, day("2026-01-01"))).map(({ day: on, time }) => `${on} ${time}`),
  };
}

describe("what is taken as needed [care, Prescriptions]", () => {
  it("is ticked at any time within its days that is not ahead, and up to 7 days back", () => {
    const now = at("2026-11-28", "12:00");
    const refusal = (on: string, time: string, item = "a") => tickRefusal(asNeeded(), dose(on, time, item), now)?.kind ?? null;
    expect([refusal("2026-11-28", "12:00"), refusal("2026-11-28", "12:01"), refusal("2026-11-21", "00:00")]).toEqual([
      null,
      "too-early",
      null,
    ]);
    expect([refusal("2026-11-20", "23:59"), refusal("2026-11-19", "10:00"), refusal("2026-11-30", "10:00")]).toEqual([
      "too-late",
      "not-planned",
      "not-planned",
    ]);
    expect([refusal("2026-11-28", "morning"), refusal("2026-11-28", "9:00"), refusal("2026-11-28", "10:00", "b")]).toEqual([
      "not-planned",
      "not-planned",
      "not-planned",
    ]);
  });

  it("is refused within the hours between, with the time from which it may be taken, and ticked from then on", async () => {
    const { take, clock } = aPatient();
    expect(await take(dose("2026-11-25", "09:30"))).toEqual(ok(null));
    expect(await take(dose("2026-11-25", "11:59"))).toEqual(refused({ kind: "above-limits", from: at("2026-11-25", "13:30") }));
    clock.now = at("2026-11-25", "14:00");
    expect(await take(dose("2026-11-25", "13:29"))).toEqual(refused({ kind: "above-limits", from: at("2026-11-25", "13:30") }));
    expect(await take(dose("2026-11-25", "13:30"))).toEqual(ok(null));
  });

  it("is refused above the most a day until the next Indian day, and also where a later one was ticked before", async () => {
    const { take, clock } = aPatient();
    clock.now = at("2026-11-26", "23:00");
    for (const time of ["01:00", "06:00", "11:00"]) expect(await take(dose("2026-11-25", time))).toEqual(ok(null));
    expect(await take(dose("2026-11-25", "18:00"))).toEqual(refused({ kind: "above-limits", from: at("2026-11-26", "00:00") }));
    expect(await take(dose("2026-11-26", "02:00"))).toEqual(ok(null));
    expect(await take(dose("2026-11-26", "00:30"))).toEqual(refused({ kind: "above-limits", from: at("2026-11-26", "06:00") }));
  });

  it("has no time any more where its days end before it may be taken again", async () => {
    const { take, clock } = aPatient(asNeeded({ mostADay: 1 }));
    clock.now = at("2026-11-29", "20:00");
    await take(dose("2026-11-29", "10:00"));
    expect(await take(dose("2026-11-29", "19:00"))).toEqual(refused({ kind: "above-limits", from: null }));
  });

  it("is one tick whatever is sent twice, and makes room again when it is taken back", async () => {
    const { take, taken } = aPatient(asNeeded({ mostADay: 1 }));
    expect([await take(dose("2026-11-25", "09:30")), await take(dose("2026-11-25", "09:30"))]).toEqual([ok(null), ok(null)]);
    expect(await taken()).toEqual(["2026-11-25 09:30"]);
    expect([await take(dose("2026-11-25", "09:30"), false), await take(dose("2026-11-25", "09:30"), false)]).toEqual([ok(null), ok(null)]);
    expect(await take(dose("2026-11-25", "10:00"))).toEqual(ok(null));
    expect(await taken()).toEqual(["2026-11-25 10:00"]);
  });

  it("counts what an earlier version of the same item had ticked at its planned time", async () => {
    const memory = new Memory();
    const ticks = memoryTicks(memory);
    await ticks.put(asha, dose("2026-11-25", "morning"), 0);
    const tick = makeTickDose({
      prescriptions: { ofBooking: async () => asNeeded() },
      ticks,
      now: () => at("2026-11-25", "11:00"),
    });
    expect(await tick(asha, { ...dose("2026-11-25", "11:00"), done: true })).toEqual(
      refused({ kind: "above-limits", from: at("2026-11-25", "12:00") }),
    );
  });

  it("is never above its limits, in whatever order it is ticked and taken back", async () => {
    const anyPress = () => fc.record({ minute: fc.integer({ min: 0, max: 8 * 24 * 60 - 1 }), isDone: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(anyAsNeeded(), fc.array(anyPress(), { maxLength: 60 }), async (limits, presses) => {
        const { take, taken, clock } = aPatient(asNeeded({ ...limits, days: 30 }));
        clock.now = at("2026-11-27", "23:59");
        for (const { minute, isDone } of presses) {
          const moment = at("2026-11-20", "00:00") + minute * 60_000;
          await take(dose(indianDay(moment), indianTime(moment)), isDone);
        }
        const moments = (await taken()).map((one) => at(one.slice(0, 10), one.slice(11))).toSorted((a, b) => a - b);
        for (const [nth, moment] of moments.entries())
          if (nth > 0) expect(moment - (moments[nth - 1] ?? 0)).toBeGreaterThanOrEqual(limits.hoursApart * HOUR);
        const perDay = Object.values(Object.groupBy(moments, indianDay)).map((some) => some?.length ?? 0);
        expect(Math.max(0, ...perDay)).toBeLessThanOrEqual(limits.mostADay);
      }),
    );
  });

  it("may be taken from the time that a refusal names, and at no minute before it", () => {
    const anyTaken = () => fc.array(fc.integer({ min: 0, max: 10 * 24 * 60 }), { maxLength: 12 });
    fc.assert(
      fc.property(anyAsNeeded(), anyTaken(), fc.integer({ min: 0, max: 5 * 24 * 60 }), ({ mostADay, hoursApart }, minutes, asked) => {
        const base = at("2026-11-20", "00:00");
        const item = { mostADay, hoursApart, until: daysAfter(start, 60) };
        const taken = minutes.map((minute) => base + minute * 60_000);
        const from = takableFrom(item, taken, base + asked * 60_000) ?? expect.fail("there is a time");
        const isFree = (moment: number) =>
          taken.every((one) => Math.abs(one - moment) >= hoursApart * HOUR) &&
          taken.filter((one) => indianDay(one) === indianDay(moment)).length < mostADay;
        expect(isFree(from)).toBe(true);
        for (let moment = base + asked * 60_000; moment < from; moment += 60_000) if (isFree(moment)) expect.fail(`free at ${moment}`);
      }),
      { numRuns: 60 },
    );
  });

  it("is counted for the practitioner by how often it was taken, beside what was planned", () => {
    const prescription = aSignedPrescription({
      items: [anItem({ key: "b", start, days: 2 }), aScheduledItem({ kind: "as-needed", mostADay: 3, hoursApart: 4, days: 10 })],
    });
    const ticked = [
      dose("2026-11-20", "morning", "b"),
      dose("2026-11-20", "09:30"),
      dose("2026-11-21", "22:10"),
      dose("2026-11-21", "noon"),
    ];
    const named = { is: "drug", name: "Ashwagandha churna" };
    expect(tickedItems(prescription, ticked, at("2026-11-22", "09:00"))).toEqual([
      { ...named, key: "b", kind: "planned", due: 4, done: 1 },
      { ...named, key: "a", kind: "as-needed", taken: 2 },
    ]);
    expect(asNeededItems(prescription).map(({ item, until }) => [item, until])).toEqual([["a", "2026-11-29"]]);
    expect(asNeededItems({ ...prescription, withdrawn: { at: 0, reason: "Wrong" } })).toEqual([]);
    expect(momentOf(dose("2026-11-20", "09:30"))).toBe(at("2026-11-20", "09:30"));
  });
});
