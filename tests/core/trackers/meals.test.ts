import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS } from "#core/health/foods/foods.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { copiedMeal } from "#core/trackers/copied-meal.ts";
import { lastDayWith, mealOfDay, mostEaten } from "#core/trackers/eaten-before.ts";
import { mealEnergy } from "#core/trackers/meal-energy.ts";
import { dayOfValue } from "#core/trackers/tracked-value.ts";
import { valueRefusal } from "#core/trackers/value-refusal.ts";
import { now } from "#tests/fixtures.ts";
import type { Eaten, EatenValue } from "#core/trackers/eaten-before.ts";

const NOTHING = { kcal: null, protein_g: null, carbs_g: null, fat_g: null, fibre_g: null };
const idOf = (text: string): string => `id of ${text}`;
const today = day("2026-11-20");
const evening = firstInstantOf(today) + 22 * 3_600_000;
const anEaten = (changed: Partial<EatenValue> = {}): EatenValue => ({
  tracker: "meal",
  at: firstInstantOf(today) + 8 * 3_600_000,
  meal: "breakfast",
  food: "roti",
  name: null,
  amount: 2,
  unit: "piece",
  grams: 80,
  per100: { ...NOTHING, kcal: 240 },
  ...changed,
});
const noted = (...values: readonly EatenValue[]): readonly Eaten[] =>
  values.map((value, nth) => ({ entry: `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`, value }));
const on = (ago: number) => firstInstantOf(daysAfter(today, -ago)) + 8 * 3_600_000;

describe("a meal", () => {
  it("has the energy of its grams, worked out from the nutrients where none is told; unknown adds none", () => {
    expect(mealEnergy(anEaten())).toBe(192);
    expect(mealEnergy({ grams: 10, per100: { kcal: null, protein_g: 0, carbs_g: 0, fat_g: 100, fibre_g: null } })).toBe(90);
    expect(mealEnergy({ grams: 10, per100: NOTHING })).toBe(0);
  });

  it("is refused out of its ranges, at the field that is wrong", () => {
    const fieldOf = (changed: Partial<EatenValue>) => {
      const refusal = valueRefusal(anEaten({ at: now, ...changed }), now);
      return refusal?.kind === "out-of-range" ? refusal.field : refusal;
    };
    expect([fieldOf({}), fieldOf({ amount: 0 }), fieldOf({ grams: 5_000.1 }), fieldOf({ grams: 0 })]).toEqual([
      null,
      "amount",
      "grams",
      "grams",
    ]);
    expect([fieldOf({ per100: { ...NOTHING, kcal: 903 } }), fieldOf({ per100: { ...NOTHING, fat_g: 100.1 } })]).toEqual(["kcal", "fat_g"]);
  });

  it("is looked for as of the last day within 14 that has it", () => {
    const entries = noted(anEaten({ at: on(14) }), anEaten({ at: on(3), meal: "lunch" }), anEaten({ at: on(0) }));
    expect(lastDayWith(entries, "breakfast", today)).toBe(daysAfter(today, -14));
    expect(lastDayWith(noted(anEaten({ at: on(15) })), "breakfast", today)).toBeNull();
    expect([lastDayWith(entries, "lunch", today), lastDayWith(entries, "dinner", today)]).toEqual([daysAfter(today, -3), null]);
  });

  it("copied twice is copied once, elsewhere it is another, and at the same time of the day by today's table", () => {
    const eaten = mealOfDay(noted(anEaten({ at: on(1), per100: { ...NOTHING, kcal: 1 } })), "breakfast", daysAfter(today, -1));
    const copied = copiedMeal(eaten, { meal: "lunch", day: today, table: FOODS, now: evening, idOf });
    expect(copiedMeal(eaten, { meal: "lunch", day: today, table: FOODS, now: evening, idOf })).toEqual(copied);
    expect(copied).toMatchObject([{ value: { meal: "lunch", at: on(0), grams: 80, per100: { kcal: 240, protein_g: 7.93 } } }]);
    const elsewhere = [copied, copiedMeal(eaten, { meal: "dinner", day: today, table: FOODS, now: evening, idOf })].flat();
    expect(new Set(elsewhere.flatMap(({ entry, op }) => [entry, op])).size).toBe(4);
    const own = noted(anEaten({ food: null, name: "Soup", at: on(1) }));
    expect(copiedMeal(own, { meal: "snack", day: today, table: FOODS, now: evening, idOf })[0]?.value.per100).toEqual({
      ...NOTHING,
      kcal: 240,
    });
  });

  it("is offered by how often it was eaten, as it was eaten last", () => {
    const dal = anEaten({ food: "dal-tadka", at: on(9) });
    const eaten = mostEaten(
      noted(anEaten({ at: on(2), amount: 3 }), dal, anEaten({ at: on(5) }), anEaten({ food: null, name: "Soup", at: on(1) })),
    );
    expect(eaten.map(({ food, name, amount }) => [food ?? name, amount])).toEqual([
      ["roti", 3],
      ["Soup", 2],
      ["dal-tadka", 2],
    ]);
  });

  it("copied before the time of day at which it was eaten then is eaten now, and not ahead", () => {
    const eaten = noted(anEaten({ at: on(1) }));
    const copiedAt = (hour: number, to = today) =>
      copiedMeal(eaten, { meal: "breakfast", day: to, table: FOODS, now: firstInstantOf(today) + hour * 3_600_000, idOf })[0]?.value.at;
    expect([copiedAt(7), copiedAt(9)]).toEqual([firstInstantOf(today) + 7 * 3_600_000, on(0)]);
    expect(copiedAt(7, daysAfter(today, -2))).toBe(on(2));
    expect(copiedAt(7, daysAfter(today, 1))).toBe(on(-1));
  });

  it("stays on its day however and whenever it is copied, and never lies ahead today", () => {
    const aTime = fc.integer({ min: 0, max: 86_399_999 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 }), aTime, aTime, (ago, ms, passed) => {
        const eaten = noted(anEaten({ at: firstInstantOf(daysAfter(today, -ago)) + ms }));
        const at = firstInstantOf(today) + passed;
        for (const { value } of copiedMeal(eaten, { meal: "snack", day: today, table: FOODS, now: at, idOf })) {
          expect(dayOfValue(value)).toBe(today);
          expect(value.at).toBeLessThanOrEqual(at);
        }
      }),
    );
  });
});
