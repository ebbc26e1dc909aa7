import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { makeShowTrackerDay, makeShowTrackerHistory } from "#core/trackers/calls/tracker-days.use-case.ts";
import { makeShowDaySums } from "#core/trackers/days/day-sums.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryTrackers } from "#adapters/memory/trackers/trackers.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import type { Day } from "#core/shared/day.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

const HOUR = 60 * 60 * 1000;
const asha = customerId("asha");
const today = indianDay(now);
const ago = (days: number): Day => daysAfter(today, -days);

async function noted(...values: readonly TrackedValue[]) {
  const trackers = memoryTrackers(new Memory());
  await trackers.setConsent(asha, true, now);
  for (let at = 0; at < values.length; at += 100)
    await trackers.takeFromFile(
      asha,
      values.slice(at, at + 100).map((value) => aPut(value, { entry: randomUUID() })),
      now,
    );
  return { trackers, now: () => now };
}

describe("a day that is asked for alone", () => {
  it("is what it is in its month, also where its sleep goes on into the next day", async () => {
    const [evening, night] = [firstInstantOf(ago(1)) - 2 * HOUR, firstInstantOf(ago(1)) - HOUR / 2];
    const needs = await noted(
      { tracker: "sleep", start: evening, end: firstInstantOf(ago(1)) - HOUR / 6, quality: null },
      { tracker: "sleep", start: night, end: firstInstantOf(ago(1)) + 6 * HOUR, quality: null },
    );
    const { summary } = await makeShowTrackerHistory.sleep(needs)(asha, { by: "year", of: today.slice(0, 4) });
    const inYear = new Map(summary.days.map((one) => [one.day, one]));
    for (const day of [ago(3), ago(2), ago(1), today]) {
      const { entries, ...alone } = await makeShowTrackerDay.sleep(needs)(asha, day);
      expect(alone).toEqual(inYear.get(day));
      expect(entries.length).toBe(day === ago(2) || day === ago(1) ? 1 : 0);
    }
    expect([inYear.get(ago(2))?.value, inYear.get(ago(1))?.value]).toEqual([null, "480"]);
    const sums = makeShowDaySums(needs);
    expect(await sums(asha, "sleep_minutes", { from: ago(5), to: ago(2) })).toEqual(new Map());
    expect(await sums(asha, "sleep_minutes", { from: ago(1), to: today })).toEqual(new Map([[ago(1), 480]]));
  });
});

describe("a streak", () => {
  it("is as long as it is, and the same whatever span is asked for", async () => {
    const needs = await noted(...Array.from({ length: 700 }, (_, days) => aGlass(3_000, firstInstantOf(ago(days)))));
    const streaks: unknown[] = [];
    for (const of of [today.slice(0, 7), today.slice(0, 4), ago(600).slice(0, 4)]) {
      const { summary } = await makeShowTrackerHistory.water(needs)(asha, { by: of.length === 4 ? "year" : "month", of });
      streaks.push(summary.figures?.["current_streak"]);
    }
    expect(streaks).toEqual(["700", "700", "700"]);
  });

  it("has older days read only where it goes on there, and pauses in it passed over", async () => {
    const glasses = Array.from({ length: 500 }, (_, days) => aGlass(3_000, firstInstantOf(ago(days))));
    const paused = ago(399);
    for (const [left, lengths] of [
      [[paused], [399, [ago(400)]]],
      [[], [500, [ago(400), ago(1_600)]]],
    ] as const) {
      const needs = await noted(...glasses.filter((_, days) => !left.some((day) => day === ago(days))));
      const read: Day[] = [];
      const countedDays: typeof needs.trackers.countedDays = (whose, tracker, days) => {
        read.push(days.from);
        return needs.trackers.countedDays(whose, tracker, days);
      };
      const show = makeShowTrackerHistory.water({ ...needs, trackers: { ...needs.trackers, countedDays } });
      const { summary } = await show(asha, { by: "month", of: today.slice(0, 7) });
      expect([Number(summary.figures?.["current_streak"]), read]).toEqual(lengths);
    }
    const needs = await noted(...glasses.filter((_, days) => days !== 399));
    await needs.trackers.setPauses(asha, [{ from: paused, to: paused }]);
    const { summary } = await makeShowTrackerHistory.water(needs)(asha, { by: "month", of: today.slice(0, 7) });
    expect(summary.figures?.["current_streak"]).toBe("499");
  });
});
