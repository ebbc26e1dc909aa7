import fc from "fast-check";
import { DAY_PARTS } from "#core/consultations/prescription/item-time.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { daysAfter, day } from "#core/shared/day.ts";
import type { AsNeeded, Lasting, Planned, Rhythm, Schedule, TaperStep } from "#core/consultations/prescription/schedule.ts";
import type { Day } from "#core/shared/day.ts";

const anyTimes = () => fc.uniqueArray(fc.constantFrom(...DAY_PARTS, "07:30", "10:15", "22:45"), { minLength: 1, maxLength: 5 });

const anyRhythm = (): fc.Arbitrary<Rhythm> =>
  fc.oneof(
    fc.constant<Rhythm>({ kind: "daily" }),
    fc.record({ kind: fc.constant("every" as const), days: fc.integer({ min: 2, max: 14 }) }),
    fc.record({
      kind: fc.constant("weekdays" as const),
      weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 7 }),
    }),
  );

/** Fourteen days hold at least one day of each rhythm, and twenty doses end within a year. */
const anyLasting = (): fc.Arbitrary<Lasting> =>
  fc.oneof(
    fc.record({ kind: fc.constant("days" as const), days: fc.integer({ min: 14, max: 365 }) }),
    fc.record({ kind: fc.constant("doses" as const), doses: fc.integer({ min: 1, max: 20 }) }),
  );

/** A schedule that is planned at times of day and can be signed, of each rhythm and length. */
export const anyPlanned = (): fc.Arbitrary<Planned> =>
  fc.record({ kind: fc.constant("planned" as const), rhythm: anyRhythm(), times: anyTimes(), lasts: anyLasting() });

const anyStep = (): fc.Arbitrary<TaperStep> =>
  fc.record({ days: fc.integer({ min: 1, max: 30 }), dose: fc.constantFrom("", "2 tablets", "½ tablet"), times: anyTimes() });

/** A taper that can be signed. */
export const anyTaper = (): fc.Arbitrary<Extract<Schedule, { readonly kind: "taper" }>> =>
  fc.record({ kind: fc.constant("taper" as const), steps: fc.array(anyStep(), { minLength: 2, maxLength: 12 }) });

/** Limits that can be signed: as many a day as the hours between let be. */
export const anyAsNeeded = (): fc.Arbitrary<AsNeeded> =>
  fc
    .record({
      hoursApart: fc.integer({ min: 1, max: 168 }),
      days: fc.integer({ min: 1, max: 30 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ hoursApart, days, share }) => {
      const most = Math.min(24, Math.ceil(24 / hoursApart));
      return { kind: "as-needed", hoursApart, days, mostADay: 1 + Math.floor(share * (most - 1)) };
    });

/** Any schedule that can be signed. */
export const anySchedule = (): fc.Arbitrary<Schedule> => fc.oneof(anyPlanned(), anyTaper(), anyAsNeeded());

/** A first day, on each day of the week. */
export const anyStart = (): fc.Arbitrary<Day> => fc.integer({ min: 0, max: 400 }).map((count) => daysAfter(day("2026-11-20"), count));
