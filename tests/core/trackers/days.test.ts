import { describe, expect, it } from "vitest";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { endedPauses, pauseRefusal } from "#core/trackers/pause.ts";
import { GOAL_RANGES, goalRefusal } from "#core/trackers/tracker-goal.ts";
import { spanAverage } from "#core/trackers/days/span-average.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import { trackerSummary } from "#core/trackers/days/tracker-summary.ts";
import { sleepOverlap } from "#core/trackers/sleep-overlap.ts";
import { countedEntries, dayOfValue } from "#core/trackers/tracked-value.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

const today = day("2026-11-21");
const noon = firstInstantOf(today) + 12 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
const walked = (daysAgo: number, minutes: number): { readonly entry: string; readonly value: TrackedValue } => ({
  entry: `walk-${daysAgo}`,
  value: { tracker: "exercise", at: noon - daysAgo * DAY, activity: "17190", name: null, met: 3.8, minutes, kg: 60 },
});

describe("a tracker's days", () => {
  it("are the specification's example: met, missing, met, open; 2 of 3 days noted, steadiness 10", () => {
    const entries = [walked(3, 40), walked(1, 30), walked(0, 10), { entry: "gone", value: null }];
    const answer = trackerSummary({ tracker: "exercise", entries, settings: NO_SETTINGS, from: daysAfter(today, -3), to: today, today });
    expect(answer.days.map(({ state, goal }) => [state, goal])).toEqual([
      ["met", "30"],
      ["missing", "30"],
      ["met", "30"],
      ["open", "30"],
    ]);
    expect([answer.figures, answer.months[0]?.average, answer.months[0]?.days_with_value]).toEqual([
      { current_streak: "1", longest_streak: "1", steadiness: "10" },
      "35",
      2,
    ]);
  });

  it("are judged by the goal that was in force, and not by a later one", () => {
    const goals = { ...NO_SETTINGS.goals, exercise: [{ from: today, value: 60 }] };
    const entries = [walked(1, 30), walked(0, 30)];
    const { days } = trackerSummary({
      tracker: "exercise",
      entries,
      settings: { goals, pauses: [] },
      from: daysAfter(today, -1),
      to: today,
      today,
    });
    expect(days.map(({ goal, state }) => [goal, state])).toEqual([
      ["30", "met"],
      ["60", "open"],
    ]);
  });

  it("are Indian ones, and a sleep belongs to the day on which it ends", () => {
    const midnight = firstInstantOf(today);
    expect(dayOfValue({ tracker: "water", at: midnight - 1, ml: 250 })).toBe("2026-11-20");
    expect(dayOfValue({ tracker: "sleep", start: midnight - 8 * 3_600_000, end: midnight, quality: null })).toBe(today);
  });
});

describe("the average of some days", () => {
  it("is that of the month where they are a month, and leaves out today and what is missing", () => {
    const entries = [walked(3, 40), walked(1, 30), walked(0, 10)];
    const answer = trackerSummary({ tracker: "exercise", entries, settings: NO_SETTINGS, from: daysAfter(today, -20), to: today, today });
    expect(spanAverage({ tracker: "exercise", days: answer.days, entries: countedEntries("exercise", entries), today })).toEqual({
      noted: 2,
      days: 20,
      figure: answer.months[0]?.average,
    });
    const alone = trackerSummary({ tracker: "exercise", entries, settings: NO_SETTINGS, from: today, to: today, today });
    expect(spanAverage({ tracker: "exercise", days: alone.days, entries: [], today })).toEqual({ noted: 0, days: 0, figure: null });
  });

  it("is taken from what was weighed, not from what is shown of each day", () => {
    const weighed = (daysAgo: number, kg: number) => ({
      entry: `weight-${daysAgo}`,
      value: { tracker: "weight", at: noon - daysAgo * DAY, kg, typed: { amount: kg, unit: "kg" } } as const,
    });
    const entries = [weighed(2, 62.65), weighed(1, 62.62)]; // Shown as 62.7 and 62.6.
    const answer = trackerSummary({ tracker: "weight", entries, settings: NO_SETTINGS, from: daysAfter(today, -6), to: today, today });
    expect(spanAverage({ tracker: "weight", days: answer.days, entries: countedEntries("weight", entries), today }).figure).toBe("62.6"); // Of 62.635.
  });
});

describe("a goal", () => {
  it("lies in its range and on its step, and begins today or later", () => {
    const refusal = (value: number, from = today) => goalRefusal("water", { from, value }, today)?.kind ?? null;
    expect([750, 1_000, 1_100, 5_000, 5_250].map((value) => refusal(value))).toEqual([
      "out-of-range",
      null,
      "out-of-range",
      null,
      "out-of-range",
    ]);
    expect([refusal(2_000, daysAfter(today, -1)), refusal(2_000, daysAfter(today, 9))]).toEqual(["in-the-past", null]);
    expect(Object.values(GOAL_RANGES).map(({ usual }) => usual)).toEqual([2_000, 480, 30, null]);
  });
});

describe("a pause", () => {
  it("is at most 14 days, begins today or later, and ends at any time", () => {
    const refusal = (from: number, days: number) =>
      pauseRefusal({ from: daysAfter(today, from), to: daysAfter(today, from + days - 1) }, today)?.kind ?? null;
    expect([refusal(-1, 2), refusal(0, 14), refusal(0, 15), refusal(3, 0)]).toEqual(["in-the-past", null, "too-long", "too-long"]);
    const [past, lasting, coming] = [-9, -1, 2].map((from) => ({ from: daysAfter(today, from), to: daysAfter(today, from + 3) }));
    if (past === undefined || lasting === undefined || coming === undefined) throw new RangeError("three pauses");
    expect(endedPauses([past, lasting, coming], today)).toEqual([past, { from: lasting.from, to: daysAfter(today, -1) }]);
  });
});

describe("a sleep", () => {
  it("overlaps another by a minute, and not where it touches or is the same entry", () => {
    const sleep = (start: number, end: number): TrackedValue => ({
      tracker: "sleep",
      start: noon + start * 60_000,
      end: noon + end * 60_000,
      quality: null,
    });
    const noted = [{ entry: "night", value: sleep(0, 60) }];
    expect(sleepOverlap("nap", sleep(60, 90), noted)).toBeNull();
    expect(sleepOverlap("nap", sleep(59, 90), noted)).toEqual({ entry: "night", start: noon, end: noon + 60 * 60_000 });
    expect(sleepOverlap("night", sleep(30, 90), noted)).toBeNull();
  });
});
