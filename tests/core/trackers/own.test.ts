import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOODS } from "#core/health/foods/foods.ts";
import { findFoods } from "#core/health/foods/find-foods.ts";
import { nutritionOf } from "#core/health/foods/nutrition-of.ts";
import { gramsOf, unitsOf } from "#core/health/foods/unit-grams.ts";
import { day, firstInstantOf } from "#core/shared/day.ts";
import { copiedMeal } from "#core/trackers/copied-meal.ts";
import { eatenOf } from "#core/trackers/eaten-before.ts";
import { takenFromFile, takenOps } from "#core/trackers/taken-ops.ts";
import { NOTHING_LOOKED_UP } from "#core/trackers/looked-up.ts";
import { foodOfDish, ownDishesOf, portionGrams, recipeGrams, withOwnDishes } from "#core/trackers/own-dishes.ts";
import { LONGEST_NAME, ownNameIn } from "#core/trackers/own-value.ts";
import { aDish, aGarba, aPut, aRemoval, aRoti, aWalk } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import type { TrackedValue } from "#core/trackers/tracked-value.ts";
import type { DishPart, OwnDish } from "#core/trackers/own-value.ts";

const NOTHING = { entries: new Map(), ops: new Map(), imported: NOTHING_LOOKED_UP };
const DAY = 24 * 60 * 60 * 1000;

/** Why a value is not taken: the field that is out of its range, or the refusal; null: it is taken. */
function refusalOf(value: TrackedValue): string | null {
  const [refusal] = takenOps([aPut(value)], NOTHING, now).refused;
  return refusal === undefined ? null : (refusal.range?.field ?? refusal.why);
}
const aPart = (given: Partial<DishPart> = {}): DishPart => ({ food: "atta", amount: 1, unit: "g", grams: 1, ...given });
const parted = (recipe: readonly DishPart[], given: Partial<OwnDish> = {}) => aDish({ recipe, yieldGrams: recipeGrams(recipe), ...given });

const anyDish = (): fc.Arbitrary<OwnDish> =>
  fc
    .record({
      parts: fc.array(fc.record({ food: fc.constantFrom(...FOODS.keys()), grams: fc.integer({ min: 1, max: 50_000 }) }), {
        minLength: 1,
        maxLength: 40,
      }),
      boiledAway: fc.integer({ min: 0, max: 99 }),
      portions: fc.integer({ min: 1, max: 100 }),
    })
    .map(({ parts, boiledAway, portions }) => {
      const recipe = parts.map(({ food, grams }) => aPart({ food, amount: Math.min(10_000, grams / 10), grams: grams / 10 }));
      const yieldGrams = Math.max(0.1, Math.round(recipeGrams(recipe) * (100 - boiledAway)) / 100);
      return aDish({ recipe, yieldGrams: Math.min(yieldGrams, recipeGrams(recipe)), portions });
    });

describe("a dish of one's own", () => {
  it("is taken with any parts of the table, and weighs what its portions weigh together", () => {
    fc.assert(
      fc.property(anyDish(), (dish) => {
        expect(refusalOf(dish)).toBeNull();
        expect(Math.abs(portionGrams(dish) * dish.portions - dish.yieldGrams)).toBeLessThanOrEqual(0.00005 * dish.portions + 1e-9);
      }),
    );
  });

  it("of one food that loses nothing has what is in that food", () => {
    for (const food of FOODS.values()) {
      const dish = parted([aPart({ food: food.id, amount: 100, grams: 100 })]);
      expect(nutritionOf(foodOfDish("mine", dish), FOODS)).toEqual(nutritionOf(food, FOODS));
    }
  });

  it("has in all of it what its parts have together, whatever boils away", () => {
    const boiled = aDish({ yieldGrams: recipeGrams(aDish().recipe) });
    const inAll = (dish: OwnDish) => ((nutritionOf(foodOfDish("mine", dish), FOODS).protein_g ?? 0) * dish.yieldGrams) / 100;
    expect(inAll(aDish())).toBeCloseTo(inAll(boiled), 0);
    expect(inAll(aDish())).toBeCloseTo((21.7 * 130) / 100, 0); // Of toor dal; ghee and water have none.
  });

  it("is not known where a part is not: no figure is made up", () => {
    const unknown = new Map(FOODS);
    unknown.delete("ghee");
    expect(nutritionOf(foodOfDish("mine", aDish()), unknown)).toMatchObject({ kcal: null, fat_g: null });
  });

  it("is judged at the edges of each field: no part of 0 katori, no more on the plate than in the pot", () => {
    expect([0, 0.01, 10_000, 10_000.01, -1].map((amount) => refusalOf(parted([aPart({ amount })])))).toEqual([
      ...["amount", null, null, "amount", "amount"],
    ]);
    expect([0, 0.1, 5_000, 5_000.1].map((grams) => refusalOf(parted([aPart({ grams })], { yieldGrams: 0.1 })))).toEqual([
      ...["grams", null, null, "grams"],
    ]);
    expect([0, 1, 40, 41].map((parts) => refusalOf(parted(Array.from({ length: parts }, () => aPart()))))).toEqual([
      ...["recipe", null, null, "recipe"],
    ]);
    expect([0, 0.1, 957.3, 957.4].map((yieldGrams) => refusalOf(aDish({ yieldGrams })))).toEqual(["yield_g", null, null, "yield_g"]);
    expect([0, 1, 100, 101, 2.5].map((portions) => refusalOf(aDish({ portions })))).toEqual([
      ...["portions", null, null, "portions", "portions"],
    ]);
  });

  it("is made of the table alone: of no dish of one's own, so that no recipe comes back to itself", () => {
    const mine = aPut(aDish());
    const known = {
      entries: new Map([[mine.entry, { tracker: "dish", tops: [mine] } as const]]),
      ops: new Map([[mine.op, mine]]),
      imported: NOTHING_LOOKED_UP,
    };
    const other = aPut(parted([aPart({ food: mine.entry })]));
    const itself = aPut(parted([aPart({ food: mine.entry })]), { entry: mine.entry, n: 2 });
    expect(takenOps([other, itself], known, now).refused.map(({ why }) => why)).toEqual(["unknown-food", "unknown-food"]);
    for (const food of ["__proto__", "constructor", "", "xyzzy"])
      expect(refusalOf(parted([aPart(), aPart({ food })]))).toBe("unknown-food");
    expect(refusalOf(parted([aPart({ unit: "ml" })]))).toBe("unknown-unit");
    expect(refusalOf(parted([aPart({ unit: "__proto__" })]))).toBe("unknown-unit");
  });

  it("is never too old, as its removal may be undone years later, but never ahead of the clock", () => {
    expect([now, now - 5 * 366 * DAY, now + 5 * 60_000].map((at) => refusalOf(aDish({ at })))).toEqual([null, null, null]);
    expect([now + 5 * 60_000 + 1, Date.parse("1999-12-31T00:00:00Z")].map((at) => refusalOf(aDish({ at })))).toEqual(["ahead", "too-old"]);
    expect(takenFromFile([aPut(aDish({ at: now - 5 * 366 * DAY }))], NOTHING, now).refused).toEqual([]);
  });

  it("is no meal: neither takes the place of the other", () => {
    const [dish, roti] = [aPut(aDish()), aPut(aRoti())];
    const taken = takenOps(
      [dish, roti, aPut(aRoti(), { entry: dish.entry, n: 2 }), aPut(aDish(), { entry: roti.entry, n: 2 })],
      NOTHING,
      now,
    );
    expect(taken.refused.map(({ why }) => why)).toEqual(["unknown-entry", "unknown-entry"]);
    expect(takenOps([dish, aRemoval(dish)], NOTHING, now).entries).toMatchObject([{ tracker: "dish", value: null }]);
  });

  it("is found in its owner's table by its name, and eaten in portions and grams", () => {
    const entry = randomUUID();
    const table = withOwnDishes(FOODS, [
      { entry, value: aDish({ name: "Zarda of Aaji" }) },
      { entry: randomUUID(), value: aRoti() },
    ]);
    expect(table.size).toBe(FOODS.size + 1);
    const [found] = findFoods(table.values(), "zarda of aaji");
    expect(found?.id).toBe(entry);
    if (found === undefined) throw new RangeError("it was found");
    expect([unitsOf(found), gramsOf(found, 2, "portion"), gramsOf(found, 2, "katori")]).toEqual([["portion", "g"], 450, null]);
    expect(findFoods(FOODS.values(), "zarda of aaji")).not.toContainEqual(expect.objectContaining({ id: entry }));
  });

  it("stands with the others, the one that was written last first; removed ones are gone", () => {
    const [older, newer] = [aDish({ at: now - DAY }), aDish()];
    const entries = [
      { entry: "a", value: older },
      { entry: "b", value: null },
      { entry: "c", value: newer },
      { entry: "d", value: aWalk() },
    ];
    expect(ownDishesOf(entries).map(({ entry }) => entry)).toEqual(["c", "a"]);
  });

  it("that was eaten keeps its figures, whatever becomes of the dish; copied, it is as the dish is today", () => {
    const [entry, today] = [randomUUID(), day("2026-11-20")];
    const value = aRoti({ at: firstInstantOf(today), food: entry, name: "Aaji's dal", unit: "portion", grams: 200 });
    expect(refusalOf({ ...value, at: now })).toBeNull();
    const eaten = eatenOf([{ entry: "eaten", value }]);
    const copied = (table: Parameters<typeof copiedMeal>[1]["table"]) =>
      copiedMeal(eaten, { meal: "dinner", day: today, table, now, idOf: (text) => text })[0]?.value;
    expect(copied(FOODS)).toEqual({ ...value, meal: "dinner" });
    const renamed = aDish({ name: "Aaji's second dal" });
    expect(copied(withOwnDishes(FOODS, [{ entry, value: renamed }]))).toEqual({
      ...value,
      meal: "dinner",
      name: renamed.name,
      grams: 225,
      per100: nutritionOf(foodOfDish(entry, renamed), FOODS),
    });
  });
});

describe("what names something of one's own", () => {
  it("is no way around the tables: it needs a name and an id as devices make them", () => {
    const id = randomUUID();
    const eaten = (food: string | null, name: string | null) => refusalOf(aRoti({ food, name, unit: "portion" }));
    expect([eaten(id, "Dal"), eaten(null, "Dal"), eaten(id, null), eaten("xyzzy", "Dal"), eaten("roti", "Dal")]).toEqual([
      ...[null, null, "unknown-food", "unknown-food", "unknown-unit"],
    ]);
    const done = (activity: string | null, name: string | null) => refusalOf(aWalk({ activity, name }));
    expect([done(id, "Garba"), done(null, "Garba"), done(id, null), done("99999", "Garba"), done("17190", "Walk")]).toEqual([
      ...[null, null, "unknown-activity", "unknown-activity", null],
    ]);
  });

  it("is kept without the space around it, in one line", () => {
    expect([" Dal ", "दाल", "__proto__", "x".repeat(LONGEST_NAME)].map(ownNameIn)).toEqual([
      "Dal",
      "दाल",
      "__proto__",
      "x".repeat(LONGEST_NAME),
    ]);
    for (const typed of ["", "  ", "\u00a0", "\u200b", "a\nb", "a\tb", "a\u0000b", "a\u2028b", "a\ud800b", "x".repeat(LONGEST_NAME + 1)])
      expect(ownNameIn(typed)).toBeNull();
  });
});

describe("an activity of one's own", () => {
  it("is judged at the edges of its MET", () => {
    expect([0.89, 0.9, 25, 25.01].map((met) => refusalOf(aGarba({ met })))).toEqual(["met", null, null, "met"]);
  });
});
