import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dosesOn } from "#core/consultations/ticks/planned-dose.ts";
import { tickedItems } from "#core/consultations/ticks/ticked-items.ts";
import { tickRefusal } from "#core/consultations/ticks/tick-refusal.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay, indianTime } from "#core/shared/indian-time.ts";
import { payableId } from "#core/ledger/entry.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import { anItem } from "#tests/builders/consultations/a-prescription.ts";

const HOUR = 60 * 60 * 1000;
const start = day("2026-11-20");
const prescription = aSignedPrescription({ items: [anItem({ start, days: 14, times: ["night", "07:30", "noon", "morning", "evening"] })] });
const dose = (on: string, time: string, item = "a") => ({ booking: payableId("b-1"), item, day: day(on), time });
const at = (on: string, clock: string) => Date.parse(`${on}T${clock}:00+05:30`);

describe("the doses of a prescription [care, Prescriptions]", () => {
  it("are planned from its first day on for as many days as it says, each at its time", () => {
    expect(dosesOn(prescription, start).map(({ time, at: due }) => [time, indianTime(due)])).toEqual([
      ["07:30", "07:30"],
      ["morning", "08:00"],
      ["noon", "13:00"],
      ["evening", "18:00"],
      ["night", "21:00"],
    ]);
    const planned = (on: string) => dosesOn(prescription, day(on)).length;
    expect([planned("2026-11-19"), planned("2026-11-20"), planned("2026-12-03"), planned("2026-12-04")]).toEqual([0, 5, 5, 0]);
  });

  it("are due on their own day in India, and not before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13 }), (count) => {
        const on = daysAfter(start, count);
        for (const one of dosesOn(prescription, on)) {
          expect(indianDay(one.at)).toBe(on);
          expect(tickRefusal(prescription, one, one.at - 1)).toEqual({ kind: "too-early" });
          expect(tickRefusal(prescription, one, one.at)).toBeNull();
        }
      }),
    );
  });

  it("can be ticked until the end of the seventh day after theirs", () => {
    const last = firstInstantOf(day("2026-11-28")) - 1;
    expect(tickRefusal(prescription, dose("2026-11-20", "night"), last)).toBeNull();
    expect(tickRefusal(prescription, dose("2026-11-20", "night"), last + 1)).toEqual({ kind: "too-late" });
  });

  it("are not missed before the first version with their item was signed, and count there where they are ticked", () => {
    const signedAt = at("2026-11-20", "14:57");
    const items = [anItem({ start, days: 14, times: ["morning", "night"] })];
    const [first] = aSignedPrescription({ items, signedAt }).versions;
    const added = anItem({ key: "b", start, days: 14, times: ["morning"] });
    const [second] = aSignedPrescription({ items: [...items, added], version: 2, signedAt: at("2026-11-21", "10:00") }).versions;
    const signed = { ...aSignedPrescription(), versions: [first, second] as const };
    expect(dosesOn(signed, start).map(({ item, time, isBeforeSigned }) => [item, time, isBeforeSigned])).toEqual([
      ["a", "morning", true],
      ["b", "morning", true],
      ["a", "night", false],
    ]);
    const counted = (...ticked: readonly ReturnType<typeof dose>[]) =>
      tickedItems(signed, ticked, at("2026-11-22", "09:00")).map((one) => (one.kind === "planned" ? [one.due, one.done] : []));
    expect(counted()).toEqual([
      [4, 0],
      [1, 0],
    ]);
    expect(tickRefusal(signed, dose("2026-11-20", "morning"), signedAt)).toBeNull();
    expect(counted(dose("2026-11-20", "morning"))).toEqual([
      [5, 1],
      [1, 0],
    ]);
  });

  it("were never due at a time that a later version gave their item, before that was signed", () => {
    const versionOf = (version: number, times: readonly [string, ...string[]], signedAt: number) =>
      aSignedPrescription({ items: [anItem({ start, days: 14, times })], version, signedAt }).versions[0];
    const first = versionOf(1, ["night"], at("2026-11-19", "10:00"));
    const second = versionOf(2, ["morning", "night"], at("2026-11-21", "10:00"));
    const signed = { ...aSignedPrescription(), versions: [first, second] as const };
    const early = ["2026-11-20", "2026-11-21", "2026-11-22"].map((on) => dosesOn(signed, day(on)).map((one) => one.isBeforeSigned));
    expect(early).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
    expect(tickRefusal(signed, dose("2026-11-21", "morning"), at("2026-11-21", "10:05"))).toBeNull(); // As the call says.
  });

  it("are none of another day, time or item, nor of a prescription that was withdrawn", () => {
    const now = at("2026-11-22", "23:00");
    const refused = { kind: "not-planned" };
    expect(tickRefusal(prescription, dose("2026-11-19", "morning"), now)).toEqual(refused);
    expect(tickRefusal(prescription, dose("2026-11-22", "08:00"), now)).toEqual(refused);
    expect(tickRefusal(prescription, dose("2026-11-22", "morning", "b"), now)).toEqual(refused);
    const withdrawn = { ...prescription, withdrawn: { at: now - HOUR, reason: "Written for somebody else" } };
    expect([dosesOn(withdrawn, day("2026-11-22")), tickRefusal(withdrawn, dose("2026-11-22", "morning"), now)]).toEqual([[], refused]);
  });
});
