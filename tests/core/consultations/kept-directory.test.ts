import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANYBODY_AT_ALL, DIRECTORY_ORDERS } from "#core/consultations/directory/directory-query.ts";
import { keptDirectory } from "#core/consultations/directory/kept/kept-directory.ts";
import { NearPlaces } from "#core/consultations/directory/kept/near-places.ts";
import { isIn } from "#core/consultations/directory/kept/practitioner-set.ts";
import { practitionerFacts } from "#core/consultations/directory/kept/practitioner-facts.ts";
import { searchedDirectory } from "#core/consultations/directory/searched-directory.ts";
import { summaryOf } from "#core/reviews/review-summary.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { paise } from "#core/shared/money.ts";
import { kilometresBetween } from "#core/shipping/kilometres-between.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { directoryReadPlainly } from "./directory-read-plainly.ts";
import { portOf } from "./listed-port.ts";
import type { DirectoryQuery } from "#core/consultations/directory/directory-query.ts";
import type { PractitionerId } from "#core/consultations/practitioner.ts";
import type { ListedPractitioner } from "#core/consultations/practitioner/practitioners.port.ts";
import type { Appointment } from "#core/consultations/slots/slot-facts.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Sunday, 10:00 in India. */
const FIRST = Date.parse("2026-11-22T10:00:00+05:30");

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const anyCalendar = fc.record({
  windows: fc.array(
    fc.record({
      weekday: fc.constantFrom(...weekdays),
      from: fc.integer({ min: 0, max: 47 }).map((halves) => halves * 30),
      to: fc.integer({ min: 0, max: 47 }).map((halves) => halves * 30),
      validFrom: fc.constant(null),
      validUntil: fc.constantFrom(null, daysAfter(indianDay(FIRST), 2)),
    }),
    { maxLength: 4 },
  ),
  exceptions: fc.array(
    fc
      .integer({ min: -2, max: 100 })
      .map((hour) => ({ kind: "closed", from: FIRST + hour * HOUR, to: FIRST + (hour + 30) * HOUR }) as const),
    { maxLength: 1 },
  ),
});
const anyFee = fc.record({
  length: fc.constantFrom(15, 30, 60),
  mode: fc.constantFrom("audio" as const, "video" as const),
  amount: fc.constantFrom(20_000, 30_000, 50_000, 90_000).map(paise),
});
const anyAppointment = (practitioner: PractitionerId): fc.Arbitrary<Appointment> =>
  fc.record({
    id: fc.uuid(),
    practitioner: fc.constant(practitioner),
    patient: fc.constant("asha"),
    start: fc.integer({ min: -2, max: 300 }).map((halves) => FIRST + halves * 30 * MINUTE),
    length: fc.constantFrom(15, 30, 60),
    buffer: fc.constantFrom(0, 10),
    state: fc.constant("held" as const),
    expiresAt: fc.integer({ min: -10, max: 6_000 }).map((minutes) => FIRST + minutes * MINUTE),
  });
const IDS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q"];
const anybody = (id: string): fc.Arbitrary<ListedPractitioner> => {
  const usual = aPractitioner(id);
  return fc
    .record({
      given: fc.record({
        name: fc.constantFrom("Dr. Sunanda Joshi", "Ravi Kumar", "Anand Rao"),
        therapy: fc.constantFrom("yoga" as const, "ayurveda" as const, "unani" as const),
        gender: fc.constantFrom("female" as const, "male" as const),
        languages: fc.subarray(["en", "hi", "mr"] as const, { minLength: 1 }),
        practisingSince: fc.integer({ min: 1995, max: 2025 }),
        cities: fc.subarray(["Bombay", "Mumbai", "Nagpur", "Delhi"]),
        clinics: fc.subarray(usual.practitioner.clinics.map((clinic) => clinic)),
        fees: fc.array(anyFee, { minLength: 1, maxLength: 4 }),
        lead: fc.constantFrom(0, 45, 600, 4_000),
        horizon: fc.constantFrom(1, 3, 9, 30),
        buffer: fc.constantFrom(0, 5),
      }),
      calendar: anyCalendar,
      stars: fc.integer({ min: 0, max: 9 }),
      appointments: fc.array(anyAppointment(usual.practitioner.id), { maxLength: 3 }),
    })
    .map(({ given, calendar, stars, appointments }) => ({
      ...aPractitioner(id, given, calendar),
      reviews: summaryOf((one) => (one >= 4 ? stars : 1)),
      appointments,
    }));
};
const maybe = <Value>(values: readonly Value[]): fc.Arbitrary<Value | null> => fc.option(fc.constantFrom(...values), { freq: 1 });
const anyQuery: fc.Arbitrary<(at: number) => DirectoryQuery> = fc
  .record({
    type: fc.constantFrom("", "", "yoga", "AYUSH", "foo"),
    city: maybe(["Mumbai", "pune", "Nashik"]),
    near: maybe([{ latitude: 18.6, longitude: 73.9 }]),
    title: maybe(["jo", "dr", "rao bams", "back pain", "जोशी", "josshi", "ayurvedic"]),
    language: maybe(["mr", "ta"] as const),
    gender: maybe(["male"] as const),
    mode: maybe(["audio", "video"] as const),
    maxFee: maybe([30_000, 70_000].map(paise)),
    experience: maybe([5, 20]),
    rating: maybe([4, 4.5]),
    ahead: maybe([0, 1, 2, 6, 12, 40]),
    withinDays: maybe([1, 7]),
    order: fc.constantFrom(...DIRECTORY_ORDERS),
    after: maybe(["nothing", "4~a", "Infinity~c"]),
    narrowing: fc.subarray(
      ["city", "near", "title", "language", "gender", "mode", "maxFee", "experience", "rating", "ahead", "withinDays"] as const,
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ type, order, after, narrowing, ahead, ...given }) => (at) => ({
    ...ANYBODY_AT_ALL,
    type,
    order,
    after,
    ...Object.fromEntries(narrowing.flatMap((name) => (name === "ahead" ? [] : [[name, given[name]]]))),
    day: narrowing.includes("ahead") && ahead !== null ? daysAfter(indianDay(at), ahead) : null,
  }));

/** What may happen between two searches. */
const anyStep = fc.record({
  readings: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 60 })),
  minutes: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 59 }) }, { weight: 1, arbitrary: fc.constant(500) }),
  changed: fc.array(fc.constantFrom(...IDS).chain(anybody), { maxLength: 2 }),
  gone: fc.subarray(IDS, { maxLength: 1 }),
  queries: fc.array(anyQuery, { minLength: 1, maxLength: 3 }),
});

describe("the directory that is kept [ep-search-therapist]", () => {
  it("answers as if everybody were looked at anew, whatever changes and however long it takes", { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.tuple(...IDS.map(anybody)), fc.array(anyStep, { minLength: 1, maxLength: 5 }), async (some, steps) => {
        const everybody = new Map(some.map((one) => [one.practitioner.id, one]));
        const changed: PractitionerId[] = [];
        let clock = FIRST;
        const told = () => changed.splice(0);
        const directory = keptDirectory({ practitioners: portOf(() => [...everybody.values()], told), now: () => clock });
        await directory();
        for (const step of steps) {
          for (let nth = 1; nth < step.readings; nth += 1) {
            clock += step.minutes * MINUTE;
            await directory();
          }
          clock += step.minutes * MINUTE;
          for (const one of step.changed) everybody.set(one.practitioner.id, one);
          for (const id of some.map(({ practitioner }) => practitioner.id).filter((one) => step.gone.includes(one))) {
            everybody.delete(id);
            changed.push(id);
          }
          changed.push(...step.changed.map(({ practitioner }) => practitioner.id));
          const index = await directory();
          const all = [...everybody.values()].sort((a, b) => (a.practitioner.id < b.practitioner.id ? -1 : 1));
          for (const queryAt of step.queries) {
            const query = queryAt(clock);
            expect(searchedDirectory(index, query)).toEqual(directoryReadPlainly(clock, all, query));
          }
        }
      }),
      { numRuns: 60 },
    ),
  );

  it("knows who has a clinic within some kilometres, wherever on Earth", () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const away = fc.tuple(fc.double({ min: -0.5, max: 0.5, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true }));
    fc.assert(
      fc.property(anywhere, fc.array(away, { minLength: 1, maxLength: 20 }), (here, offsets) => {
        const places = offsets.map(([north, east]) => ({
          latitude: Math.max(-90, Math.min(90, here.latitude + north)),
          longitude: ((here.longitude + east + 540) % 360) - 180,
        }));
        const facts = places.map((at, nth) => ({
          ...practitionerFacts({ ...aPractitioner(`p-${nth}`), reviews: summaryOf(() => 0) }),
          places: [at],
        }));
        const told = places.flatMap((at, nth): readonly (readonly [number, number])[] => {
          const kilometres = Math.max(1, Math.ceil(kilometresBetween(at, here)));
          return kilometres <= 25 ? [[nth, kilometres]] : [];
        });
        const { set, away } = new NearPlaces(facts).within(here, 25);
        expect([...away.entries()].filter(([, one]) => one > 0)).toEqual(told);
        expect([...facts.keys()].filter((place) => isIn(set, place))).toEqual(told.map(([place]) => place));
      }),
      { numRuns: 300 },
    );
  });

  it("works out the times of whoever changed, and of nobody else", async () => {
    const everybody = ["a", "b", "c"].map((id) => ({ ...aPractitioner(id), reviews: summaryOf(() => 0), appointments: [] }));
    const [first] = everybody;
    const read: string[] = [];
    const changed: PractitionerId[] = [];
    const port = portOf(
      () => everybody,
      () => changed.splice(0),
    );
    let clock = FIRST;
    const directory = keptDirectory({
      practitioners: {
        ...port,
        listed(ids, now) {
          read.push(...ids);
          return port.listed(ids, now);
        },
      },
      now: () => clock,
    });
    await directory();
    expect(read.splice(0)).toEqual(["a", "b", "c"]);
    clock += 10 * MINUTE;
    await directory();
    expect(read).toEqual([]);
    if (first !== undefined) changed.push(first.practitioner.id);
    clock += 10 * MINUTE;
    await directory();
    expect(read.splice(0)).toEqual(["a"]);
    clock += 2 * HOUR; // Changes are told for an hour.
    await directory();
    expect(read).toEqual(["a", "b", "c"]);
  });
});
