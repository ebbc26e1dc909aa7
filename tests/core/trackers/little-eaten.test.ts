import { describe, expect, it } from "vitest";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { isLittleEaten } from "#core/trackers/days/little-eaten.ts";
import { NO_SETTINGS } from "#core/trackers/tracker-settings.ts";
import { aGlass, aRoti } from "#tests/builders/a-tracker-op.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";

const today = day("2026-11-21");
const NOTHING_KNOWN = { kcal: null, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null };

/** So many kilocalories so many days ago. */
const eaten = (kcal: number, ago: number): TrackedValue => aRoti({ at: firstInstantOf(daysAfter(today, -ago)), grams: (kcal * 100) / 240 });
const little = (...values: readonly (TrackedValue | null)[]): boolean =>
  isLittleEaten({ entries: values.map((value, nth) => ({ entry: String(nth), value })), settings: NO_SETTINGS, today });
const three = [eaten(600, 1), eaten(500, 2), eaten(599, 3)];

describe("what was eaten on the last three days before today", () => {
  it("is little where each of them is below 1,200 kcal, whatever was eaten today or before", () => {
    expect(little(...three)).toBe(true);
    expect(little(...three, eaten(599, 1), eaten(3_000, 0), eaten(3_000, 4), null, aGlass())).toBe(true);
    expect(little(...three, eaten(600, 1))).toBe(false);
    for (const ago of [1, 2, 3]) expect(little(...three, eaten(1_200, ago))).toBe(false);
  });

  it("is not known where a day has no entry, or a food of which the energy is not known", () => {
    for (const nth of [0, 1, 2]) expect(little(...three.toSpliced(nth, 1))).toBe(false);
    expect(little(...three, aRoti({ at: firstInstantOf(daysAfter(today, -2)), per100: NOTHING_KNOWN }))).toBe(false);
    expect(little(...three, aRoti({ at: firstInstantOf(daysAfter(today, -4)), per100: NOTHING_KNOWN }))).toBe(true);
  });

  it("is little where somebody noted that they ate nothing", () => {
    const none: TrackedValue = { tracker: "meal", day: daysAfter(today, -2), none: true };
    expect(little(...three.toSpliced(1, 1, none))).toBe(true);
  });
});
