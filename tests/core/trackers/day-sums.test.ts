import { describe, expect, it } from "vitest";
import { daySums } from "#core/trackers/days/day-sums.ts";
import { day, firstInstantOf } from "#core/shared/day.ts";
import { aGlass, aWalk } from "#tests/builders/a-tracker-op.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

const [from, to] = [day("2026-11-20"), day("2026-11-21")];
const HOUR = 60 * 60 * 1000;
const at = (hours: number): number => firstInstantOf(from) + hours * HOUR;
const noted = (...values: readonly TrackedValue[]) => values.map((value, nth) => ({ entry: String(nth), value }));

describe("the day's sum of a tracker", () => {
  it("adds up each day alone, and says nothing of a day on which nothing was noted", () => {
    const sums = daySums("water_ml", noted(aGlass(250, at(1)), aGlass(300, at(2)), aGlass(200, at(24))), { from, to });
    expect([...sums]).toEqual([
      [from, 550],
      [to, 200],
    ]);
    expect([...daySums("water_ml", noted(aGlass(250, at(1))), { from: to, to })]).toEqual([]);
  });

  it("is the minutes or the energy of what was done, as the tracker's own page works it out", () => {
    const walks = noted(aWalk({ at: at(7) }), aWalk({ at: at(8), minutes: 60 }), aGlass(250, at(9)));
    expect(daySums("exercise_minutes", walks, { from, to }).get(from)).toBe(90);
    expect(daySums("exercise_kcal", walks, { from, to }).get(from)).toBe(117 + 234);
  });

  it("counts no minute of sleep twice, and a sleep on the day on which it ends", () => {
    const sleep = (start: number, end: number): TrackedValue => ({ tracker: "sleep", start: at(start), end: at(end), quality: null });
    const sums = daySums("sleep_minutes", noted(sleep(-2, 5), sleep(4, 6), sleep(23, 30)), { from, to });
    expect([...sums]).toEqual([
      [from, 8 * 60],
      [to, 7 * 60],
    ]);
  });

  it("is nothing, not unknown, where somebody noted that there was nothing", () => {
    expect([...daySums("exercise_minutes", noted({ tracker: "exercise", day: from, none: true }), { from, to })]).toEqual([[from, 0]]);
  });
});
