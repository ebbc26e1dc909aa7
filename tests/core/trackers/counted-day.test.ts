import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { countedDays, isSameDay } from "#core/trackers/counted-day.ts";
import { DAILY_TRACKERS } from "#core/trackers/tracker-goal.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import { summaryOfDays, trackerSummary } from "#core/trackers/days/tracker-summary.ts";
import { aGlass, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { DailyTracker } from "#core/trackers/tracker-goal.ts";

const MINUTE = 60_000;
const today = day("2026-11-21");
const from = daysAfter(today, -6);
const anyAt = () => fc.integer({ min: 0, max: 7 * 24 * 60 * 60 - 1 }).map((seconds) => firstInstantOf(from) + seconds * 1_000);

/** What somebody may note of a tracker in a week. */
const anyValue = (tracker: DailyTracker): fc.Arbitrary<TrackedValue> => {
  const none = fc.nat(6).map((nth): TrackedValue => ({ tracker, day: daysAfter(from, nth), none: true }));
  const size = fc.integer({ min: 10, max: 1_000 });
  const noted = fc.tuple(anyAt(), size).map(([at, of]): TrackedValue => {
    if (tracker === "water") return aGlass(of / 4, at);
    if (tracker === "sleep") return { tracker, start: at - of * MINUTE, end: at, quality: null };
    return tracker === "exercise" ? aWalk({ at, minutes: of }) : aRoti({ at, grams: of / 10 });
  });
  return fc.oneof({ weight: 6, arbitrary: noted }, { weight: 1, arbitrary: none });
};

const [empty, glass] = [
  { day: today, entries: 1, sum: null, spans: [] },
  { day: today, entries: 1, sum: 250, spans: [] },
];
const night = { start: firstInstantOf(today), end: firstInstantOf(today) + 8 * 60 * MINUTE };
const nap = { start: night.end, end: night.end + 30 * MINUTE };

describe("days that were counted before", () => {
  it.each(DAILY_TRACKERS)("of %s say the same as their entries, however many of these were counted at once", (tracker) => {
    const span = { tracker, settings: NO_SETTINGS, from, to: today, today };
    fc.assert(
      fc.property(fc.array(anyValue(tracker), { maxLength: 30 }), fc.nat(30), (values, cut) => {
        const all = summaryOfDays({ ...span, exercises: [], days: countedDays(tracker, values) });
        const parts = [values.slice(0, cut), values.slice(cut)].flatMap((some) => countedDays(tracker, some));
        const entries = values.map((value, nth) => ({ entry: String(nth), value }));
        expect([all, summaryOfDays({ ...span, exercises: [], days: parts })]).toEqual(Array(2).fill(trackerSummary({ ...span, entries })));
      }),
    );
  });

  it("leave out removed entries and those of other trackers, and count those of each day", () => {
    const at = firstInstantOf(today);
    const values = [aGlass(250, at), null, aGlass(300, at - 1), aWalk({ at }), aGlass(0.25, at)];
    expect(countedDays("water", values)).toEqual([
      { day: daysAfter(today, -1), entries: 1, sum: 300, spans: [] },
      { day: today, entries: 2, sum: 250.25, spans: [] },
    ]);
  });

  it("count a night on the day on which it ends", () => {
    const slept = { start: firstInstantOf(today) - 60 * MINUTE, end: firstInstantOf(today) + 60 * MINUTE };
    expect(countedDays("sleep", [{ tracker: "sleep", ...slept, quality: null }])).toEqual([
      { day: today, entries: 1, sum: null, spans: [slept] },
    ]);
  });

  it("come in their order, whatever was noted first", () => {
    fc.assert(
      fc.property(fc.array(anyValue("water")), (values) => {
        const days = countedDays("water", values).map((counted) => counted.day);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  it.each([
    ["another number of entries", glass, { ...glass, entries: 2 }, false],
    ["another sum", glass, { ...glass, sum: 250.01 }, false],
    ["no amount", glass, empty, false],
    ["a further sleep", { ...empty, spans: [night] }, { ...empty, spans: [night, nap] }, false],
    ["a sleep that ends later", { ...empty, spans: [night] }, { ...empty, spans: [{ ...night, end: nap.end }] }, false],
    ["a sleep that begins later", { ...empty, spans: [night] }, { ...empty, spans: [{ ...night, start: night.start + MINUTE }] }, false],
    ["of two sleeps one later", { ...empty, spans: [night, nap] }, { ...empty, spans: [night, { ...nap, end: nap.end + MINUTE }] }, false],
    ["the same sleeps in another order", { ...empty, spans: [night, nap] }, { ...empty, spans: [nap, night] }, true],
    [
      "the same sleep, joined",
      { ...empty, spans: [night, { start: night.start, end: nap.end }] },
      { ...empty, spans: [{ ...night, end: nap.end }] },
      true,
    ],
  ])("differ where they say %s", (_, one, other, isSame) => {
    expect([isSameDay(one, other), isSameDay(other, one)]).toEqual([isSame, isSame]);
  });
});
