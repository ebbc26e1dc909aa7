import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heldSchedule, scheduleOf, scheduleText } from "#core/consultations/prescription/schedule.ts";
import { daysOf, dueOn, lastDayOf, stepsOf } from "#core/consultations/prescription/schedule-days.ts";
import { mostHoursApart, scheduleFaults, stepFaults } from "#core/consultations/prescriptions/schedule-faults.ts";
import { prescribedTo } from "#core/consultations/safety/prescribed-drugs.ts";
import { dosesOn } from "#core/consultations/ticks/planned-dose.ts";
import { day, daysAfter } from "#core/shared/day.ts";
import { anyPlanned, anySchedule, anyStart, anyTaper } from "#tests/arbitraries/any-schedule.ts";
import { anItem, aScheduledItem } from "#tests/builders/consultations/a-prescription.ts";
import { aSignedPrescription } from "#tests/builders/consultations/a-signed-prescription.ts";
import type { Planned, Rhythm, Schedule } from "#core/consultations/prescription/schedule.ts";
import type { Day } from "#core/shared/day.ts";

/** A Friday. */
const start = day("2026-11-20");
const planned = (given: Partial<Planned> = {}): Planned => ({
  kind: "planned",
  rhythm: { kind: "daily" },
  times: ["morning"],
  lasts: { kind: "days", days: 14 },
  ...given,
});
const from = (schedule: Schedule, first: Day = start) => ({ ...heldSchedule(schedule), start: first });

/** The days from the first one on that are due, up to a month after the last. */
const dueDays = (schedule: Schedule, first: Day = start): readonly Day[] =>
  Array.from({ length: daysOf(from(schedule, first)) + 30 }, (_, count) => daysAfter(first, count - 5)).filter(
    (one) => dueOn(from(schedule, first), one).times.length > 0,
  );

/** Whether a rhythm falls on the day so many days after its first, found in the slow way. */
function falls(rhythm: Rhythm, first: Day, count: number): boolean {
  if (rhythm.kind === "daily") return true;
  if (rhythm.kind === "every") return count % rhythm.days === 0;
  const name = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(new Date(daysAfter(first, count)));
  return rhythm.weekdays.some((weekday) => weekday === name.toLowerCase());
}

describe("a schedule [care, Prescriptions]", () => {
  it("on alternate days is due on the first day and each second one after it", () => {
    const days = dueDays(planned({ rhythm: { kind: "every", days: 2 }, lasts: { kind: "days", days: 7 } }));
    expect(days).toEqual(["2026-11-20", "2026-11-22", "2026-11-24", "2026-11-26"]);
  });

  it("on named weekdays begins with the first of them", () => {
    const days = dueDays(planned({ rhythm: { kind: "weekdays", weekdays: ["thursday", "monday"] }, lasts: { kind: "days", days: 11 } }));
    expect(days).toEqual(["2026-11-23", "2026-11-26", "2026-11-30"]);
  });

  it("weekly for four doses ends with the fourth, and a last day may have fewer than the others", () => {
    const weekly = planned({ rhythm: { kind: "every", days: 7 }, lasts: { kind: "doses", doses: 4 } });
    expect(dueDays(weekly)).toEqual(["2026-11-20", "2026-11-27", "2026-12-04", "2026-12-11"]);
    expect([daysOf(from(weekly)), lastDayOf(from(weekly))]).toEqual([22, "2026-12-11"]);
    const five = from(planned({ times: ["night", "morning", "13:30"], lasts: { kind: "doses", doses: 5 } }));
    expect(["2026-11-20", "2026-11-21", "2026-11-22"].map((one) => dueOn(five, day(one)).times)).toEqual([
      ["morning", "13:30", "night"],
      ["morning", "13:30"],
      [],
    ]);
  });

  it("of a taper goes from step to step, each with its own dose and times", () => {
    const taper: Schedule = {
      kind: "taper",
      steps: [
        { days: 3, dose: "2 tablets", times: ["morning", "night"] },
        { days: 2, dose: "1 tablet", times: ["morning"] },
      ],
    };
    const prescription = aSignedPrescription({ items: [aScheduledItem(taper)] });
    const told = (on: string) => dosesOn(prescription, day(on)).map(({ time, details }) => `${time}: ${details["dose"]}`);
    expect(["2026-11-19", "2026-11-20", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"].map(told)).toEqual([
      [],
      ["morning: 2 tablets", "night: 2 tablets"],
      ["morning: 2 tablets", "night: 2 tablets"],
      ["morning: 1 tablet"],
      ["morning: 1 tablet"],
      [],
    ]);
    expect(stepsOf(from(taper)).map((step) => step.start)).toEqual(["2026-11-20", "2026-11-23"]);
    const plain = aSignedPrescription({
      items: [aScheduledItem({ kind: "taper", steps: [{ days: 1, dose: "", times: ["noon"] }] }, { details: { dose: "3 g" } })],
    });
    expect(dosesOn(plain, start)[0]?.details["dose"]).toBe("3 g"); // As the item says.
  });

  it("as needed plans nothing", () => {
    expect(dueDays({ kind: "as-needed", mostADay: 3, hoursApart: 4, days: 10 })).toEqual([]);
  });

  it("plans as many doses as its formula says", () => {
    fc.assert(
      fc.property(anyPlanned(), anyStart(), (schedule, first) => {
        const { rhythm, lasts, times } = schedule;
        const item = from(schedule, first);
        const days = Array.from({ length: 420 }, (_, count) => dueOn(item, daysAfter(first, count)).times);
        const fitting = lasts.kind === "days" ? Array.from({ length: lasts.days }, (_, count) => falls(rhythm, first, count)) : [];
        const expected = lasts.kind === "doses" ? lasts.doses : fitting.filter(Boolean).length * times.length;
        expect(days.flat()).toHaveLength(expected);
        if (rhythm.kind === "every" && lasts.kind === "days") expect(expected).toBe(Math.ceil(lasts.days / rhythm.days) * times.length);
      }),
    );
  });

  it("is due on days of its rhythm alone, from its first to its last", () => {
    fc.assert(
      fc.property(anyPlanned(), anyStart(), (schedule, first) => {
        for (let count = -3; count < 420; count += 1) {
          const on = daysAfter(first, count);
          if (dueOn(from(schedule, first), on).times.length === 0) continue;
          expect([on >= first, on <= lastDayOf(from(schedule, first)), falls(schedule.rhythm, first, count)]).toEqual([true, true, true]);
        }
      }),
    );
  });

  it("has in a taper as many days as its steps together, each with the times of its step", () => {
    fc.assert(
      fc.property(anyTaper(), anyStart(), (taper, first) => {
        const sum = taper.steps.reduce((all, step) => all + step.days, 0);
        expect(daysOf(from(taper, first))).toBe(sum);
        expect(dueDays(taper, first)).toHaveLength(sum);
        const doses = taper.steps.reduce((all, step) => all + step.days * step.times.length, 0);
        expect(dueDays(taper, first).flatMap((on) => dueOn(from(taper, first), on).times)).toHaveLength(doses);
      }),
    );
  });

  it("comes back from an item as it was put there, and each has a text of its own", () => {
    fc.assert(
      fc.property(anySchedule(), anySchedule(), (one, other) => {
        expect(scheduleOf(heldSchedule(one))).toEqual(one);
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(scheduleText(heldSchedule(one)) === scheduleText(heldSchedule(other))).toBe(isSame);
      }),
    );
  });

  it("every day for so many days is held by the keys that items always had", () => {
    expect(heldSchedule(planned())).toEqual({ times: ["morning"], days: 14 });
    expect(Object.keys(heldSchedule(planned({ lasts: { kind: "doses", doses: 3 } })))).toEqual(["schedule"]);
  });

  it("can be signed where it is of the kinds that there are", () => {
    fc.assert(
      fc.property(anySchedule(), anyStart(), (schedule, first) => {
        expect(scheduleFaults(schedule, first)).toEqual(new Set());
      }),
    );
  });

  it.each<[string, Schedule, readonly string[]]>([
    ["no time", planned({ times: [] }), ["times"]],
    ["a time twice", planned({ times: ["noon", "noon"] }), ["times"]],
    ["no time of day", planned({ times: ["24:00"] }), ["other-times"]],
    ["every day as every so many", planned({ rhythm: { kind: "every", days: 1 } }), ["every"]],
    ["every fifteen days", planned({ rhythm: { kind: "every", days: 15 } }), ["every"]],
    ["no weekday", planned({ rhythm: { kind: "weekdays", weekdays: [] } }), ["weekdays"]],
    ["a weekday twice", planned({ rhythm: { kind: "weekdays", weekdays: ["friday", "friday"] } }), ["weekdays"]],
    ["no day", planned({ lasts: { kind: "days", days: 0 } }), ["days"]],
    ["more than a year", planned({ lasts: { kind: "days", days: 366 } }), ["days"]],
    [
      "days of which none is due",
      planned({ rhythm: { kind: "weekdays", weekdays: ["monday"] }, lasts: { kind: "days", days: 3 } }),
      ["none-due"],
    ],
    ["no dose", planned({ lasts: { kind: "doses", doses: 0 } }), ["doses"]],
    ["half a dose", planned({ lasts: { kind: "doses", doses: 1.5 } }), ["doses"]],
    ["doses beyond a year", planned({ rhythm: { kind: "every", days: 7 }, lasts: { kind: "doses", doses: 54 } }), ["doses"]],
    ["a taper of one step", { kind: "taper", steps: [{ days: 3, dose: "", times: ["noon"] }] }, ["steps"]],
    [
      "a taper beyond a year",
      {
        kind: "taper",
        steps: [
          { days: 300, dose: "", times: ["noon"] },
          { days: 66, dose: "", times: ["noon"] },
        ],
      },
      ["steps"],
    ],
    [
      "a step without a time",
      {
        kind: "taper",
        steps: [
          { days: 3, dose: "", times: ["noon"] },
          { days: 3, dose: "", times: [] },
        ],
      },
      ["steps"],
    ],
    ["as needed without limits", { kind: "as-needed", mostADay: 0, hoursApart: 0, days: 0 }, ["most-a-day", "apart", "days"]],
    ["more a day than the hours between let be", { kind: "as-needed", mostADay: 5, hoursApart: 6, days: 10 }, ["apart"]],
  ])("can't be signed with %s", (_, schedule, faults) => {
    expect([...scheduleFaults(schedule, start)]).toEqual(faults);
  });

  it.each(Array.from({ length: 24 }, (_, before) => before + 1))("lets %i times a day be so many hours apart and no more", (mostADay) => {
    const most = mostHoursApart(mostADay);
    const faults = (hoursApart: number) => [...scheduleFaults({ kind: "as-needed", mostADay, hoursApart, days: 1 }, start)];
    expect([faults(most), faults(most + 1)]).toEqual([[], ["apart"]]);
    if (mostADay > 1) expect([(mostADay - 1) * most < 24, (mostADay - 1) * (most + 1) < 24]).toEqual([true, false]);
  });

  it("can be signed for four times a day six hours apart, and to the last day of a year", () => {
    expect(scheduleFaults({ kind: "as-needed", mostADay: 4, hoursApart: 6, days: 365 }, start).size).toBe(0);
    expect(scheduleFaults(planned({ rhythm: { kind: "every", days: 7 }, lasts: { kind: "doses", doses: 53 } }), start).size).toBe(0);
  });

  it("says of a step what is wrong with it", () => {
    expect([...stepFaults({ days: 0, dose: "", times: [] })]).toEqual(["times", "days"]);
    expect([...stepFaults({ days: 1, dose: "", times: ["7 o'clock"] })]).toEqual(["other-times"]);
    expect([...stepFaults({ days: 1, dose: "0 tablets", times: ["noon"] })]).toEqual(["dose"]);
  });

  it("holds a drug until its last day, for the safety notices of the shop", () => {
    const until = (schedule: Schedule) =>
      prescribedTo([{ ...aSignedPrescription({ items: [aScheduledItem(schedule)] }), member: null }], null).map((drug) => drug.until);
    expect(until(planned({ rhythm: { kind: "every", days: 7 }, lasts: { kind: "doses", doses: 3 } }))).toEqual(["2026-12-04"]);
    expect(until({ kind: "as-needed", mostADay: 1, hoursApart: 24, days: 10 })).toEqual(["2026-11-29"]);
    expect(prescribedTo([aSignedPrescription({ items: [anItem({ start, days: 14 })] })], null)[0]?.until).toBe("2026-12-03");
  });
});
