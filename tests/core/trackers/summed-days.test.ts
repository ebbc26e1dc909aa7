import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grouped } from "#core/shared/grouped.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { makeSumDays } from "#core/trackers/device/summed-days.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import { summaryOfEntries, trackerSummary } from "#core/trackers/days/tracker-summary.ts";
import { dayOfValue, OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { aGlass, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import type { ShownEntry } from "#core/trackers/device/shown-entries.ts";
import type { OpenTracker, TrackedValue } from "#core/trackers/tracked-value.ts";

const MINUTE = 60_000;
const today = day("2026-11-26");
const from = daysAfter(today, -4);
const DAYS = 5;

const valueOf = (tracker: OpenTracker, at: number, size: number): TrackedValue => {
  if (tracker === "water") return aGlass(size, at);
  if (tracker === "sleep") return { tracker, start: at - size * MINUTE, end: at, quality: null };
  if (tracker === "weight") return { tracker, at, kg: size / 10, typed: { amount: size / 10, unit: "kg" } };
  return tracker === "exercise" ? aWalk({ at, minutes: size }) : aRoti({ at, grams: size });
};

/** A press: of one of few entries, what it holds from then on; null: it was removed. */
const anyPress = (tracker: OpenTracker) =>
  fc.record({
    entry: fc.integer({ min: 0, max: 9 }).map(String),
    value: fc.option(
      fc
        .tuple(fc.nat(DAYS * 24 * 60 - 1), fc.integer({ min: 10, max: 900 }))
        .map(([minute, size]) => valueOf(tracker, firstInstantOf(from) + minute * MINUTE, size)),
      { freq: 5 },
    ),
  });

const shown = (entry: string, value: TrackedValue): ShownEntry => ({ entry, n: 1, value, conflicts: [], isWaiting: false });

const byDay = (entries: Iterable<ShownEntry>) => grouped([...entries], ({ value }) => (value === null ? today : dayOfValue(value)));

describe("the summed days of a device", () => {
  it.each(OPEN_TRACKERS)("say of %s after each press the same as all entries", (tracker) => {
    const span = { tracker, settings: NO_SETTINGS, from, to: today, today };
    fc.assert(
      fc.property(fc.array(anyPress(tracker), { minLength: 1, maxLength: 20 }), (presses) => {
        const sumDays = makeSumDays({ tracker });
        const entries = new Map<string, ShownEntry>();
        for (const { entry, value } of presses) {
          if (value === null) entries.delete(entry);
          else entries.set(entry, shown(entry, value));
          const sums = [...sumDays(byDay(entries.values())).values()].flat();
          const answer = summaryOfEntries({ ...span, entries: sums, exercises: [] });
          expect(answer).toEqual(trackerSummary({ ...span, entries: [...entries.values()] }));
        }
      }),
    );
  });

  it("add up again the day that a press changed, and no other", () => {
    const sumDays = makeSumDays({ tracker: "water" });
    const [yesterdays, todays] = [1, 0].map((ago) => shown(`glass-${ago}`, aGlass(250, firstInstantOf(daysAfter(today, -ago)))));
    if (yesterdays === undefined || todays === undefined) throw new Error("Two glasses were made.");
    const before = sumDays(byDay([yesterdays, todays]));
    const after = sumDays(byDay([yesterdays, todays, shown("one more", aGlass(100, firstInstantOf(today)))]));
    expect(after.get(daysAfter(today, -1))).toBe(before.get(daysAfter(today, -1)));
    expect(after.get(today)).toEqual([{ kind: "day", id: today, day: today, value: 350 }]);
  });
});
